import { figuresOf } from '../titles/figures.ts'
import type { SlotTitle } from './titles.ts'

const ROYALS = ['A', 'K', 'Q', 'J', '10'] as const

const FERIA = {
  es: ['Estrella', 'Noria', 'Antifaz', 'Guitarra', 'Farolillo', 'Abanico', 'Clavel'],
  en: ['Star', 'Wheel', 'Mask', 'Guitar', 'Lantern', 'Fan', 'Carnation'],
} as const

export type SymbolNames = { readonly es: readonly string[]; readonly en: readonly string[] }

/** What the symbols of a slot are called, by their number in its model. */
export function symbolNames({ title }: SlotTitle): SymbolNames {
  const figures = title && figuresOf(title)
  const es = figures?.map((figure) => figure.es) ?? FERIA.es
  const en = figures?.map((figure) => figure.en) ?? FERIA.en
  return { es: [...es, ...ROYALS], en: [...en, ...ROYALS] }
}
