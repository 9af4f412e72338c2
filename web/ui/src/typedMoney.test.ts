import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ATOMS_PER_UNIT, CURRENCIES, money, smallestOf, type Currency } from '@ronda/core'
import { formatMoney } from './formatMoney.ts'
import { makeTyped, parseTyped } from './typedMoney.ts'

const LOCALES = ['en', 'es-419', 'es', 'es-CL', 'pt', 'vi', 'de-CH', 'fr'] as const

// oxfmt-ignore
test.each<[string, Currency, string, bigint | string]>([
  ['12',            'USD', 'en',     1_200_000n],
  ['12.5',          'USD', 'en',     1_250_000n],
  ['12,5',          'USD', 'en',     1_250_000n],
  ['12,50',         'USD', 'es-419', 1_250_000n],
  ['1.234,56',      'EUR', 'es',     123_456_000n],
  ['1,234.56',      'EUR', 'es',     123_456_000n],
  ['1 234,56 €',    'EUR', 'fr',     123_456_000n],
  ["1'234.56",      'USD', 'de-CH',  123_456_000n],
  ['1,234',         'USD', 'en',     123_400_000n],
  ['1.234',         'USD', 'es',     123_400_000n],
  ['1.234',         'USD', 'en',     'tooManyDecimals'],
  ['1.234',         'VND', 'en',     123_400_000n],
  ['1.234.567',     'VND', 'vi',     123_456_700_000n],
  ['1.50',          'CLP', 'es-CL',  'tooManyDecimals'],
  ['1.00',          'CLP', 'en',     100_000n],
  ['0.5',           'USD', 'en',     50_000n],
  ['.5',            'USD', 'en',     50_000n],
  ['5.',            'USD', 'en',     500_000n],
  ['0.123456',      'USD', 'en',     'tooManyDecimals'],
  ['$ 20',          'USD', 'en',     2_000_000n],
  ['USD 20',        'USD', 'en',     2_000_000n],
  ['',              'USD', 'en',     'empty'],
  ['  ',            'USD', 'en',     'empty'],
  ['-5',            'USD', 'en',     'unreadable'],
  ['1e9',           'USD', 'en',     'unreadable'],
  ['1,23,4',        'USD', 'en',     'unreadable'],
  ['1.2.3',         'USD', 'en',     'unreadable'],
  ['1,234.56.7',    'USD', 'en',     'unreadable'],
  ['abc',           'USD', 'en',     'unreadable'],
  ['1234567890123', 'USD', 'en',     'tooLarge'],
])('%s as %s in %s', (text, currency, locale, meant) => {
  const read = parseTyped(text, currency, locale)
  expect(read.ok ? read.value : read.error).toBe(meant)
})

const currency = fc.constantFrom(...CURRENCIES)
const locale = fc.constantFrom(...LOCALES)
const amount = fc.bigInt(0n, 10n ** 12n * ATOMS_PER_UNIT - 1n)

test('a written amount is read back, to the smallest unit', () => {
  fc.assert(
    fc.property(currency, locale, amount, (of, tag, atoms) => {
      const whole = atoms - (atoms % smallestOf(of))
      for (const text of [formatMoney(money(atoms, of), tag), makeTyped(atoms, of, tag)]) {
        expect(parseTyped(text, of, tag)).toEqual({ ok: true, value: whole })
      }
    }),
    { numRuns: 500 },
  )
})

test('no text makes a negative amount or more than was typed', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), currency, locale, (text, of, tag) => {
      const read = parseTyped(text, of, tag)
      if (!read.ok) return
      expect(read.value).toBeGreaterThanOrEqual(0n)
      expect(read.value.toString().length).toBeLessThanOrEqual(text.length + 5)
    }),
  )
})
