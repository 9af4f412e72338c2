import { beforeAll, expect, test } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { isSurprise, namingCalls, ownedObjects, tryObject, UNOWNED } from '../kit/objects.ts'
import type { MoneyParties } from '../kit/moneyParties.ts'
import { openAttackServer } from '../kit/attackServer.ts'

let server: Server
let parties: MoneyParties

beforeAll(async () => {
  const opened = await openAttackServer()
  server = opened.server
  parties = opened.parties
  return () => server.close()
})

test('every call that names an object is tried with one', () => {
  const tried = new Set(ownedObjects.map(({ call }) => call))
  expect(namingCalls.filter((name) => !UNOWNED.has(name) && !tried.has(name))).toEqual([])
})

test.each(ownedObjects)('$call: only the owner of an object gets an answer', async (object) => {
  expect((await tryObject(parties, object)).filter(isSurprise)).toEqual([])
})
