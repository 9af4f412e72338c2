import { drawText, linkOf, QUICKNET, roundAfter, saltOf } from '@ronda/fair'
import { attacksOf, marketId, matchCommitment, OVERROUNDS, playFixture, quoteFixture } from '@ronda/games/sports'
import { describe, expect, test } from 'vitest'
import type { SportsQuote } from '@ronda/contract'
import { isGenuine } from './checkMatch.ts'
import { parseSports } from './sportsAddress.ts'
import { lineText } from '@ronda/base/sports/lineText.ts'
import { eraseDigit, groupsOf, leftMs, marginText, oddsText, typeDigit } from './sportsView.ts'

const fixture = { home: { attack: 1_100, defence: 900 }, away: { attack: 850, defence: 1_000 } }

test.each([
  [-3, true, '−0.75'],
  [0, true, '0'],
  [6, true, '+1.5'],
  [10, false, '2.5'],
  [9, false, '2.25'],
])('%s quarters are written as %s', (quarters, isSigned, text) => {
  expect(lineText(quarters, isSigned, 'en')).toBe(text)
})

test('negative odds have a true minus sign', () => {
  expect([oddsText('american', 1_500), oddsText('american', 3_000), oddsText('decimal', 1_500)]).toEqual([
    '−200',
    '+200',
    '1.50',
  ])
})

test('a margin is what the book keeps of every market of fair prices', () => {
  expect(marginText(1_050_000, 'en')).toBe('4.8%')
  expect(marginText(1_120_000, 'en')).toBe('10.7%')
})

test('every market of a match is in one group', () => {
  const quotes = quoteFixture(fixture).map(({ market, choices }): SportsQuote => ({
    market: {
      id: marketId(market),
      kind: market.kind,
      period: 'period' in market ? market.period : 'match',
      measure: null,
      quarters: null,
      side: null,
      number: null,
      margin: OVERROUNDS[market.kind],
    },
    choices: choices.map(({ choice, price }) => ({ choice, price, fair: null })),
  }))
  const grouped = groupsOf(quotes).flatMap(([, list]) => list)
  expect(grouped).toHaveLength(quotes.length)
  expect(new Set(grouped.map(({ market }) => market.id)).size).toBe(quotes.length)
})

test('the keypad types and erases digits', () => {
  expect(typeDigit('', '5')).toBe('5')
  expect(typeDigit('0', '5')).toBe('5')
  expect(typeDigit('12', '0')).toBe('120')
  expect(typeDigit('123456789', '0')).toBe('123456789')
  expect(eraseDigit('12')).toBe('1')
  expect(eraseDigit('')).toBe('')
})

test('the time left follows the clock of the server', () => {
  expect(leftMs(10_000, 4_000, 1_000)).toBe(5_000)
  expect(leftMs(10_000, 12_000, 0)).toBe(0)
})

test.each([
  [{ view: 'mine' }, { view: 'mine' }],
  [{ view: 'board' }, {}],
  [{ view: 'nothing', match: 'x', league: 'nowhere' }, {}],
  [
    { match: '12', league: 'jade' },
    { match: 12, league: 'jade' },
  ],
  [{ match: 0 }, { match: 0 }],
])('the address %j is %j', (search, parsed) => {
  expect(parseSports(search)).toEqual(parsed)
})

describe('checking a match', () => {
  const secret = 'ab'.repeat(32)
  const place = 3
  const sport = 'football' as const
  const seed = { serverSeed: secret, clientSeed: 'salt', nonce: place }
  const proof = {
    ...fixture,
    secret,
    place,
    terminal: linkOf(secret, place),
    commitment: matchCommitment(secret),
    salt: 'salt',
    signature: null,
    beaconChain: null,
    beaconRound: null,
  }
  const closesAtMs = Date.UTC(2026, 0, 1)
  const unsigned = () => false
  const events = [...playFixture({ ...fixture, seed })]
  const attacks = [...attacksOf(events, seed)]

  test('finds one genuine that follows from its secret', () => {
    expect(isGenuine({ sport, closesAtMs, proof, events, attacks }, unsigned)).toBe(true)
    expect(isGenuine({ sport, closesAtMs, proof, events, attacks: [] }, unsigned)).toBe(true)
  })

  test.each([
    ['another secret', { proof: { ...proof, secret: 'cd'.repeat(32) }, events }],
    ['no secret', { proof: { ...proof, secret: null }, events }],
    ['another chain', { proof: { ...proof, terminal: '0'.repeat(64) }, events }],
    ['another hash', { proof: { ...proof, commitment: '0'.repeat(64) }, events }],
    ['the hash that another match has as its secret', { proof: { ...proof, commitment: linkOf(secret, 1) }, events }],
    ['another place', { proof: { ...proof, place: 4 }, events }],
    ['other teams', { proof: { ...proof, home: { attack: 1_300, defence: 700 } }, events }],
    ['an event left out', { proof, events: events.slice(1) }],
    ['an attack left out', { proof, events, attacks: attacks.slice(1) }],
  ])('refuses %s', (_name, match) => {
    expect(isGenuine({ sport, closesAtMs, attacks, ...match }, unsigned)).toBe(false)
  })

  describe('that a beacon decides', () => {
    const salt = saltOf('salt', QUICKNET)
    const signature = 'ab'.repeat(48)
    const round = roundAfter(QUICKNET, closesAtMs)
    const decided = { ...proof, salt, signature, beaconChain: QUICKNET.hash, beaconRound: round }
    const drawnWith = (over: Partial<typeof decided> | { readonly signature: null }) => {
      const of = { ...decided, ...over }
      const drawn = { ...seed, clientSeed: drawText(of.salt, { root: null, signature: of.signature }) }
      const played = [...playFixture({ ...fixture, seed: drawn })]
      return { sport, closesAtMs, proof: of, events: played, attacks: [...attacksOf(played, drawn)] }
    }
    const signed = (claim: object): boolean =>
      JSON.stringify(claim) === JSON.stringify({ publicKey: QUICKNET.publicKey, round, signature })

    test('is genuine with the signature of the first round after bets have closed', () => {
      expect(isGenuine(drawnWith({}), signed)).toBe(true)
    })

    test.each([
      ['another signature', drawnWith({ signature: 'cd'.repeat(48) })],
      ['no signature', drawnWith({ signature: null })],
      ['a later round', drawnWith({ beaconRound: round + 1 })],
      ['another chain in the salt', drawnWith({ salt: saltOf('salt', { hash: '0'.repeat(64) }) })],
      ['a signature where the salt names no beacon', drawnWith({ salt: 'salt' })],
      ['the round of another close', { ...drawnWith({}), closesAtMs: closesAtMs + 60_000 }],
    ])('refuses %s', (_name, match) => {
      expect(isGenuine(match, signed)).toBe(false)
    })
  })
})
