import { beforeAll, expect, test } from 'vitest'
import type { House } from './house.ts'
import { isSurprise, namingCalls, ownedObjects, tryObject, UNOWNED } from './testing/objects.ts'
import type { Ring } from './testing/ring.ts'
import { openSafetyHouse } from './testing/safetyHouse.ts'

let house: House
let ring: Ring

beforeAll(async () => {
  const opened = await openSafetyHouse()
  house = opened.house
  ring = opened.ring
  return () => house.close()
})

test('every call that names an object is tried with one', () => {
  const tried = new Set(ownedObjects.map(({ call }) => call))
  expect(namingCalls.filter((name) => !UNOWNED.has(name) && !tried.has(name))).toEqual([])
})

test.each(ownedObjects)('$call: an object is its owner’s, and nobody else is answered', async (object) => {
  expect((await tryObject(ring, object)).filter(isSurprise)).toEqual([])
})
