import type { VolatilityClass } from './parSheet.ts'

export type SlotFeature =
  | 'freeSpins'
  | 'wild'
  | 'multiplier'
  | 'scatterPay'
  | 'expandingWild'
  | 'stickyWild'
  | 'walkingWild'
  | 'respin'
  | 'stacks'
  | 'mystery'
  | 'specialSymbol'
  | 'bothWays'
  | 'ways'
  | 'buy'
  | 'cascade'
  | 'bonusRound'

/**
 * The proven facts of a model, in short: stored as data, because proving takes seconds. A test compares them with the
 * proof.
 */
export type ShortFacts = {
  /** Return in hundredths of a per cent, rounded down. */
  readonly returnPerMyriad: number
  readonly volatility: VolatilityClass
  readonly lines: number
  readonly features: readonly SlotFeature[]
}
