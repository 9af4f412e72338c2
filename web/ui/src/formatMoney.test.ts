import { expect, test } from 'vitest'
import { money, type Currency } from '@ronda/core'
import { formatMoney } from './formatMoney.ts'

test.each<[bigint, Currency, string, string]>([
  [0n, 'USD', 'es-419', '$0.00'],
  [123_456_789n, 'USD', 'en', '$1,234.56'],
  [123_456_789n, 'EUR', 'es-419', '€1,234.56'],
  [123_456_789n, 'XTR', 'en', '1,234.56'],
  // Cut, not rounded: 0.99999 is not yet 1.
  [99_999n, 'USD', 'en', '$0.99'],
  [-150_000n, 'USD', 'en', '-$1.50'],
  // More digits than a number could keep.
  [900_719_925_474_099_312_345n, 'USD', 'en', '$9,007,199,254,740,993.12'],
])('%i atoms of %s in %s read %s', (atoms, currency, locale, text) => {
  expect(formatMoney(money(atoms, currency), locale)).toBe(text)
})
