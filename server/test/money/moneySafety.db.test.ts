import { beforeAll, expect, test } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { keyedCalls } from '../kit/keyPairs.ts'
import { restrictions, tryRestricted } from '../kit/restricted.ts'
import { openAttackServer } from '../kit/attackServer.ts'
import { tryTaken } from '../kit/takenIds.ts'
import type { MoneyParties } from '../kit/moneyParties.ts'

let server: Server
let parties: MoneyParties

beforeAll(async () => {
  const opened = await openAttackServer()
  server = opened.server
  parties = opened.parties
  return () => server.close()
})

test.each(keyedCalls)('$name: no server id is accepted as a key, and nothing prevents a freeze', async (call) => {
  const { tried, accepted, before, after, isStopped } = await tryTaken(parties, call)
  expect(tried).toBeGreaterThan(15)
  expect(accepted).toBe(0)
  expect(after).toEqual(before)
  expect(isStopped).toBe(true)
})

const TRIES = 12

test.each(restrictions)('$name: what is sent after it was acknowledged is refused', async (restriction) => {
  const { tried, accepted, otherRefusals } = await tryRestricted(parties, restriction, TRIES)
  expect(tried).toBeGreaterThanOrEqual(TRIES)
  expect(accepted).toEqual([])
  expect(otherRefusals).toEqual([])
})
