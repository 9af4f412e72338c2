import { isOwnMoneyPlay, type PlayMode, type RebateType } from '@ronda/contract'
import { minus, rational, type Rational } from '@ronda/core'
import type { Language } from '@ronda/i18n'

/** What rewards need to know of a game. */
export type RewardGame = {
  readonly gameType: RebateType
  readonly names: Readonly<Record<Language, string>>
  /** The highest return of its bets, with optimal play. */
  readonly returned: Rational
}

export type PlayedRound = {
  readonly mode: PlayMode
  readonly game: string
  readonly stake: bigint
  /** What was risked of it, where a bet can risk less than all. */
  readonly validBet?: bigint | undefined
  readonly wallet: number
  readonly atMs: number
  /** The stake came back before anything was risked. */
  readonly isTakenBack?: boolean | undefined
}

/** A bet as missions, points and ranks count it. */
export type ValidBet = {
  readonly wallet: number
  readonly game: string
  readonly gameType: RebateType
  /** In atoms. */
  readonly valid: bigint
  readonly atMs: number
}

const ONE = rational(1n)
/** A game that keeps at least so much of each stake counts in full: 4 %. */
export const FULL_EDGE = rational(4n, 100n)

/**
 * The part of a stake that counts: stake × min(1, (1 − return) ÷ 4 %), rounded down. Without the weight, who plays
 * games that return nearly everything would earn rewards at no risk.
 */
export function validPartOf(stake: bigint, returned: Rational): bigint {
  const edge = minus(ONE, returned)
  if (edge.numerator <= 0n) return 0n
  const part = (stake * edge.numerator * FULL_EDGE.denominator) / (edge.denominator * FULL_EDGE.numerator)
  return part < stake ? part : stake
}

/** The rounds that count for rewards: played with own money, and at risk. Bonus money has its own meter. */
export function validBetsOf(
  rounds: readonly PlayedRound[],
  games: ReadonlyMap<string, RewardGame>,
): readonly ValidBet[] {
  return rounds.flatMap(({ mode, game, stake, validBet = stake, wallet, atMs, isTakenBack = false }) => {
    const about = games.get(game)
    if (!isOwnMoneyPlay(mode) || isTakenBack || about === undefined) return []
    const valid = validPartOf(validBet, about.returned)
    return valid === 0n ? [] : [{ wallet, game, gameType: about.gameType, valid, atMs }]
  })
}
