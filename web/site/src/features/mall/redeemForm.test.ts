import { expect, test } from 'vitest'
import { EMPTY, mostOf, problemsOf } from './redeemForm.ts'

test.each([
  ['the limit of a request', { stock: null, perMember: null }, 20],
  ['what is left', { stock: 3, perMember: null }, 3],
  ['what a member may have', { stock: 100, perMember: 2 }, 2],
  ['one, where nothing is left', { stock: 0, perMember: null }, 1],
])('as many as %s', (_name, good, most) => {
  expect(mostOf(good)).toBe(most)
})

const filled = { ...EMPTY, password: '1', name: 'Ana', address: 'Calle Luna 7', phone: '999888777' }

test.each([
  ['all of it', filled, 'delivery', []],
  ['nothing', EMPTY, 'delivery', ['name', 'address', 'phone', 'password']],
  ['money, which is not sent anywhere', { ...EMPTY, password: '1' }, 'cash', []],
  ['more than there are points for', { ...filled, quantity: 2 }, 'delivery', ['points']],
  ['spaces instead of a phone', { ...filled, phone: '        ' }, 'delivery', ['phone']],
] as const)('%s', (_name, form, kind, problems) => {
  expect([...problemsOf(form, { kind, price: 100 }, 150)]).toEqual(problems)
})
