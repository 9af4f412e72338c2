import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { systemClock as clock } from '../clock/clock.ts'
import { openTransport, opensTransportKeys } from '../http/index.ts'
import { openDb, type Db } from '../postgres/db.ts'
import { testDatabase } from '../testing/database.ts'
import { isKeyOfDatabase, type SecretKey } from './index.ts'

const opened: Db[] = []
async function newDb(): Promise<Db> {
  const db = openDb(await testDatabase())
  opened.push(db)
  return db
}
afterAll(() => Promise.all(opened.map((db) => db.close())))

const newKey = (): SecretKey => ({ bytes: randomBytes(32) })

function check(db: Db, key: SecretKey): Promise<boolean> {
  return isKeyOfDatabase({ db, key, opensSealedValue: () => opensTransportKeys(db, key) })
}

test('the first key is accepted from then on, and any other is refused', async () => {
  const [db, right, wrong] = [await newDb(), newKey(), newKey()]
  expect(await check(db, right)).toBe(true)
  expect([await check(db, right), await check(db, wrong), await check(db, right)]).toEqual([true, false, true])
})

test('of twenty servers that start at once with different keys, one is accepted', async () => {
  const db = await newDb()
  const answers = await Promise.all(Array.from({ length: 20 }, () => check(db, newKey())))
  expect(answers.filter(Boolean)).toHaveLength(1)
})

test('on a database from before keys were checked, the key that opens its sealed values is accepted', async () => {
  const [db, right, wrong] = [await newDb(), newKey(), newKey()]
  const transport = openTransport({ db, clock, key: right })
  await transport.shownKey()
  transport.close()
  expect([await check(db, wrong), await check(db, right), await check(db, wrong)]).toEqual([false, true, false])
})

test('the mark cannot be changed or removed', async () => {
  const [db, key] = [await newDb(), newKey()]
  await check(db, key)
  const mark = randomBytes(32)
  await expect(db.write((tx) => tx.updateTable('key_check').set({ mark }).execute())).rejects.toThrow('refused')
  await expect(db.write((tx) => tx.deleteFrom('key_check').execute())).rejects.toThrow('refused')
})
