import { expect, test } from 'vitest'
import { amountMax, formOf, NEW_GOOD, valueOf, type GoodForm } from './goodForm.ts'

const filled: GoodForm = { ...NEW_GOOD, names: { es: 'Taza', en: 'Mug' }, texts: { es: 'Una taza', en: 'A mug' } }

test.each<[string, Partial<GoodForm>, object | undefined]>([
  ['something to send', {}, { amount: null, stock: 10, perMember: null }],
  ['without a stock, and with a limit', { hasStock: false, hasLimit: true }, { stock: null, perMember: 1 }],
  ['money', { kind: 'cash', amount: '2.50' }, { amount: 250_000n }],
  ['money without an amount', { kind: 'cash', amount: '' }, undefined],
  ['a name in one language only', { names: { es: 'Taza', en: '' } }, undefined],
])('%s', (_name, part, value) => {
  const made = valueOf({ ...filled, ...part }, 'USD', 'en')
  if (value === undefined) expect(made).toBeUndefined()
  else expect(made).toMatchObject(value)
})

test('a good that is opened and saved stays the same', () => {
  const value = valueOf({ ...filled, kind: 'cash', amount: '10' }, 'USD', 'en')
  expect(value && valueOf(formOf(value, 'USD', 'en'), 'USD', 'en')).toEqual(value)
})

test('money is worth what its points are worth at most', () => {
  expect(amountMax(250, 100)).toBe(250_000n)
})
