import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { parsePublishedRounds } from './publishedRounds.events.ts'

const round = {
  type: 'round',
  game: 'FERIA_DE_LUZ',
  mode: 'real',
  currency: 'USD',
  stake: '100',
  win: '0',
  at: '2026-11-18T12:00:00.000Z',
  wallet: 1,
  seq: 2,
}

test('a body that several consumers are given is parsed once; an equal one is another event', () => {
  const body = [round, { type: 'other' }]
  const rounds = parsePublishedRounds(body)
  expect(rounds).toMatchObject([{ stake: 100n, atMs: Date.UTC(2026, 10, 18, 12) }])
  expect(parsePublishedRounds(body)).toBe(rounds)
  expect(parsePublishedRounds([round])).not.toBe(rounds)
})

test.each([null, 'rounds', {}, [{ ...round, stake: '-1' }, 4]])('%j is refused each time it is read', (body) => {
  for (const _ of [1, 2]) expect(() => parsePublishedRounds(body)).toThrow(z.core.$ZodError)
})
