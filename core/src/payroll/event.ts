import type { Amounts } from './figures.ts'

/** Why an event, or its valid bet, counts for nobody. */
export const EXCLUSIONS = [
  'self_play',
  'opposite_sides',
  'circular_transfer',
  'same_device',
  'excluded_member',
  'trial',
] as const
export type Exclusion = (typeof EXCLUSIONS)[number]

/**
 * What counts of an event. Play that is not a real member's counts for nobody. Of other excluded play the valid bet
 * counts for nobody; its stakes and prizes stay, so that nobody is paid more because a prize was excluded.
 */
export function countedOf(amounts: Amounts, excluded: Exclusion | null): Amounts | undefined {
  if (excluded === null) return amounts
  return excluded === 'trial' || excluded === 'excluded_member' ? undefined : { ...amounts, validBet: 0n }
}

/** One thing that counts for contracts: a settled bet, a promotion that was paid, a fee, or what undoes one of them. */
export type PayEvent = {
  readonly id: string
  readonly member: string
  /** When it happened. What undoes an event has the moment of that event. */
  readonly atMs: number
  /** The agents above the member at that moment, nearest first. */
  readonly line: readonly string[]
  readonly amounts: Amounts
  readonly excluded: Exclusion | null
}
