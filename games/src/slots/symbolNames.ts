import { figuresOf } from '../titles/figures.ts'
import { FIRST_PAYING, WILD } from './symbols.ts'
import type { SlotTitle } from './titles.ts'

const ROYALS = ['A', 'K', 'Q', 'J', '10'] as const

const FERIA = {
  es: ['Estrella', 'Noria', 'Antifaz', 'Guitarra', 'Farolillo', 'Abanico', 'Clavel'],
  en: ['Star', 'Wheel', 'Mask', 'Guitar', 'Lantern', 'Fan', 'Carnation'],
} as const

export type SymbolNames = { readonly es: readonly string[]; readonly en: readonly string[] }

/** The symbol that shows the hero of a slot: the wild, or the highest-paying one where no wild comes on the reels. */
export function heroSymbol({ facts }: SlotTitle): number {
  return facts.features.includes('wild') ? WILD : FIRST_PAYING
}

/** What the symbols of a slot are called, by their number in its model. */
export function symbolNames(slot: SlotTitle): SymbolNames {
  const figures = slot.title && figuresOf(slot.title, heroSymbol(slot))
  const es = figures?.map((figure) => figure.es) ?? FERIA.es
  const en = figures?.map((figure) => figure.en) ?? FERIA.en
  return { es: [...es, ...ROYALS], en: [...en, ...ROYALS] }
}
