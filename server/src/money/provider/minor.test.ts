import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromMinor, toMinor } from './minor.ts'

test.each([
  [1_250_000n, 'USD', 1_250n],
  [1_000n, 'USD', 1n],
  [1n, 'USD', undefined],
  [1_500_000n, 'CLP', 15n],
  [150_000n, 'CLP', undefined],
  [5_000_000_000n, 'VND', 50_000n],
] as const)('%s atoms of %s are %s minor units', (atoms, currency, minor) => {
  expect(toMinor(atoms, currency)).toBe(minor)
})

test('converting minor units to atoms and back keeps the amount', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 12n), fc.constantFrom('USD', 'CLP', 'VND', 'EUR'), (minor, currency) => {
      expect(toMinor(fromMinor(minor, currency), currency)).toBe(minor)
    }),
  )
})
