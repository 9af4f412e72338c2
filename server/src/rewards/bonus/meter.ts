import type { BonusKind } from '@ronda/contract'
import { minus, over, rational, type Rational } from '@ronda/core'
import { validPartOf, type PlayedRound, type RewardGame } from '../bet/bet.ts'

/** A settled round with bonus money, as the meter counts it. Its place in its wallet names it. */
export type MeteredBet = {
  readonly wallet: number
  readonly seq: number
  readonly game: string
  readonly stake: bigint
  readonly valid: bigint
  /** The stake came back before anything was risked. */
  readonly isTakenBack: boolean
  readonly atMs: number
}

type PlacedRound = PlayedRound & { readonly seq: number }

/** What settled rounds add to the meter: rounded down once, for each bet. Rounds with other money add nothing. */
export function meteredBets(
  rounds: readonly (Omit<PlacedRound, 'mode'> & { readonly mode: string })[],
  games: ReadonlyMap<string, RewardGame>,
): readonly MeteredBet[] {
  return rounds.flatMap(({ mode, wallet, seq, game, stake, atMs, isTakenBack = false }) => {
    if (mode !== 'bonus') return []
    const about = games.get(game)
    const valid = isTakenBack || about === undefined ? 0n : validPartOf(stake, about.returned)
    return [{ wallet, seq, game, stake, valid, isTakenBack, atMs }]
  })
}

/** What a bet adds to a bonus: a free spin counts with its whole stake, whatever the game keeps. */
export const countedFor = (bet: MeteredBet, kind: BonusKind): MeteredBet =>
  kind === 'spins' && !bet.isTakenBack ? { ...bet, valid: bet.stake } : bet

/** One bet for each place, that one was taken back if any of them says so: one statement writes a place once. */
export function lastWords(bets: readonly MeteredBet[]): readonly MeteredBet[] {
  const byPlace = new Map<string, MeteredBet>()
  for (const bet of bets) {
    const place = `${bet.wallet} ${bet.seq}`
    if (bet.isTakenBack || !byPlace.has(place)) byPlace.set(place, bet)
  }
  return [...byPlace.values()]
}

/**
 * The meter after bets, whatever their order: a round counts once, and one that was taken back not at all, even if that
 * is known first.
 */
export function meterOf(bets: readonly MeteredBet[]): bigint {
  return lastWords(bets).reduce((sum, { valid }) => sum + valid, 0n)
}

const ONE = rational(1n)
const FULL_EDGE = rational(4n, 100n)

/** The weight of a game: min(1, (1 − return) ÷ 4 %); of a free spin it is 1. */
export function weightOf(returned: Rational, kind: BonusKind): Rational {
  if (kind === 'spins') return ONE
  const edge = minus(ONE, returned)
  if (edge.numerator <= 0n) return rational(0n)
  const weight = over(edge, FULL_EDGE)
  return weight.numerator > weight.denominator ? ONE : weight
}
