import { assert } from '@ronda/core'
import type { SlotModel } from './model.ts'
import type { VolatilityClass } from './parSheet.ts'
import { feriaDeLuz } from './titles/feriaDeLuz.ts'

export type SlotFeature = 'freeSpins' | 'wild' | 'multiplier' | 'scatterPay'

/** What is proven of a model, in short: kept as data, because proving takes seconds. A test compares it with the proof. */
export type ShortFacts = {
  /** Return in hundredths of a per cent, rounded down. */
  readonly returnPerMyriad: number
  readonly volatility: VolatilityClass
  readonly lines: number
  readonly features: readonly SlotFeature[]
}

export type ProvenModel = { readonly model: SlotModel; readonly facts: ShortFacts }

const FEATURES: readonly SlotFeature[] = ['freeSpins', 'wild', 'multiplier', 'scatterPay']

export const feria: ProvenModel = {
  model: feriaDeLuz,
  facts: { returnPerMyriad: 9600, volatility: 'medium', lines: 20, features: FEATURES },
}

/** Every model in force. */
export const slotModels: readonly ProvenModel[] = [feria]

const TEMPERS = ['low', 'medium', 'high', 'extreme'] as const

/** The model that plays most like this: the temper counts first, then the lines. */
export function nearestModel(volatility: VolatilityClass, lines: number): ProvenModel {
  const distance = ({ facts }: ProvenModel): number =>
    Math.abs(TEMPERS.indexOf(facts.volatility) - TEMPERS.indexOf(volatility)) * 1_000 + Math.abs(facts.lines - lines)
  const [first, ...others] = slotModels
  assert(first !== undefined, 'there is a model')
  return others.reduce((best, other) => (distance(other) < distance(best) ? other : best), first)
}
