import type { Amounts } from './figures.ts'

/** Why an event counts for nobody. */
export const EXCLUSIONS = [
  'self_play',
  'opposite_sides',
  'circular_transfer',
  'same_device',
  'excluded_member',
  'trial',
] as const
export type Exclusion = (typeof EXCLUSIONS)[number]

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
