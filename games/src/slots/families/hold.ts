import { parseStrips } from '../board/parts.ts'
import type { HoldModel } from '../hold/model.ts'
import { holdRecipe } from '../hold/recipes.ts'
import { holdStrips } from '../hold/strips.ts'
import type { ShortFacts } from '../shortFacts.ts'
import type { Family, Profile } from './family.ts'
import { sharedBy } from './sharedBy.ts'

function modelOf(on: 'lines' | 'ways', profile: Profile, title: number): HoldModel {
  const [seed, strips] = sharedBy(holdStrips[on][profile], title)
  const { rules } = holdRecipe(on, profile)
  return { ...rules, id: `HOLD_${on}_${profile}_${seed}`.toUpperCase(), strips: parseStrips(strips) }
}

const factsOf = (lines: number): Readonly<Record<Profile, ShortFacts>> => ({
  low: { returnPerMyriad: 9550, volatility: 'low', lines, features: ['wild', 'respin'] },
  medium: { returnPerMyriad: 9600, volatility: 'medium', lines, features: ['wild', 'respin'] },
  high: { returnPerMyriad: 9640, volatility: 'high', lines, features: ['wild', 'respin'] },
})

export const holdLines: Family = {
  id: 'holdLines',
  names: { es: 'Atrapa y gana', en: 'Hold and win' },
  says: {
    es: 'Veinte líneas; seis monedas se quedan en su sitio y llaman a más, hasta llenar la cuadrícula.',
    en: 'Twenty lines; six coins stay where they lie and call for more, until the grid is full.',
  },
  reels: 5,
  rows: 3,
  wins: 'lines',
  facts: factsOf(20),
  modelOf: (profile, title) => modelOf('lines', profile, title),
}

export const holdWays: Family = {
  ...holdLines,
  id: 'holdWays',
  names: { es: 'Atrapa y gana en 243 formas', en: 'Hold and win, 243 ways' },
  says: {
    es: '243 formas de ganar; seis monedas se quedan en su sitio y llaman a más.',
    en: '243 ways to win; six coins stay where they lie and call for more.',
  },
  wins: 'ways',
  facts: factsOf(243),
  modelOf: (profile, title) => modelOf('ways', profile, title),
}
