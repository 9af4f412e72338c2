import { expect, test } from 'vitest'
import { modelHash } from './modelHash.ts'
import { feriaDeLuz } from './titles/feriaDeLuz.ts'

test('[SL14] the name of Feria de Luz', () => {
  // A new name is a new version of the game: every round played so far remembers the old one.
  expect(modelHash(feriaDeLuz)).toBe('ca042a68f3e2c6eb6e0dc17113d19c56a7d6626a803b3959f9dacda6d7849341')
})

test('[SL14] the order of keys does not matter', () => {
  const reversed = Object.fromEntries(Object.entries(feriaDeLuz).toReversed())
  expect(modelHash({ ...feriaDeLuz, ...reversed })).toBe(modelHash(feriaDeLuz))
})

test('[SL14] one cell of one strip makes another model', () => {
  const [first = [], ...rest] = feriaDeLuz.baseStrips
  expect(modelHash({ ...feriaDeLuz, baseStrips: [first.with(0, 2), ...rest] })).not.toBe(modelHash(feriaDeLuz))
})
