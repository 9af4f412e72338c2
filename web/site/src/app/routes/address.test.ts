import { expect, test } from 'vitest'
import { parseAgent, parseVerify, parseHome, parseMember, parseSeamless } from './address.ts'
import { makeAddress, parseAddress } from '@ronda/base/browser/queryString.ts'

test('parsing an address returns what it was built from, as plain text', () => {
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

test('an unknown panel name is kept: the page answers that it is not found', () => {
  expect(parseMember({ view: 'depositv2' })).toEqual({ view: 'depositv2' })
  expect(parseMember({ view: 'nothing', tab: 'x' })).toEqual({ view: 'nothing' })
  expect(parseAgent({ view: 'registerCenter' })).toEqual({ view: 'registerCenter' })
  expect(parseAgent({ view: 'agentTeamOverview' })).toEqual({ view: 'agentTeamOverview' })
})

/** Merges as the router does: parsed values over raw values. */
const laidOver = (typed: Record<string, unknown>, understood: object): object => ({ ...typed, ...understood })

test('a value that was not understood is removed', () => {
  expect(laidOver({ view: '' }, parseMember({ view: '' }))).toEqual({})
  const days = { view: 'personalProfit', from: 'yesterday', range: 'ever', by: 'day' }
  expect(laidOver(days, parseMember(days))).toEqual({ view: 'personalProfit', by: 'day' })
  const agent = { view: '', deposit: '7' }
  expect(laidOver(agent, parseAgent(agent))).toEqual({ deposit: '7' })
  const draw = { game: 'RONDA_SEA_4D', draw: '-1' }
  expect(laidOver(draw, parseVerify(draw))).toEqual({})
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

test.each([
  [
    { game: 'RONDA_SEA_4D', draw: '12' },
    { game: 'RONDA_SEA_4D', draw: 12 },
  ],
  [
    { game: 'RONDA_SEA_4D', draw: 12 },
    { game: 'RONDA_SEA_4D', draw: 12 },
  ],
  [{ game: 'RONDA_SEA_4D', draw: '-1' }, {}],
  [{ game: 'RONDA_SEA_4D' }, {}],
  [{ draw: '12' }, {}],
  [{ match: '12' }, { match: 12 }],
  [{ match: 'x' }, {}],
])('a draw is named by its lottery and its number, a match by its number: %j', (search, address) => {
  expect(parseVerify(search)).toEqual(address)
})
