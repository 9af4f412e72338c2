import { present } from '@ronda/core'
import { openStream } from '@ronda/fair'
import { family as models } from '../family/family.ts'
import type { LinesModel, Strips } from '../lines/model.ts'
import { layStrip } from '../lines/solve/layStrip.ts'
import type { ShortFacts } from '../shortFacts.ts'
import type { Family, Profile } from './family.ts'

const modelOf = (profile: Profile): { readonly model: LinesModel; readonly facts: ShortFacts } =>
  present(
    models.find(({ model }) => model.id === `FAMILY_${profile.toUpperCase()}_20`),
    `the counts of ${profile}`,
  )

function laidAgain({ id, symbols, baseStrips, freeStrips, ...rules }: LinesModel, title: number): LinesModel {
  const rng = openStream({ serverSeed: id, clientSeed: 'strips', nonce: title })
  const lay = (strips: Strips): Strips =>
    strips.map((strip) =>
      layStrip(
        symbols.map((_, symbol) => strip.filter((cell) => cell === symbol).length),
        rng,
      ),
    )
  return { id, symbols, ...rules, baseStrips: lay(baseStrips), freeStrips: lay(freeStrips) }
}

export const lines20: Family = {
  id: 'lines20',
  names: { es: 'Veinte líneas', en: 'Twenty lines' },
  says: {
    es: 'Veinte líneas, comodines y giros gratis que multiplican.',
    en: 'Twenty lines, wilds, and free spins that multiply.',
  },
  reels: 5,
  rows: 3,
  wins: 'lines',
  facts: { low: modelOf('low').facts, medium: modelOf('medium').facts, high: modelOf('high').facts },
  modelOf: (profile, title) => laidAgain(modelOf(profile).model, title),
}
