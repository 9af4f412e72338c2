import {
  BONUS_DAYS_MAX,
  BONUS_GAMES_MAX,
  BONUS_MULTIPLE_MAX,
  BONUS_SPINS_MAX,
  BONUS_UNITS_MAX,
  type BonusDraft,
  type BonusTerms,
} from '@ronda/contract'
import { ATOMS_PER_UNIT, isPayable, type Currency } from '@ronda/core'
import { modelHash } from '@ronda/games'
import type { RewardGame } from '../bet/bet.ts'

/** What must be staked, in valid bets. */
export function targetOf({ amount, deposit, base, multiple }: BonusTerms): bigint {
  const of = base === 'bonus' ? amount : amount + deposit
  return of * BigInt(multiple)
}

/** How many rounds free spins are; zero for bonus money. */
export const spinsIn = ({ kind, amount, stakeMax }: BonusTerms): bigint => (kind === 'spins' ? amount / stakeMax : 0n)

/** Free spins are played at their stake. Some that were given earlier could also be played at a smaller one, and still can. */
export const isStakeFixed = ({ kind, stakeMin, stakeMax }: BonusTerms): boolean =>
  kind === 'spins' && stakeMin === stakeMax

/** Equal terms have one hash: it names what a member accepted, and what was simulated. */
export function termsHashOf(terms: BonusTerms): string {
  const asText = (value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : value)
  const fields = Object.entries(terms).map(([key, value]) => [key, asText(value)])
  return modelHash(Object.fromEntries(fields) as object)
}

/** Whether a game can be played with the bonus. */
export function isAllowed({ gameTypes, games }: BonusTerms, code: string, game: RewardGame | undefined): boolean {
  if (game === undefined || !gameTypes.some((type) => type === game.gameType)) return false
  return games.length === 0 || games.includes(code)
}

/** The games that can be played with the bonus, by code. */
export function allowedGames(terms: BonusTerms, games: ReadonlyMap<string, RewardGame>): readonly string[] {
  return [...games].flatMap(([code, game]) => (isAllowed(terms, code, game) ? [code] : []))
}

type TermsLimits = { readonly currency: Currency; readonly stakeMin: bigint }

/** The terms of a draft, frozen. */
export function termsOf(draft: BonusDraft, { currency, stakeMin }: TermsLimits): BonusTerms {
  const { amount, multiple, stakeMax, days } = draft
  const gameTypes = [...new Set(draft.gameTypes)].toSorted()
  const games = [...new Set(draft.games)].toSorted()
  const fixed = { version: 1, kind: 'money', base: 'bonus', deposit: 0n } as const
  return { ...fixed, currency, amount, multiple, stakeMax, stakeMin, gameTypes, games, days }
}

const within = (value: number, max: number): boolean => Number.isInteger(value) && value >= 1 && value <= max

/** Free spins are a whole number of rounds of one game with one stake, and nothing more is asked for. */
function areSpins(terms: BonusTerms): boolean {
  const { amount, multiple, base, stakeMax, games } = terms
  if (stakeMax === 0n || amount % stakeMax !== 0n || games.length !== 1) return false
  return multiple === 1 && base === 'bonus' && spinsIn(terms) <= BigInt(BONUS_SPINS_MAX)
}

/** What is wrong with terms; nothing outside of these limits is ever given. */
export function areTermsValid(terms: BonusTerms, games: ReadonlyMap<string, RewardGame>): boolean {
  const { currency, amount, deposit, base, multiple, stakeMax, stakeMin, days } = terms
  const amountMax = BigInt(BONUS_UNITS_MAX) * ATOMS_PER_UNIT
  return (
    isPayable(currency, amount) &&
    amount <= amountMax &&
    deposit >= 0n &&
    (base === 'bonus' || deposit > 0n) &&
    within(multiple, BONUS_MULTIPLE_MAX) &&
    (terms.kind === 'money' || areSpins(terms)) &&
    within(days, BONUS_DAYS_MAX) &&
    isPayable(currency, stakeMax) &&
    stakeMin > 0n &&
    stakeMax >= stakeMin &&
    // A bonus that is one stake would be a single bet, and not what its terms say.
    stakeMax <= amount &&
    terms.games.length <= BONUS_GAMES_MAX &&
    terms.games.every((code) => isAllowed(terms, code, games.get(code))) &&
    allowedGames(terms, games).length > 0
  )
}
