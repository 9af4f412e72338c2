import { randomServerId } from '../../src/platform/ids/serverId.ts'
import { hours } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openBank, type Bank } from '../../src/money/ledger/testing/bank.ts'
import { openLog } from '../../src/platform/log/log.ts'
import { openBooks, type Books } from '../../src/office/books/books.actions.ts'

let bank: Bank
let books: Books
const clock = { at: Date.UTC(2026, 10, 15, 12), nowMs: () => clock.at }
/** The lines of the log. */
const alarms: unknown[] = []

beforeAll(async () => {
  bank = await openBank()
  const log = openLog('warn', { write: (line) => void alarms.push(JSON.parse(line)) })
  books = openBooks({ db: bank.db, clock, log })
  const wallet = await bank.open('cash', 'ana')
  await bank.ledger.submit({
    kind: 'deposit',
    id: randomServerId(),
    wallet,
    houseAccount: bank.clearing,
    amount: 1_000n,
  })
  return () => bank.close()
})

test('correct books raise no alarm, and the check is stored', async () => {
  const report = await books.check()
  expect(report).toMatchObject({ checkedAtMs: clock.at, faults: [] })
  expect([await books.waiting(), alarms]).toEqual([0, []])
  clock.at += hours(3)
  expect(await books.waiting()).toBe(1)
})

test('a fault is logged as an error each time it is found, and is listed at the desk', async () => {
  await bank.db.write(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update leg set balance = balance + 1`.execute(tx)
  })
  await books.check()
  await books.check()
  const alarm = { level: 50, msg: 'the books do not add up', counts: { AU1: 1 } }
  expect(alarms).toMatchObject([alarm, alarm])
  const [newest, , first] = await books.newest()
  expect(newest?.faults.join()).toContain('AU1')
  expect(first?.faults).toEqual([])
  expect(await books.waiting()).toBe(newest?.faults.length)
})

test('two concurrent calls wait for the same check', async () => {
  const [one, other] = await Promise.all([books.check(), books.check()])
  expect(one).toBe(other)
})
