import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { systemClock } from '../clock/clock.ts'
import { openLog } from '../log/log.ts'
import { openDb, type Db, type Tx } from '../postgres/db.ts'
import { testDatabase } from '../testing/database.ts'
import { cleanUpOutbox, deliver, deliverOneByOne, deliverSetAside, type Consumer } from './outbox.actions.ts'
import { appendEvent } from './outbox.sql.ts'
import { startPump } from './pump.ts'

const around = (on: Db) => ({ db: on, clock: systemClock, log: openLog('silent') })
let url: string
let db: Db

beforeAll(async () => {
  url = await testDatabase()
  db = openDb(url)
  await db.write((tx) => sql`create table heard (who text, what int)`.execute(tx))
  return () => db.close()
})

const tell = (what: number, topic = 'told') => db.write((tx) => appendEvent(tx, topic, { what }))

function listener(name: string, after: (tx: Tx) => Promise<void> = async () => {}): Consumer {
  return {
    name,
    topics: ['told'],
    async consume(tx, events) {
      for (const event of events) {
        const { what } = event.body as { what: number }
        await sql`insert into heard values (${name}, ${what})`.execute(tx)
      }
      await after(tx)
    },
  }
}

async function heardBy(name: string): Promise<readonly number[]> {
  const { rows } = await db.read((tx) =>
    sql<{ what: number }>`select what from heard where who = ${name} order by what`.execute(tx),
  )
  return rows.map((row) => row.what)
}

/** Other tests write on the same server, and an event waits for every transaction older than its own. */
async function deliverUntil(consumer: Consumer, expected: readonly number[]): Promise<void> {
  const heard = async (): Promise<readonly number[]> => {
    await deliver(db, consumer)
    return heardBy(consumer.name)
  }
  await expect.poll(heard).toEqual(expected)
}

async function clear(): Promise<void> {
  await db.write((tx) => sql`truncate outbox, outbox_consumer, heard, failed_item`.execute(tx))
}

test('a crash between effect and acknowledgement undoes the effect; the event comes again and counts once', async () => {
  await clear()
  await tell(1)
  await tell(2)
  let crashes = 0
  const shaky = listener('shaky', () => {
    crashes += 1
    return crashes < 3 ? Promise.reject(new Error('crash')) : Promise.resolve()
  })
  const crashed = (): Promise<unknown> => deliver(db, shaky).catch((error: unknown) => error)
  await expect.poll(crashed).toEqual(new Error('crash'))
  await expect(deliver(db, shaky)).rejects.toThrow('crash')
  expect(await heardBy('shaky')).toEqual([])
  await deliverUntil(shaky, [1, 2])
  await deliver(db, shaky)
  expect(await heardBy('shaky')).toEqual([1, 2])
})

test('what follows a batch follows its commit, and nothing follows one that was undone', async () => {
  await clear()
  const followed: unknown[] = []
  let isBroken = true
  const name = 'follower'
  const consumer: Consumer = {
    ...listener(name, async () => {
      if (isBroken) throw new Error('broken')
    }),
    afterCommit: (events) => void followed.push(events.map(({ body }) => body)),
  }
  await tell(1)
  await expect.poll(() => deliver(db, consumer).catch(String)).toBe('Error: broken')
  expect(followed).toEqual([])
  isBroken = false
  await deliverUntil(consumer, [1])
  expect(followed).toEqual([[{ what: 1 }]])
})

test('a transaction that commits late is not skipped, whichever number it drew first', async () => {
  await clear()
  const slow = new pg.Client({ connectionString: url })
  await slow.connect()
  const consumer = listener('patient')
  for (const first of ['xid', 'row'] as const) {
    await slow.query('begin')
    // Either it has its transaction number before the others and its row after them, or the other way round.
    if (first === 'xid') await slow.query('select pg_current_xact_id()')
    else await slow.query(`insert into outbox (topic, body) values ('told', '{"what": 10}')`)
    await tell(20)
    if (first === 'xid') await slow.query(`insert into outbox (topic, body) values ('told', '{"what": 11}')`)
    await deliver(db, consumer)
    expect(await heardBy('patient')).toEqual(first === 'xid' ? [] : [11, 20])
    await slow.query('commit')
    await deliverUntil(consumer, first === 'xid' ? [11, 20] : [10, 11, 20, 20])
  }
  await slow.end()
})

test('two pumps at once, under fire, deliver everything once', async () => {
  await clear()
  const other = openDb(url)
  const pumps = [startPump(around(db), [listener('both')]), startPump(around(other), [listener('both')])]
  const numbers = Array.from({ length: 1_000 }, (_, number) => number)
  for (let from = 0; from < 1_000; from += 100) {
    await Promise.all(numbers.slice(from, from + 100).map((number) => tell(number)))
    for (const pump of pumps) pump.wake()
  }
  await expect.poll(async () => (await heardBy('both')).length).toBe(1_000)
  for (const pump of pumps) await pump.stop()
  expect(await heardBy('both')).toEqual(numbers)
  await other.close()
})

test('a consumer hears only its topics and still moves on; events go once all have passed them', async () => {
  await clear()
  const [one, two] = [listener('one'), listener('two')]
  await tell(1, 'elsewhere')
  await tell(2)
  await deliverUntil(one, [2])
  expect(await cleanUpOutbox(db, [one, two])).toBe(0)
  await deliverUntil(two, [2])
  await tell(3)
  expect(await cleanUpOutbox(db, [one, two])).toBe(2)
  await deliverUntil(one, [2, 3])
  await deliverUntil(two, [2, 3])
})

test('a woken pump delivers', async () => {
  await clear()
  const pump = startPump(around(db), [listener('quick')])
  await new Promise((resolve) => setTimeout(resolve, 30))
  await tell(1)
  pump.wake()
  await expect.poll(() => heardBy('quick'), { interval: 10 }).toEqual([1])
  await pump.stop()
})

/** Takes every event but those with a poisoned number, until they are healed. */
function delicate(name: string, isPoisoned: (what: number) => boolean): Consumer {
  return {
    name,
    topics: ['told'],
    async consume(tx, events, { isRetry }) {
      for (const { body } of events) {
        for (const { what } of Array.isArray(body) ? (body as { what: number }[]) : [body as { what: number }]) {
          // Written before it fails, so that what is not undone would be seen.
          await sql`insert into heard values (${isRetry ? `${name} again` : name}, ${what})`.execute(tx)
          if (isPoisoned(what)) await sql`select 1 / 0`.execute(tx)
        }
      }
    },
  }
}

const failedOf = async (consumer: Consumer) => {
  const { rows } = await db.read((tx) =>
    sql<{
      tries: number
    }>`select tries from failed_item where kind = ${`outbox.${consumer.name}`} order by item`.execute(tx),
  )
  return rows.map(({ tries }) => tries)
}

const told = (what: number | number[]): unknown =>
  typeof what === 'number' ? { what } : what.map((each) => ({ what: each }))

test('an event that cannot be taken is set aside, alone; the rest is heard, and it comes again', async () => {
  await clear()
  let isPoisoned = true
  const followed: unknown[] = []
  const consumer: Consumer = {
    ...delicate('delicate', (what) => isPoisoned && what % 10 === 3),
    afterCommit: (events) => void followed.push(...events.map(({ body }) => body)),
  }
  for (let what = 1; what <= 5; what += 1) await tell(what)
  await db.write((tx) => appendEvent(tx, 'told', [{ what: 11 }, { what: 13 }, { what: 14 }]))
  const pump = startPump(around(db), [consumer])
  await expect.poll(() => heardBy('delicate')).toEqual([1, 2, 4, 5, 11, 14])
  await tell(6)
  pump.wake()
  await expect.poll(() => heardBy('delicate')).toEqual([1, 2, 4, 5, 6, 11, 14])
  await pump.stop()
  expect(await failedOf(consumer)).toEqual([1, 1])
  expect(followed.splice(0)).toEqual([1, 2, 4, 5, [11], [14], 6].map(told))

  const laterMs = Date.now() + 3_600_000
  expect(await deliverSetAside(db, consumer, laterMs)).toBe(0)
  expect(await failedOf(consumer)).toEqual([2, 2])
  isPoisoned = false
  expect(await deliverSetAside(db, consumer, laterMs + 3_600_000)).toBe(2)
  expect(await heardBy('delicate again')).toEqual([3, 13])
  expect(followed).toEqual([3, [13]].map(told))
  expect(await failedOf(consumer)).toEqual([])
})

test('when none of a batch can be taken, nothing is set aside until it was tried often enough', async () => {
  await clear()
  const consumer = delicate('broken', () => true)
  await tell(1)
  await tell(2)
  const one = () => deliverOneByOne(db, consumer, Date.now(), false)
  await expect.poll(() => one().catch((error: unknown) => String(error))).toContain('takes none')
  expect(await failedOf(consumer)).toEqual([])
  await expect
    .poll(async () => {
      await deliverOneByOne(db, consumer, Date.now(), true)
      return (await failedOf(consumer)).length
    })
    .toBe(2)
})
