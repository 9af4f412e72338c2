import { minutes } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openLog } from '../log/log.ts'
import { openDb, type Db } from '../postgres/db.ts'
import { testDatabase } from '../testing/database.ts'
import { retryFailureNow, isNotSetAside, listFailures } from './failure.sql.ts'
import { openFailures, type Failures } from './failures.actions.ts'

let db: Db
let failures: Failures
const clock = { at: Date.UTC(2030, 0, 1), nowMs: () => clock.at }

beforeAll(async () => {
  db = openDb(await testDatabase())
  failures = openFailures({ db, clock, log: openLog('silent') })
  return () => db.close()
})

const listed = async (kind: string) =>
  (await db.read((tx) => listFailures(tx, 100)))
    .filter((one) => one.kind === kind)
    .map(({ item, tries, nextTryAtMs }) => ({ item, tries, waitMs: nextTryAtMs - clock.at }))

test('an item that fails stops none of the others, and is removed once it succeeds', async () => {
  let isBroken = true
  const done: number[] = []
  const run = () =>
    failures.each('numbers', [1, 2, 3], String, async (number) => {
      if (number === 2 && isBroken) throw new Error('two is broken')
      done.push(number)
    })
  expect(await run()).toBe(1)
  expect(done).toEqual([1, 3])
  expect(await listed('numbers')).toEqual([{ item: '2', tries: 1, waitMs: minutes(1) }])
  expect(await run()).toBe(1)
  expect(await listed('numbers')).toEqual([{ item: '2', tries: 2, waitMs: minutes(2) }])
  isBroken = false
  expect(await run()).toBe(0)
  expect(await listed('numbers')).toEqual([])
})

test('an item that failed leaves its place in the batch to others until its next try', async () => {
  const batch = () =>
    db.read(async (tx) => {
      const isDue = isNotSetAside('rows', sql`id`, clock.nowMs())
      const { rows } = await sql<{ id: number }>`
        select id from generate_series(1, 5) as id where ${isDue} order by id limit 2`.execute(tx)
      return rows.map(({ id }) => id)
    })
  await failures.each('rows', await batch(), String, () => Promise.reject(new Error('broken')))
  expect(await batch()).toEqual([3, 4])
  clock.at += minutes(1)
  expect(await batch()).toEqual([1, 2])
})

test('a recorded item is retried when it is due, or sooner when staff ask for it', async () => {
  const tried: string[] = []
  const again = () => failures.retry('many', async (item) => void tried.push(item))
  await failures.record('many', 'a', new Error('no'))
  await again()
  expect(tried).toEqual([])
  expect(await db.write((tx) => retryFailureNow(tx, 'many', 'a', clock.nowMs()))).toBe(true)
  expect(await db.write((tx) => retryFailureNow(tx, 'many', 'b', clock.nowMs()))).toBe(false)
  await again()
  expect(tried).toEqual(['a'])
  expect(await listed('many')).toEqual([])
})

test('an item that is never retried is deleted in the end', async () => {
  await failures.record('gone', 'a', new Error('no'))
  clock.at += minutes(60)
  await failures.cleanUp()
  expect(await listed('gone')).toHaveLength(1)
  clock.at += minutes(60 * 7)
  await failures.cleanUp()
  expect(await listed('gone')).toEqual([])
})
