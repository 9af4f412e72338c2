import { expect, test } from 'vitest'
import type { Envelope } from '@ronda/contract'
import { listed, openToTake, shownOnHome, stateAt } from './envelopeView.ts'

const envelope = (over: Partial<Envelope>): Envelope => ({
  id: 'a',
  name: 'A',
  state: 'open',
  currency: 'USD',
  amount: 100n,
  shares: 2,
  least: 1n,
  startsAtMs: 1_000,
  endsAtMs: 2_000,
  commitment: '',
  serverSeed: null,
  left: 2,
  rankMin: 0,
  isBelowRank: false,
  own: null,
  ...over,
})

test.each([
  ['coming', 999, 'coming'],
  ['coming', 1_000, 'open'],
  ['open', 1_999, 'open'],
  ['open', 2_000, 'over'],
  ['taken', 1_500, 'taken'],
  ['over', 1_500, 'over'],
] as const)('what was %s is at %d %s', (state, nowMs, expected) => {
  expect(stateAt(envelope({ state }), nowMs)).toBe(expected)
})

test('home shows what is open, else the next one, and nothing that the member cannot take', () => {
  const open = envelope({ id: 'open' })
  const later = envelope({ id: 'later', startsAtMs: 9_000, endsAtMs: 9_500, state: 'coming' })
  const next = envelope({ id: 'next', startsAtMs: 5_000, endsAtMs: 5_500, state: 'coming' })
  const idsAt = (list: readonly Envelope[], nowMs: number) => shownOnHome(list, nowMs).map(({ id }) => id)
  expect(idsAt([later, next, open], 1_500)).toEqual(['open'])
  expect(idsAt([later, next, open], 2_500)).toEqual(['next'])
  expect(idsAt([envelope({ isBelowRank: true })], 1_500)).toEqual([])
  expect(idsAt([envelope({ state: 'taken' }), envelope({ state: 'over' })], 1_500)).toEqual([])
})

test('a chat shows the open envelope that was not taken from, else the one that was', () => {
  const own = { position: 0, amount: 1n, clientSeed: '', takenAtMs: 1_200, isPaid: true }
  const taken = envelope({ id: 'had', own })
  const open = envelope({ id: 'open' })
  const later = envelope({ id: 'later', startsAtMs: 9_000, endsAtMs: 9_500, state: 'coming' })
  const idAt = (list: readonly Envelope[], nowMs: number) => openToTake(list, nowMs)?.id
  expect(idAt([taken, open, later], 1_500)).toBe('open')
  expect(idAt([taken, later], 1_500)).toBe('had')
  expect(idAt([taken, open, later], 2_500)).toBeUndefined()
  expect(idAt([envelope({ isBelowRank: true }), envelope({ state: 'taken' })], 1_500)).toBeUndefined()
})

test('the list has a card for the next envelope, and a line for each later one, soonest first', () => {
  const coming = (id: string, startsAtMs: number) =>
    envelope({ id, startsAtMs, endsAtMs: startsAtMs + 500, state: 'coming' })
  const all = [envelope({ id: 'open' }), coming('c', 9_000), coming('a', 5_000), coming('b', 7_000)]
  const { cards, later } = listed(all, 1_500)
  expect(cards.map(({ id }) => id)).toEqual(['open', 'a'])
  expect(later.map(({ id }) => id)).toEqual(['b', 'c'])
})
