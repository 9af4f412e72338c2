import { parseStrips } from '../board/parts.ts'
import type { AvalancheModel } from '../avalanche/model.ts'
import { avalancheRules } from '../avalanche/recipes.ts'
import { avalancheStrips } from '../avalanche/strips.ts'
import type { ShortFacts } from '../shortFacts.ts'
import type { Family, Profile } from './family.ts'
import { sharedBy } from './sharedBy.ts'

function modelOf(on: 'lines' | 'ways', profile: Profile, title: number): AvalancheModel {
  const [seed, strips, pays] = sharedBy(avalancheStrips[on][profile], title)
  const none = [0, 0, 0, 0, 0, 0]
  const byRun = pays.split(',').map((runs) => [0, 0, 0, ...runs.split(' ').map(Number)])
  const id = `AVALANCHE_${on}_${profile}_${seed}`.toUpperCase()
  return { ...avalancheRules(on, profile), id, strips: parseStrips(strips), pays: [none, none, ...byRun] }
}

const factsOf = (lines: number, features: ShortFacts['features']): Readonly<Record<Profile, ShortFacts>> => ({
  low: { returnPerMyriad: 9530, volatility: 'low', lines, features },
  medium: { returnPerMyriad: 9600, volatility: 'medium', lines, features },
  high: { returnPerMyriad: 9650, volatility: 'high', lines, features },
})

export const avalancheLines: Family = {
  id: 'avalancheLines',
  names: { es: 'Avalancha', en: 'Avalanche' },
  says: {
    es: 'Diez líneas; lo que gana se desvanece, caen símbolos nuevos y cada caída multiplica más.',
    en: 'Ten lines; what wins vanishes, new symbols fall in, and every fall multiplies more.',
  },
  reels: 5,
  rows: 3,
  wins: 'lines',
  facts: factsOf(10, ['wild', 'multiplier', 'cascade']),
  modelOf: (profile, title) => modelOf('lines', profile, title),
}

export const avalancheWays: Family = {
  ...avalancheLines,
  id: 'avalancheWays',
  names: { es: 'Avalancha en 243 formas', en: 'Avalanche, 243 ways' },
  says: {
    es: '243 formas de ganar; lo que gana se desvanece, caen símbolos nuevos y cada caída multiplica más.',
    en: '243 ways to win; what wins vanishes, new symbols fall in, and every fall multiplies more.',
  },
  wins: 'ways',
  facts: factsOf(243, ['multiplier', 'cascade']),
  modelOf: (profile, title) => modelOf('ways', profile, title),
}
