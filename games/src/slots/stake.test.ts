import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coinValue } from './stake.ts'
import { feriaDeLuz } from './titles/feriaDeLuz.ts'

test('[SL8] the coins of a spin are worth its stake, to the atom', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 15n), (atoms) => {
      const stake = atoms * BigInt(feriaDeLuz.cost)
      expect(coinValue(feriaDeLuz, 'spin', stake) * BigInt(feriaDeLuz.cost)).toBe(stake)
    }),
  )
})

test.each([0n, -20n, 19n, 21n, 100_001n])('[SL8] %d atoms cannot be shared out among twenty coins', (stake) => {
  expect(() => coinValue(feriaDeLuz, 'spin', stake)).toThrow('broken promise')
})
