import { present } from '@ronda/core'
import type { LinesModel } from '../lines/model.ts'
import type { ShortFacts, SlotFeature } from '../shortFacts.ts'
import { familyRecipes } from './recipes.ts'
import { familyStrips } from './strips.ts'

const ALWAYS: readonly SlotFeature[] = ['freeSpins', 'wild', 'scatterPay']
const WITH_MULTIPLIER: readonly SlotFeature[] = ['freeSpins', 'wild', 'multiplier', 'scatterPay']

// oxfmt-ignore
const FACTS: Readonly<Record<string, ShortFacts>> = {
  FAMILY_LOW_5: { returnPerMyriad: 9500, volatility: 'low', lines: 5, features: ALWAYS },
  FAMILY_LOW_10: { returnPerMyriad: 9560, volatility: 'low', lines: 10, features: ALWAYS },
  FAMILY_LOW_20: { returnPerMyriad: 9620, volatility: 'low', lines: 20, features: ALWAYS },
  FAMILY_MEDIUM_5: { returnPerMyriad: 9480, volatility: 'medium', lines: 5, features: WITH_MULTIPLIER },
  FAMILY_MEDIUM_10: { returnPerMyriad: 9580, volatility: 'medium', lines: 10, features: WITH_MULTIPLIER },
  FAMILY_MEDIUM_20: { returnPerMyriad: 9640, volatility: 'medium', lines: 20, features: WITH_MULTIPLIER },
  FAMILY_HIGH_5: { returnPerMyriad: 9450, volatility: 'high', lines: 5, features: WITH_MULTIPLIER },
  FAMILY_HIGH_10: { returnPerMyriad: 9600, volatility: 'high', lines: 10, features: WITH_MULTIPLIER },
  FAMILY_HIGH_20: { returnPerMyriad: 9670, volatility: 'high', lines: 20, features: WITH_MULTIPLIER },
}

export type ProvenModel = { readonly model: LinesModel; readonly facts: ShortFacts }

/** The models that thousands of titles share. */
export const family: readonly ProvenModel[] = familyRecipes.map(({ rules }) => {
  const { base, free } = present(familyStrips[rules.id], `the strips of ${rules.id}`)
  return {
    model: { ...rules, baseStrips: base, freeStrips: free },
    facts: present(FACTS[rules.id], `the facts of ${rules.id}`),
  }
})
