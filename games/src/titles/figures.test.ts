import { expect, test } from 'vitest'
import { mechanicOf } from '../slots/mechanics.ts'
import { slotTitles } from '../slots/titles.ts'
import { heroSymbol, symbolNames } from '../slots/symbolNames.ts'
import { FIGURES, figuresOf } from './figures.ts'

test('every title shows seven different figures, its hero as the symbol for it', () => {
  for (const slot of slotTitles()) {
    if (!slot.title) continue
    const figures = figuresOf(slot.title, heroSymbol(slot)).map(({ figure }) => figure)
    expect(new Set(figures).size).toBe(FIGURES)
    expect(figures[heroSymbol(slot)]).toBe(slot.title.picture.hero)
  }
})

test('[SL27] the hero of every title comes on its reels', () => {
  // Titles of a family and a profile have the same symbols: where they share models, one of the first twelve.
  const cells = new Map<string, ReadonlySet<number>>()
  for (const slot of slotTitles()) {
    const number = (slot.title?.number ?? 0) % 12
    const key = `${slot.family.id} ${slot.profile} ${number}`
    const model = slot.title ? slot.family.modelOf(slot.profile, number) : slot.model
    const shown = cells.get(key) ?? new Set(mechanicOf(model).reels(model, false).flat())
    cells.set(key, shown)
    expect(shown.has(heroSymbol(slot)), slot.gameCode).toBe(true)
  }
})

test('every symbol of every slot has a name in both languages, without its article', () => {
  // Models are generated on demand: a sample of them is enough.
  for (const slot of slotTitles().filter((_, at) => at % 100 === 0)) {
    for (const names of Object.values(symbolNames(slot))) {
      expect(names.length).toBeGreaterThanOrEqual(slot.model.symbols.length)
      for (const name of names) expect(name).toMatch(/^[\p{Lu}\d]/u)
    }
    for (const name of symbolNames(slot).es) expect(name).not.toMatch(/^(El|La|Los|Las) /)
  }
})
