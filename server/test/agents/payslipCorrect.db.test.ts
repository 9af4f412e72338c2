import { randomUUID } from 'node:crypto'
import { days, hours, present } from '@ronda/core'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { collectDue } from '../../src/agents/payslip/collect.actions.ts'
import { correctLate } from '../../src/agents/payslip/correct.actions.ts'
import { decideBills } from '../../src/agents/payslip/desk.actions.ts'
import { undo, type NewEvent } from '../../src/agents/payslip/event.ts'
import { storeEvents } from '../../src/agents/payslip/event.actions.ts'
import { insertEvents } from '../../src/agents/payslip/event.sql.ts'
import { readIncome } from '../../src/agents/payslip/read.actions.ts'
import { CONSUMER, runDue } from '../../src/agents/payslip/run.actions.ts'
import type { Server } from '../../src/app/server.ts'
import { audit } from '../../src/money/ledger/index.ts'
import { randomServerId } from '../../src/platform/ids/serverId.ts'
import { openLog } from '../../src/platform/log/log.ts'
import { listFailures } from '../../src/platform/failures/index.ts'
import { fillFund } from '../kit/rewardFunds.ts'
import {
  atoms,
  billsSince,
  closeAllDue,
  dividend,
  endContracts,
  grantContract,
  happens,
  tier,
  type Given,
} from '../kit/payslips.ts'
import { poison } from '../kit/poison.ts'
import { accountNamed } from '../kit/signInSteps.ts'
import { testStaff } from '../kit/staff.ts'
import { openTestServer, PASSWORD, withoutPrizes } from '../kit/testServer.ts'
import { hasReadAll } from '../kit/unread.ts'

let nowMs = Date.UTC(2027, 0, 6, 12)
let server: Server
const options = () => server.features.payslip.options

beforeAll(async () => {
  server = await openTestServer({
    titles: withoutPrizes(),
    clock: { nowMs: () => nowMs },
    // Some of the failures here are intended.
    log: openLog('silent'),
    demoAccounts: [
      { username: 'low', kind: 'agent', password: PASSWORD, deposit: 0 },
      { username: 'player', kind: 'member', password: PASSWORD, deposit: 0, upline: 'low' },
      ...testStaff,
    ],
  })
  await fillFund(server, 'CONTRACT', atoms(100_000))
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

/** Begins a new year, so that no test sees the contracts, events or income of another. */
async function newYear(): Promise<number> {
  await endContracts(server, nowMs)
  nowMs = Date.UTC(new Date(nowMs).getUTCFullYear() + 2, 0, 1)
  return nowMs
}

const plays = (given: Given, atMs: number): Promise<NewEvent> =>
  happens(server, { member: 'player', line: ['low'] }, given, { atMs })

/** Makes what is due an hour after a moment, and posts the corrections. */
async function closeAt(atMs: number): Promise<void> {
  nowMs = atMs + hours(1)
  await closeAllDue(server)
  await correctLate(options())
}

/** Late events: less was bet, or more. */
async function late(event: NewEvent, change: 'undone' | 'doubled'): Promise<void> {
  const undone = undo(event, { seq: -event.seq })
  const amounts = change === 'undone' ? undone.amounts : event.amounts
  await server.db.write((tx) =>
    insertEvents(tx, [{ ...undone, amounts, seq: undone.seq - (change === 'undone' ? 0 : 1e6) }]),
  )
  await correctLate(options())
}

async function decide(fromMs: number, no: number, decision: 'approved' | 'denied'): Promise<void> {
  const bills = await billsSince(server, fromMs)
  const { id } = present(
    bills.find((bill) => bill.no === no && bill.from.getTime() === fromMs),
    'a bill',
  )
  const by = await accountNamed(server, 'operador')
  expect((await decideBills(options(), { ids: [id], decision, reason: 'As it is', by })).ok).toBe(true)
}

/** What an agent's contracts paid, owe and hold, in cents. */
async function incomeOf(): Promise<Readonly<Record<string, number>>> {
  const { sums } = await readIncome(options(), await accountNamed(server, 'low'))
  const add = (name: 'earned' | 'paid' | 'owed' | 'waiting'): number =>
    Number(sums.reduce((sum, each) => sum + each[name], 0n) / 1_000n)
  return { earned: add('earned'), paid: add('paid'), owed: add('owed'), waiting: add('waiting') }
}

const DAILY = dividend([tier(1)], { kind: 'dailySalary', period: 'daily' })

/** A day with a salary of 50 twice, one of which was undone; what becomes of its bills; and a day of 80. */
test.each<[string, (fromMs: number, half: NewEvent) => Promise<void>, Record<string, number>]>([
  [
    'was denied: nothing is taken back',
    async (fromMs, half) => {
      await decide(fromMs, 0, 'denied')
      await late(half, 'undone')
    },
    { earned: 8_000, paid: 8_000, owed: 0, waiting: 0 },
  ],
  [
    'is denied after the correction: the same',
    async (fromMs, half) => {
      await late(half, 'undone')
      await decide(fromMs, 0, 'denied')
    },
    { earned: 8_000, paid: 8_000, owed: 0, waiting: 0 },
  ],
  [
    'expires: the same',
    async (_, half) => {
      nowMs += days(31)
      await late(half, 'undone')
    },
    { earned: 8_000, paid: 8_000, owed: 0, waiting: 0 },
  ],
  [
    'waits: it is taken off once that is approved',
    async (_, half) => late(half, 'undone'),
    { earned: 13_000, paid: 8_000, owed: 0, waiting: 5_000 },
  ],
  [
    'was approved: it is taken off',
    async (fromMs, half) => {
      await decide(fromMs, 0, 'approved')
      await collectDue(options())
      await late(half, 'undone')
    },
    { earned: 13_000, paid: 13_000, owed: 0, waiting: 0 },
  ],
  [
    'was approved, but what came later was denied: only that is taken back',
    async (fromMs, half) => {
      await decide(fromMs, 0, 'approved')
      await late(half, 'doubled')
      await decide(fromMs, 1, 'denied')
      await late(half, 'undone')
    },
    { earned: 18_000, paid: 18_000, owed: 0, waiting: 0 },
  ],
])('a negative correction of a payslip that %s', async (_name, happened, income) => {
  const fromMs = await newYear()
  await grantContract(server, 'low', DAILY, fromMs)
  const half = await plays({ validBet: 5_000 }, fromMs + hours(1))
  await plays({ validBet: 5_000 }, fromMs + hours(2))
  await closeAt(fromMs + days(1))
  await happened(fromMs, half)
  const nextMs = Math.floor(nowMs / days(1)) * days(1)
  await plays({ validBet: 8_000 }, nextMs + hours(3))
  await closeAt(nextMs + days(1))
  await decide(nextMs, 0, 'approved')
  await collectDue(options())
  expect(await incomeOf()).toEqual(income)
})

test('approved after all, a payslip is paid less its correction', async () => {
  const fromMs = await newYear()
  await grantContract(server, 'low', DAILY, fromMs)
  const half = await plays({ validBet: 5_000 }, fromMs + hours(1))
  await plays({ validBet: 5_000 }, fromMs + hours(2))
  await closeAt(fromMs + days(1))
  await late(half, 'undone')
  await collectDue(options())
  expect(await incomeOf()).toEqual({ earned: 5_000, paid: 0, owed: 0, waiting: 5_000 })
  await decide(fromMs, 0, 'approved')
  expect(await incomeOf()).toEqual({ earned: 5_000, paid: 0, owed: 5_000, waiting: 0 })
  await collectDue(options())
  expect(await incomeOf()).toEqual({ earned: 5_000, paid: 5_000, owed: 0, waiting: 0 })
})

test('[PAY22] a contract of another period pays from where the one before pays to', async () => {
  const fromMs = await newYear()
  const week = dividend([tier(10)], { period: 'weekly' })
  await grantContract(server, 'low', dividend([tier(10)], { period: 'monthly' }), fromMs)
  const changedMs = fromMs + days(9)
  await endContracts(server, changedMs)
  await grantContract(server, 'low', week, changedMs)
  for (let day = 0; day < 46; day += 1) await plays({ stakes: 10 }, fromMs + days(day) + hours(1))
  await closeAt(fromMs + days(46))
  const bills = await billsSince(server, fromMs)
  const paid = bills.map(({ from, amount }) => [from.toISOString().slice(5, 10), amount])
  // January as a whole, then the first week of which no day is in it.
  expect(paid[0]).toEqual(['01-01', 3_100])
  expect(paid.slice(1).every(([from, amount]) => String(from) >= '02-01' && amount === 700)).toBe(true)
  expect(paid.length).toBeGreaterThan(1)
})

/** How often an item was tried without success. */
async function triesOf(kind: string): Promise<readonly number[]> {
  const failed = await server.db.read((tx) => listFailures(tx, 100))
  return failed.filter((each) => each.kind === kind).map(({ tries }) => tries)
}

test('a kind or a correction that fails is not tried again before its time', async () => {
  const fromMs = await newYear()
  await grantContract(server, 'low', DAILY, fromMs)
  const event = await plays({ validBet: 100 }, fromMs + hours(1))
  nowMs = fromMs + days(1) + hours(1)
  const table = { table: 'pay_run', on: 'insert', when: `new.kind = 'dailySalary'` } as const
  const healRun = await poison(server.db, table)
  await hasReadAll(server, CONSUMER)
  for (const _ of [1, 2]) await runDue(options())
  expect(await triesOf('payslip.run')).toEqual([1])
  await healRun()
  await closeAt(fromMs + days(1) + hours(1))
  const healBill = await poison(server.db, { table: 'pay_bill', on: 'insert', when: 'new.no > 0' })
  await late(event, 'undone')
  await correctLate(options())
  expect(await triesOf('payslip.correct')).toEqual([1])
  await healBill()
  nowMs += hours(1)
  await correctLate(options())
  expect(await billsSince(server, fromMs)).toMatchObject([{ amount: 100 }, { amount: -100 }])
})

test('a loss that came late is carried through every closed day at once; a rest of a cent is carried nowhere', async () => {
  const fromMs = await newYear()
  await grantContract(server, 'low', dividend([tier(10)], { period: 'daily', carry: 'unlimited' }), fromMs)
  await grantContract(server, 'low', dividend([tier(0.01)], { kind: 'hourlySalary', period: 'hourly' }), fromMs)
  for (const day of [0, 1, 2, 3]) await plays({ stakes: 1, validBet: 100 }, fromMs + days(day) + 1)
  await closeAt(fromMs + days(4))
  const salaries = (bills: Awaited<ReturnType<typeof billsSince>>) =>
    bills.filter(({ from, no }) => no > 0 && from.getTime() % days(1) !== 0)
  await plays({ prizes: 10, validBet: 0.01 }, fromMs + hours(2))
  await correctLate(options())
  const bills = await billsSince(server, fromMs)
  expect(bills.filter(({ no }) => no > 0).map(({ from }) => from.getTime() - fromMs)).toEqual(
    [0, 1, 2, 3].map((day) => days(day)),
  )
  expect(salaries(bills)).toEqual([])
})

let gifts = 0

/** What the events of an operation add up to, in atoms. */
async function promotionsOf(operation: string): Promise<readonly string[]> {
  const { rows } = await server.db.read((tx) =>
    sql<{ amount: string }>`
      select promotions::text as amount from pay_event where operation = ${operation} order by promotions desc`.execute(
      tx,
    ),
  )
  return rows.map(({ amount }) => amount)
}

/** A gift of the promotion account to a member, as the ledger publishes it; and what takes it back. */
async function gift() {
  const { cash } = await options().walletStore.of(await accountNamed(server, 'player'))
  const id = randomUUID()
  gifts += 2
  const leg = {
    type: 'move',
    wallet: cash,
    counter: server.ledger.houseAccount('promotion', 'USD'),
    id,
    at: new Date(nowMs).toISOString(),
  }
  const seq = 1_000_000_000 + gifts
  const given = { ...leg, kind: 'adjustment', amount: '5000', seq }
  const back = { ...leg, kind: 'reversal', amount: '-5000', seq: seq + 1 }
  const read = (body: unknown) =>
    server.db.write((tx) =>
      storeEvents({ ledger: server.ledger, games: new Map() }, tx, [
        { topic: 'money.batch', atMs: nowMs, body: [body] },
      ]),
    )
  return { id, given: () => read(given), back: () => read(back) }
}

test.each([
  ['in their order', ['given', 'back']],
  ['twice', ['given', 'back', 'given', 'back']],
  ['the other way round, as when the gift had failed', ['back', 'given']],
] as const)('a gift and its reversal that are read %s leave nothing', async (_name, order) => {
  await newYear()
  const { id, ...read } = await gift()
  for (const part of order) await read[part]()
  expect(await promotionsOf(id)).toEqual(['5000', '-5000'])
})

test('a gift through the ledger, and its reversal, leave nothing', async () => {
  const { cash: wallet } = await options().walletStore.of(await accountNamed(server, 'player'))
  const id = randomServerId()
  const houseAccount = server.ledger.houseAccount('promotion', 'USD')
  expect(await server.ledger.submit({ kind: 'adjustment', id, wallet, houseAccount, amount: atoms(5) })).toMatchObject({
    accepted: true,
  })
  expect(await server.ledger.submit({ kind: 'reversal', id, wallet })).toMatchObject({ accepted: true })
  await hasReadAll(server, CONSUMER)
  expect(await promotionsOf(id)).toEqual([`${atoms(5)}`, `${-atoms(5)}`])
})

test('what was paid, and in which line something happened, never changes', async () => {
  for (const change of [
    'update pay_payment set amount = amount + 1',
    'delete from pay_payment',
    "update pay_line set agents = '{}'",
    'truncate pay_line cascade',
  ]) {
    await expect(server.db.write((tx) => sql.raw(change).execute(tx))).rejects.toThrow(
      'what is written in the books stays',
    )
  }
})
