import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTyped, quickAmounts, writeAmount } from './amount.ts'

test.each([
  ['', 2, 'es-MX', 'empty'],
  ['   ', 2, 'es-MX', 'empty'],
  ['12', 2, 'es-MX', 1_200_000n],
  ['12.5', 2, 'es-MX', 1_250_000n],
  ['12,5', 2, 'es-MX', 1_250_000n],
  ['$ 12.50', 2, 'en-US', 1_250_000n],
  ['1,234', 2, 'en-US', 123_400_000n],
  ['1.234', 2, 'en-US', 'decimals'],
  ['1.234', 2, 'es-AR', 123_400_000n],
  ['1.234,50', 2, 'es-AR', 123_450_000n],
  ['1,234.50', 2, 'en-US', 123_450_000n],
  ['10.123456', 2, 'en-US', 'decimals'],
  ['10.100000', 2, 'en-US', 1_010_000n],
  ['10.5', 0, 'es-CL', 'decimals'],
  ['-5', 2, 'en-US', 'not_number'],
  ['1e5', 2, 'en-US', 'not_number'],
  ['1.2.3', 2, 'en-US', 'not_number'],
  ['cien', 2, 'es-MX', 'not_number'],
  ['9'.repeat(20), 2, 'en-US', 'not_number'],
] as const)('%j with %i decimals in %s is %s', (text, decimals, locale, expected) => {
  const typed = parseTyped(text, decimals, locale)
  expect('atoms' in typed ? typed.atoms : typed.problem).toBe(expected)
})

test('what a field shows reads back as the same amount, in every language', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 13n), fc.constantFrom('es-MX', 'en-US'), (cents, locale) => {
      const atoms = cents * 1_000n
      expect(parseTyped(writeAmount(atoms), 2, locale)).toEqual({ atoms })
    }),
  )
})

test('quick amounts are round, grow, and stay within the limits', () => {
  expect(quickAmounts(1_000_000n, 500_000_000n)).toEqual([2_000_000n, 5_000_000n, 10_000_000n])
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 9n), fc.bigInt(1n, 10n ** 14n), (min, max) => {
      for (const amount of quickAmounts(min, max)) {
        expect(amount).toBeGreaterThanOrEqual(min)
        expect(amount).toBeLessThan(max)
      }
    }),
  )
})
