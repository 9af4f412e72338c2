import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkDigitOf, isBankReference, makeBankReference } from './bankTransferReference.ts'

const digit = fc.integer({ min: 0, max: 9 })
const reference = fc.array(digit, { minLength: 9, maxLength: 9 }).map((drawn) => {
  let at = 0
  return makeBankReference((below) => (drawn[at++] ?? 0) % below)
})

test('the check digit of the example in the literature', () => {
  expect(checkDigitOf('572')).toBe('4')
})

test('every reference is valid, and does not begin with 0', () => {
  fc.assert(fc.property(reference, (made) => isBankReference(made) && /^[1-9]\d{8}$/.test(made)))
})

test('one wrong digit is always noticed', () => {
  fc.assert(
    fc.property(reference, fc.nat(8), digit, (made, at, typed) => {
      fc.pre(made[at] !== String(typed))
      expect(isBankReference(`${made.slice(0, at)}${typed}${made.slice(at + 1)}`)).toBe(false)
    }),
  )
})

test('two swapped neighbours are always noticed', () => {
  fc.assert(
    fc.property(reference, fc.nat(7), (made, at) => {
      const [left = '', right = ''] = [made[at], made[at + 1]]
      fc.pre(left !== right)
      expect(isBankReference(`${made.slice(0, at)}${right}${left}${made.slice(at + 2)}`)).toBe(false)
    }),
  )
})

test.each(['', '12345678', '1234567890', '12345678x'])('%j is no reference', (text) => {
  expect(isBankReference(text)).toBe(false)
})
