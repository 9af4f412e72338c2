import { beforeAll, expect, test } from 'vitest'
import type { House } from './house.ts'
import { keyedCalls } from './testing/keyPairs.ts'
import { restrictions, tryRestricted } from './testing/restricted.ts'
import { openSafetyHouse } from './testing/safetyHouse.ts'
import { tryTaken } from './testing/takenIds.ts'
import type { Ring } from './testing/ring.ts'

let house: House
let ring: Ring

beforeAll(async () => {
  const opened = await openSafetyHouse()
  house = opened.house
  ring = opened.ring
  return () => house.close()
})

test.each(keyedCalls)('$name: no id of ours is taken as a key, and nothing is in the way of a freeze', async (call) => {
  const { tried, accepted, before, after, isStopped } = await tryTaken(ring, call)
  expect(tried).toBeGreaterThan(15)
  expect(accepted).toBe(0)
  expect(after).toEqual(before)
  expect(isStopped).toBe(true)
})

const TRIES = 12

test.each(restrictions)('$name: what is sent after it was acknowledged is refused', async (restriction) => {
  const { tried, accepted, besides } = await tryRestricted(ring, restriction, TRIES)
  expect(tried).toBeGreaterThanOrEqual(TRIES)
  expect(accepted).toEqual([])
  expect(besides).toEqual([])
})
