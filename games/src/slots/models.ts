import { family, type ProvenModel } from './family/family.ts'
import type { VolatilityClass } from './parSheet.ts'
import { feriaDeLuz } from './titles/feriaDeLuz.ts'

export const feria: ProvenModel = {
  model: feriaDeLuz,
  facts: {
    returnPerMyriad: 9600,
    volatility: 'medium',
    lines: 20,
    features: ['freeSpins', 'wild', 'multiplier', 'scatterPay'],
  },
}

/** Every model in force. */
export const slotModels: readonly ProvenModel[] = [feria, ...family]

const TEMPERS = ['low', 'medium', 'high', 'extreme'] as const

/** The model of the family that plays most like this: the temper counts first, then the lines. */
export function nearestModel(volatility: VolatilityClass, lines: number): ProvenModel {
  const distance = ({ facts }: ProvenModel): number =>
    Math.abs(TEMPERS.indexOf(facts.volatility) - TEMPERS.indexOf(volatility)) * 1_000 + Math.abs(facts.lines - lines)
  return family.reduce((best, other) => (distance(other) < distance(best) ? other : best))
}
