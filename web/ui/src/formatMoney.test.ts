import { describe, expect, test } from 'vitest'
import { CURRENCIES, money, type Currency } from '@ronda/core'
import { currencySign, formatMoney, formatMoneyShort } from './formatMoney.ts'

/** Some locales write a no-break space between symbol and figure. */
const plain = (text: string): string => text.replaceAll(/\p{Z}/gu, ' ')

test.each<[bigint, Currency, string, string]>([
  [0n, 'USD', 'es-419', '$0.00'],
  [123_456_789n, 'USD', 'en', '$1,234.56'],
  [123_456_789n, 'EUR', 'es-419', '€1,234.56'],
  [123_456_789n, 'EUR', 'es', '1234,56 €'],
  [1_234_567_890n, 'EUR', 'es', '12.345,67 €'],
  [123_456_789n, 'MXN', 'en', '$1,234.56'],
  [123_456_789n, 'PEN', 'en', 'PEN 1,234.56'],
  [123_456_789n, 'BRL', 'pt', 'R$ 1.234,56'],
  // No cents in these currencies: less than one unit is not shown.
  [123_456_789n, 'CLP', 'en', '$1,234'],
  [99_999n, 'CLP', 'en', '$0'],
  [123_456_789n, 'VND', 'en', '₫1,234'],
  [123_456_789n, 'VND', 'vi', '1.234 ₫'],
  [123_456_789n, 'XTR', 'en', '1,234.56'],
  // Truncated, not rounded: 0.99999 is not yet 1.
  [99_999n, 'USD', 'en', '$0.99'],
  [-150_000n, 'USD', 'en', '-$1.50'],
  // More digits than a number can hold.
  [900_719_925_474_099_312_345n, 'USD', 'en', '$9,007,199,254,740,993.12'],
])('%i atoms of %s in %s read %s', (atoms, currency, locale, text) => {
  expect(plain(formatMoney(money(atoms, currency), locale))).toBe(text)
})

describe('in short form', () => {
  test.each<[bigint, Currency, string, string]>([
    [999n, 'VND', 'en', '₫999'],
    [1_000n, 'VND', 'en', '₫1K'],
    [1_250_000n, 'VND', 'en', '₫1,250K'],
    [1_250_099n, 'VND', 'en', '₫1,250K'],
    [1_250_990n, 'VND', 'en', '₫1,250.9K'],
    [1_250_990n, 'VND', 'vi', '1.250,9K ₫'],
    [-5_500n, 'CLP', 'es-419', '-$5.5K'],
    [1_250_000n, 'USD', 'en', '$1,250,000.00'],
  ])('%i units of %s in %s read %s', (units, currency, locale, text) => {
    expect(plain(formatMoneyShort(money(units * 100_000n, currency), locale))).toBe(text)
  })
})

test('every currency but trial money has a known sign', () => {
  const signs = CURRENCIES.map((currency) => currencySign(currency, 'es-419'))
  expect(signs.filter((sign) => sign === '')).toHaveLength(1)
  expect(currencySign('XTR', 'es-419')).toBe('')
})
