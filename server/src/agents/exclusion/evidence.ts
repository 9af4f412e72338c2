import type { ExclusionFactKind, ExclusionReason } from '@ronda/contract'
import type { Currency } from '@ronda/core'

/** A bet of an account, as rules look at it. */
export type LookedBet = {
  readonly wallet: number
  readonly operation: string
  readonly game: string | null
  readonly currency: Currency
  readonly atMs: number
  readonly validBet: bigint
  /** The agents above at that moment, nearest first. */
  readonly line: readonly string[]
}

/** What was seen; accounts by their ids. */
export type Fact = {
  readonly kind: ExclusionFactKind
  readonly accounts: readonly string[]
  readonly atMs: number | null
  readonly count: number | null
  readonly game: string | null
  readonly round: number | null
  readonly amount: bigint | null
  readonly back: bigint | null
}

export const fact = (kind: ExclusionFactKind, seen: Partial<Omit<Fact, 'kind'>>): Fact => ({
  kind,
  accounts: [],
  atMs: null,
  count: null,
  game: null,
  round: null,
  amount: null,
  back: null,
  ...seen,
})

/** Bets in one line and of one currency that do, or may, not count for a reason. */
export type Finding = {
  readonly reason: ExclusionReason
  /** It follows from facts; otherwise it is only likely, and staff decide. */
  readonly isCertain: boolean
  readonly bets: readonly LookedBet[]
  readonly facts: readonly Fact[]
}

/** Facts and accounts of one finding that are kept: the first ones, the number of bets says the rest. */
export const FACTS_MAX = 20
export const ACCOUNTS_MAX = 20

/** The same finding for each line and currency of its bets. */
export function byLine(finding: Finding): readonly Finding[] {
  const groups = Map.groupBy(finding.bets, ({ line, currency }) => [currency, ...line].join(' '))
  return [...groups.values()].map((bets) => ({ ...finding, bets, facts: finding.facts.slice(0, FACTS_MAX) }))
}
