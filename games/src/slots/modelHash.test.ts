import { expect, test } from 'vitest'
import { modelHash } from './modelHash.ts'
import { feriaDeLuz } from './titles/feriaDeLuz.ts'

test('[SL14] the hash of Feria de Luz', () => {
  // A new hash is a new version of the game: all rounds played so far have the old one.
  expect(modelHash(feriaDeLuz)).toBe('02151dc554983e8adbf28868d7b35770d04b8df4e03445671ec17faafdb7eead')
})

test('[SL14] [SL28] a model from before there were caps has its old hash', () => {
  const { winMax: _, ...before } = feriaDeLuz
  expect(modelHash(before)).toBe('e1b7213daddf9b7de83d7a79e1f55991feabe68c656d6ecdadcfea7b845e9519')
})

test('[SL14] the order of keys has no effect', () => {
  const reversed = Object.fromEntries(Object.entries(feriaDeLuz).toReversed())
  expect(modelHash({ ...feriaDeLuz, ...reversed })).toBe(modelHash(feriaDeLuz))
})

test('[SL14] one cell of one strip makes another model', () => {
  const [first = [], ...rest] = feriaDeLuz.baseStrips
  expect(modelHash({ ...feriaDeLuz, baseStrips: [first.with(0, 2), ...rest] })).not.toBe(modelHash(feriaDeLuz))
})
