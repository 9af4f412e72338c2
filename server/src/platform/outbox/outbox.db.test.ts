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

const pumpOptions = (on: Db) => ({ db: on, clock: systemClock, log: openLog('silent') })
let url: string
let db: Db

beforeAll(async () => {
  url = await testDatabase()
  db = openDb(url)
  await db.write((tx) => sql`create table received (who text, what int)`.execute(tx))
  return () => db.close()
})

const append = (what: number, topic = 'tested') => db.write((tx) => appendEvent(tx, topic, { what }))

function recordingConsumer(name: string, after: (tx: Tx) => Promise<void> = async () => {}): Consumer {
  return {
    name,
    topics: ['tested'],
    async consume(tx, events) {
      for (const event of events) {
        const { what } = event.body as { what: number }
        await sql`insert into received values (${name}, ${what})`.execute(tx)
      }
      await after(tx)
    },
  }
}

async function receivedBy(name: string): Promise<readonly number[]> {
  const { rows } = await db.read((tx) =>
    sql<{ what: number }>`select what from received where who = ${name} order by what`.execute(tx),
  )
  return rows.map((row) => row.what)
}

/** Polls, because other tests write on the same server and an event waits for every transaction older than its own. */
async function deliverUntil(consumer: Consumer, expected: readonly number[]): Promise<void> {
  const received = async (): Promise<readonly number[]> => {
    await deliver(db, consumer)
    return receivedBy(consumer.name)
  }
  await expect.poll(received).toEqual(expected)
}

async function clear(): Promise<void> {
  await db.write((tx) => sql`truncate outbox, outbox_consumer, received, failed_item`.execute(tx))
}

test('a crash before the acknowledgement undoes the effect; the event comes again and counts once', async () => {
  await clear()
  await append(1)
  await append(2)
  let crashes = 0
  const shaky = recordingConsumer('shaky', () => {
    crashes += 1
    return crashes < 3 ? Promise.reject(new Error('crash')) : Promise.resolve()
  })
  const crashed = (): Promise<unknown> => deliver(db, shaky).catch((error: unknown) => error)
  await expect.poll(crashed).toEqual(new Error('crash'))
  await expect(deliver(db, shaky)).rejects.toThrow('crash')
  expect(await receivedBy('shaky')).toEqual([])
  await deliverUntil(shaky, [1, 2])
  await deliver(db, shaky)
  expect(await receivedBy('shaky')).toEqual([1, 2])
})

test('afterCommit runs after the commit of a batch, and not after a rollback', async () => {
  await clear()
  const committed: unknown[] = []
  let isBroken = true
  const name = 'follower'
  const consumer: Consumer = {
    ...recordingConsumer(name, async () => {
      if (isBroken) throw new Error('broken')
    }),
    afterCommit: (events) => void committed.push(events.map(({ body }) => body)),
  }
  await append(1)
  await expect.poll(() => deliver(db, consumer).catch(String)).toBe('Error: broken')
  expect(committed).toEqual([])
  isBroken = false
  await deliverUntil(consumer, [1])
  expect(committed).toEqual([[{ what: 1 }]])
})

test('a transaction that commits late is not skipped, whichever of its ids it got first', async () => {
  await clear()
  const slow = new pg.Client({ connectionString: url })
  await slow.connect()
  const consumer = recordingConsumer('patient')
  for (const first of ['xid', 'row'] as const) {
    await slow.query('begin')
    // Either it gets its transaction id before the others and its row id after them, or the other way round.
    if (first === 'xid') await slow.query('select pg_current_xact_id()')
    else await slow.query(`insert into outbox (topic, body) values ('tested', '{"what": 10}')`)
    await append(20)
    if (first === 'xid') await slow.query(`insert into outbox (topic, body) values ('tested', '{"what": 11}')`)
    await deliver(db, consumer)
    expect(await receivedBy('patient')).toEqual(first === 'xid' ? [] : [11, 20])
    await slow.query('commit')
    await deliverUntil(consumer, first === 'xid' ? [11, 20] : [10, 11, 20, 20])
  }
  await slow.end()
})

test('two pumps at once deliver every event once under load', async () => {
  await clear()
  const other = openDb(url)
  const pumps = [
    startPump(pumpOptions(db), [recordingConsumer('both')]),
    startPump(pumpOptions(other), [recordingConsumer('both')]),
  ]
  const numbers = Array.from({ length: 1_000 }, (_, number) => number)
  for (let from = 0; from < 1_000; from += 100) {
    await Promise.all(numbers.slice(from, from + 100).map((number) => append(number)))
    for (const pump of pumps) pump.wake()
  }
  await expect.poll(async () => (await receivedBy('both')).length).toBe(1_000)
  for (const pump of pumps) await pump.stop()
  expect(await receivedBy('both')).toEqual(numbers)
  await other.close()
})

test('a consumer gets only its topics and moves past others; events are deleted once all have read them', async () => {
  await clear()
  const [one, two] = [recordingConsumer('one'), recordingConsumer('two')]
  await append(1, 'other')
  await append(2)
  await deliverUntil(one, [2])
  expect(await cleanUpOutbox(db, [one, two])).toBe(0)
  await deliverUntil(two, [2])
  await append(3)
  expect(await cleanUpOutbox(db, [one, two])).toBe(2)
  await deliverUntil(one, [2, 3])
  await deliverUntil(two, [2, 3])
})

test('a woken pump delivers', async () => {
  await clear()
  const pump = startPump(pumpOptions(db), [recordingConsumer('quick')])
  await new Promise((resolve) => setTimeout(resolve, 30))
  await append(1)
  pump.wake()
  await expect.poll(() => receivedBy('quick'), { interval: 10 }).toEqual([1])
  await pump.stop()
})

/** A consumer that fails on events with a poisoned number. */
function failingConsumer(name: string, isPoisoned: (what: number) => boolean): Consumer {
  return {
    name,
    topics: ['tested'],
    async consume(tx, events, { isRetry }) {
      for (const { body } of events) {
        for (const { what } of Array.isArray(body) ? (body as { what: number }[]) : [body as { what: number }]) {
          // Written before it fails, so that a missing rollback would show.
          await sql`insert into received values (${isRetry ? `${name} again` : name}, ${what})`.execute(tx)
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

const bodyOf = (what: number | number[]): unknown =>
  typeof what === 'number' ? { what } : what.map((each) => ({ what: each }))

test('an event that fails is set aside alone; the others are consumed, and it is tried again', async () => {
  await clear()
  let isPoisoned = true
  const committed: unknown[] = []
  const consumer: Consumer = {
    ...failingConsumer('delicate', (what) => isPoisoned && what % 10 === 3),
    afterCommit: (events) => void committed.push(...events.map(({ body }) => body)),
  }
  for (let what = 1; what <= 5; what += 1) await append(what)
  await db.write((tx) => appendEvent(tx, 'tested', [{ what: 11 }, { what: 13 }, { what: 14 }]))
  const pump = startPump(pumpOptions(db), [consumer])
  await expect.poll(() => receivedBy('delicate')).toEqual([1, 2, 4, 5, 11, 14])
  await append(6)
  pump.wake()
  await expect.poll(() => receivedBy('delicate')).toEqual([1, 2, 4, 5, 6, 11, 14])
  await pump.stop()
  expect(await failedOf(consumer)).toEqual([1, 1])
  expect(committed.splice(0)).toEqual([1, 2, 4, 5, [11], [14], 6].map(bodyOf))

  const laterMs = Date.now() + 3_600_000
  expect(await deliverSetAside(db, consumer, laterMs)).toBe(0)
  expect(await failedOf(consumer)).toEqual([2, 2])
  isPoisoned = false
  expect(await deliverSetAside(db, consumer, laterMs + 3_600_000)).toBe(2)
  expect(await receivedBy('delicate again')).toEqual([3, 13])
  expect(committed).toEqual([3, [13]].map(bodyOf))
  expect(await failedOf(consumer)).toEqual([])
})

test('when every event of a batch fails, nothing is set aside until it was tried often enough', async () => {
  await clear()
  const consumer = failingConsumer('broken', () => true)
  await append(1)
  await append(2)
  const one = () => deliverOneByOne(db, consumer, Date.now(), false)
  await expect.poll(() => one().catch((error: unknown) => String(error))).toContain('consumes none')
  expect(await failedOf(consumer)).toEqual([])
  await expect
    .poll(async () => {
      await deliverOneByOne(db, consumer, Date.now(), true)
      return (await failedOf(consumer)).length
    })
    .toBe(2)
})
