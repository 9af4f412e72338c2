import { bookPages } from '../book/pages.ts'
import { bookRules, type Kind } from '../book/recipes.ts'
import type { ShortFacts, SlotFeature } from '../shortFacts.ts'
import type { Family, Profile } from './family.ts'
import { sharedBy } from './sharedBy.ts'

function modelOf(kind: Kind): Family['modelOf'] {
  return (profile, title) => {
    const [seed, winning, losing] = sharedBy(bookPages[kind][profile], title)
    const id = `${kind}_${profile}_${seed}`.toUpperCase()
    return { ...bookRules(kind, profile), id, book: { seed, winning, losing } }
  }
}

const factsOf = (features: readonly SlotFeature[], lowFeatures = features): Readonly<Record<Profile, ShortFacts>> => ({
  low: { returnPerMyriad: 9500, volatility: 'low', lines: 0, features: lowFeatures },
  medium: { returnPerMyriad: 9600, volatility: 'medium', lines: 0, features },
  high: { returnPerMyriad: 9650, volatility: 'high', lines: 0, features },
})

export const clusters7x7: Family = {
  id: 'clusters',
  names: { es: 'Racimos 7×7', en: 'Clusters 7×7' },
  says: {
    es: 'Cinco iguales que se tocan pagan y se desvanecen; caen nuevos y todo vuelve a empezar.',
    en: 'Five of a kind that touch pay and vanish; new ones fall in, and it begins again.',
  },
  reels: 7,
  rows: 7,
  wins: 'clusters',
  facts: factsOf(['multiplier', 'cascade'], ['cascade']),
  modelOf: modelOf('clusters'),
}

export const growing6x6: Family = {
  id: 'growing',
  names: { es: 'Racimos con comodines', en: 'Clusters that leave wilds' },
  says: {
    es: 'Racimos en 6×6: los de seis o más dejan un comodín donde estaban.',
    en: 'Clusters on 6×6: those of six or more leave a wild where they were.',
  },
  reels: 6,
  rows: 6,
  wins: 'clusters',
  facts: factsOf(['wild', 'multiplier', 'cascade'], ['wild', 'cascade']),
  modelOf: modelOf('growing'),
}

export const orbs6x5: Family = {
  id: 'orbs',
  names: { es: 'Esferas 6×5', en: 'Orbs 6×5' },
  says: {
    es: 'Ocho iguales pagan en cualquier lugar; las esferas se quedan y multiplican cada pago.',
    en: 'Eight of a kind pay anywhere; orbs stay and multiply every pay.',
  },
  reels: 6,
  rows: 5,
  wins: 'anywhere',
  facts: factsOf(['multiplier', 'cascade']),
  modelOf: modelOf('orbs'),
}
