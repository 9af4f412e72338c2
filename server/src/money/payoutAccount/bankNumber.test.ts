import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bankNumberFault } from './bankNumber.ts'

// Published examples: of CLABE by Wikipedia and Banxico's participants, of CCI by a payment processor's documentation and
// a bank's own page, of IBAN by the registry of SWIFT.
// oxfmt-ignore
const VALID = [
  ['clabe', '032180000118359719'],
  ['clabe', '002010077777777771'],
  ['cci',   '01136600010003254221'],
  ['cci',   '01124100019000658270'],
  ['iban',  'ES9121000418450200051332'],
  ['iban',  'GB29NWBK60161331926819'],
  ['iban',  'DE89370400440532013000'],
  ['iban',  'CR05015202001026284066'],
] as const

test.each(VALID)('a %s %s is valid, with or without its format', (format, number) => {
  expect(bankNumberFault(number, format)).toBeUndefined()
  expect(bankNumberFault(number)).toBeUndefined()
})

test.each(VALID)('the %s %s with any one digit changed is mistyped', (format, number) => {
  const places = Array.from(number).flatMap((sign, at) =>
    /\d/.test(sign) && !(format === 'iban' && at < 4) ? [at] : [],
  )
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.integer({ min: 1, max: 9 }), (at, step) => {
      const other = (Number(number[at]) + step) % 10
      const wrong = number.slice(0, at) + other + number.slice(at + 1)
      expect(bankNumberFault(wrong, format)).toBe('mistyped')
      expect(bankNumberFault(wrong)).toBe('mistyped')
    }),
  )
})

// oxfmt-ignore
test.each([
  ['clabe',   '03218000011835971',    'unknown'],
  ['clabe',   '0321800001183597190',  'unknown'],
  ['clabe',   '03218000011835971A',   'unknown'],
  ['cci',     '0113660001000325422',  'unknown'],
  ['iban',    '9121000418450200051332', 'unknown'],
  ['iban',    'ES91',                 'unknown'],
  ['iban',    'ES9221000418450200051332', 'mistyped'],
  // The two check digits in the other order.
  ['cci',     '01136600010003254212', 'mistyped'],
  ['account', '12',                   'unknown'],
  ['account', 'NONUMBER',             'unknown'],
  ['account', '0123456789',           undefined],
  // A bank may number its accounts like this: the member said that it is no CLABE.
  ['account', '032180000118359710',   undefined],
  ['account', 'ES9121000418450200051333', 'mistyped'],
  [undefined, '032180000118359710',   'mistyped'],
  [undefined, '0123456789',           undefined],
  [undefined, '12345678;DROP',        'unknown'],
] as const)('with the format %s, %s is %s', (format, number, fault) => {
  expect(bankNumberFault(number, format)).toBe(fault)
})
