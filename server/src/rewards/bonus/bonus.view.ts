import { BONUS_SOURCES, type Bonus, type BonusKind, type BonusLine } from '@ronda/contract'
import { rational, type Rational } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { RewardGame } from '../bet/bet.ts'
import type { GameBets } from './bet.sql.ts'
import type { StoredBonus, StoredStep } from './bonus.sql.ts'
import { splitOf } from './life.ts'
import { weightOf } from './meter.ts'
import { termsText } from './termsText.ts'

type ShowBonus = {
  readonly language: Language
  readonly games: ReadonlyMap<string, RewardGame>
  readonly steps: ReadonlyMap<string, readonly StoredStep[]>
  /** What the bonus wallet has, of the bonus that runs. */
  readonly standing: { readonly balance: bigint; readonly isRoundOpen: boolean } | undefined
}

/** A bonus as its owner and staff see it. */
export function shownBonus(stored: StoredBonus, { language, games, steps, standing }: ShowBonus): Bonus {
  const { id, names, source, state, outcome, terms, termsHash, target, progress } = stored
  const { givenAtMs, expiresAtMs, endedAtMs } = stored
  const isActive = state === 'active'
  return {
    id,
    name: names[language],
    source: BONUS_SOURCES.find((each) => each === source) ?? 'house',
    state,
    end: outcome,
    terms,
    termsHash,
    text: [...termsText(terms, games, language)],
    target,
    progress,
    givenAtMs,
    expiresAtMs,
    endedAtMs,
    isSettling: (isActive || state === 'ending') && standing?.isRoundOpen === true,
    ifCancelled: isActive && standing !== undefined ? splitOf('cancelled', standing.balance) : null,
    steps: (steps.get(id) ?? []).map(({ state: to, cause, by, amount, ledgerId, atMs }) => ({
      state: to,
      cause,
      by,
      amount,
      ledgerId,
      atMs: Math.trunc(atMs),
    })),
  }
}

const UNKNOWN: Rational = rational(1n)

/** The bets of a game, with the formula of what they add. */
export function shownLine(
  { game, bets, staked, valid }: GameBets,
  { kind, games, language }: Pick<ShowBonus, 'games' | 'language'> & { readonly kind: BonusKind },
): BonusLine {
  const about = games.get(game)
  const returned = about?.returned ?? UNKNOWN
  const gameName = about?.names[language] ?? game
  return { gameCode: game, gameName, return: returned, weight: weightOf(returned, kind), bets, staked, valid }
}
