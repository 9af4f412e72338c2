import { expect, test } from 'vitest'
import { makeAddress, parseAddress, parseHome, parseLobby, parseSeamless } from './address.ts'

test('an address reads back what it was made of, as plain text', () => {
  const search = { q: '7 & más', to: '/seamless?game=A&mode=real' }
  expect(parseAddress(makeAddress(search))).toEqual(search)
  expect(makeAddress({ q: undefined })).toBe('')
})

test.each([
  [{}, {}],
  [{ to: '/member', other: 'x' }, { to: '/member' }],
  [{ referralCode: 'ana', to: '' }, { referralCode: 'ana' }],
])('home of %j is %j', (search, address) => {
  expect(parseHome(search)).toEqual(address)
})

test('a lobby without words has none', () => {
  expect(parseLobby({ q: '' })).toEqual({})
  expect(parseLobby({ q: 'luz' })).toEqual({ q: 'luz' })
})

test.each([
  [
    { game: 'A_B', mode: 'real' },
    { game: 'A_B', mode: 'real' },
  ],
  [
    { game: 'A_B', mode: 'free' },
    { game: 'A_B', mode: 'free' },
  ],
  [
    { game: 'A_B', mode: 'REAL' },
    { game: 'A_B', mode: 'free' },
  ],
  [{}, { game: '', mode: 'free' }],
])('a game address of %j is %j', (search, address) => {
  expect(parseSeamless(search)).toEqual(address)
})
