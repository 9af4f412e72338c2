import { expect, test } from 'vitest'
import { slotTitles } from '../slots/titles.ts'
import { symbolNames } from '../slots/symbolNames.ts'
import { FIGURES, figuresOf } from './figures.ts'

test('every title shows seven different figures, its hero first', () => {
  for (const { title } of slotTitles()) {
    if (!title) continue
    const figures = figuresOf(title).map(({ figure }) => figure)
    expect(new Set(figures).size).toBe(FIGURES)
    expect(figures[0]).toBe(title.picture.hero)
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
