import { days, hours, minutes } from '@ronda/core'
import { periodAt } from '@ronda/core/payroll'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { collectDue } from '../../src/agents/payslip/collect.actions.ts'
import { correctLate } from '../../src/agents/payslip/correct.actions.ts'
import { undo } from '../../src/agents/payslip/event.ts'
import { insertEvents } from '../../src/agents/payslip/event.sql.ts'
import { closeRun, CONSUMER, runDue } from '../../src/agents/payslip/run.actions.ts'
import type { Server } from '../../src/app/server.ts'
import { audit } from '../../src/money/ledger/index.ts'
import {
  atoms,
  billsSince,
  closeAllDue,
  dividend,
  endContracts,
  grantContract,
  happens,
  tier,
} from '../kit/payslips.ts'
import { accountNamed } from '../kit/signInSteps.ts'
import { fillFund } from '../kit/rewardFunds.ts'
import { testStaff } from '../kit/staff.ts'
import { openTestServer, PASSWORD, withoutPrizes } from '../kit/testServer.ts'
import { whileUnread } from '../kit/unread.ts'

const account = (username: string, kind: 'agent' | 'member', upline?: string) => ({
  username,
  kind,
  password: PASSWORD,
  deposit: 0,
  ...(upline !== undefined && { upline }),
})

/** A Wednesday. */
let nowMs = Date.UTC(2027, 0, 6, 12)
let server: Server
const options = () => server.features.payslip.options

beforeAll(async () => {
  server = await openTestServer({
    titles: withoutPrizes(),
    clock: { nowMs: () => nowMs },
    demoAccounts: [
      account('top', 'agent'),
      account('mid', 'agent', 'top'),
      account('low', 'agent', 'mid'),
      account('player', 'member', 'low'),
      ...testStaff,
    ],
  })
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

const LINE = ['low', 'mid', 'top']

/** Begins a new year, so that no test sees the contracts or events of another. */
async function newYear(): Promise<number> {
  await endContracts(server, nowMs)
  nowMs = Date.UTC(new Date(nowMs).getUTCFullYear() + 1, 0, 1)
  return nowMs
}

const runAll = () => closeAllDue(server)

const paidBy = async (fromMs: number) =>
  (await billsSince(server, fromMs)).filter(({ no }) => no === 0).map(({ agent, pay }) => [agent, pay])

test.each([
  ['fixed', 'fixed', 75_000],
  ['floating', 'floating', 104_167],
] as const)('golden: a dividend of %s tiers', async (_name, tierKind, cents) => {
  const fromMs = await newYear()
  const tiers = [tier(3, { validBet: 300_000, loss: 10_000 }), tier(5, { validBet: 500_000, loss: 30_000 })]
  await grantContract(server, 'low', dividend(tiers, { tierKind }), fromMs)
  await happens(
    server,
    { member: 'player', line: LINE },
    { validBet: 800_000, stakes: 25_000 },
    { atMs: fromMs + hours(1) },
  )
  nowMs = fromMs + days(31) + minutes(1)
  await runAll()
  expect(await paidBy(fromMs)).toEqual([['low', cents]])
})

test('golden: a salary is the difference of two rates at every level', async () => {
  const fromMs = await newYear()
  for (const [name, rate] of [
    ['top', 0.5],
    ['mid', 0.3],
    ['low', 0.1],
  ] as const) {
    await grantContract(server, name, dividend([tier(rate)], { kind: 'dailySalary', period: 'daily' }), fromMs)
  }
  await happens(server, { member: 'player', line: LINE }, { validBet: 40_000 }, { atMs: fromMs + hours(1) })
  nowMs = fromMs + days(1) + minutes(1)
  await runAll()
  expect(await paidBy(fromMs)).toEqual([
    ['low', 4_000],
    ['mid', 8_000],
    ['top', 8_000],
  ])
})

const salary = (rate: number) => dividend([tier(rate)], { kind: 'realTimeSalary', period: 'fiveMinutes' })
const firstRun = (fromMs: number) =>
  ({ kind: 'realTimeSalary', currency: 'USD', period: periodAt(fromMs, 'fiveMinutes', 'UTC') }) as const
const balanceOf = async (name: string): Promise<bigint> => {
  const { cash } = await options().walletStore.of(await accountNamed(server, name))
  return (await server.ledger.balanceOf(cash)).balance
}

test('golden: a loss is carried into the next period, or not', async () => {
  for (const [carry, cents] of [
    ['none', 200_000],
    ['unlimited', 120_000],
  ] as const) {
    const fromMs = await newYear()
    await grantContract(server, 'low', dividend([tier(10)], { period: 'semimonthly', carry }), fromMs)
    await happens(server, { member: 'player', line: LINE }, { stakes: 0, prizes: 8_000 }, { atMs: fromMs + hours(1) })
    await happens(server, { member: 'player', line: LINE }, { stakes: 20_000 }, { atMs: fromMs + days(16) })
    nowMs = fromMs + days(31) + minutes(1)
    await runAll()
    expect(await paidBy(fromMs)).toEqual([
      ['low', 0],
      ['low', cents],
    ])
  }
})

test('a period is run once, however many schedulers there are, and by none before its events are read', async () => {
  const fromMs = await newYear()
  await grantContract(server, 'low', salary(1), fromMs)
  await happens(server, { member: 'player', line: LINE }, { validBet: 100 }, { atMs: fromMs + 1 })
  nowMs = fromMs + minutes(5) + 1
  expect(await closeRun(options(), firstRun(fromMs))).toBe('not_yet')
  nowMs = fromMs + minutes(6)
  await whileUnread(server, { consumer: CONSUMER, atMs: fromMs + minutes(5) - 1 }, async () => {
    expect(await closeRun(options(), firstRun(fromMs))).toBe('not_yet')
  })
  await Promise.all(Array.from({ length: 5 }, () => runDue(options())))
  expect(await closeRun(options(), firstRun(fromMs))).toBe('done_before')
  expect(await paidBy(fromMs)).toEqual([['low', 100]])
})

test('a crash while payslips are made leaves nothing, and the next run makes them', async () => {
  const fromMs = await newYear()
  await grantContract(server, 'low', salary(1), fromMs)
  await happens(server, { member: 'player', line: LINE }, { validBet: 100 }, { atMs: fromMs + 1 })
  nowMs = fromMs + minutes(6)
  let named = 0
  // The id of the run is made, that of its payslip is not.
  const named2 = (kind: string, ...parts: readonly (string | number)[]): string => {
    named += 1
    if (named > 1) throw new Error('crashed')
    return options().ids.named(kind, ...parts)
  }
  await expect(closeRun({ ...options(), ids: { named: named2 } }, firstRun(fromMs))).rejects.toThrow('crashed')
  expect(await billsSince(server, fromMs)).toEqual([])
  expect(await closeRun(options(), firstRun(fromMs))).toBe('closed')
  expect(await paidBy(fromMs)).toEqual([['low', 100]])
})

test('a late event is paid by a dated correction, what undoes it is taken off, and the payslip never changes', async () => {
  const fromMs = await newYear()
  // What other tests left to pay is paid first.
  await fillFund(server, 'CONTRACT', atoms(10))
  await collectDue(options())
  await grantContract(server, 'low', salary(1), fromMs)
  await happens(server, { member: 'player', line: LINE }, { validBet: 100 }, { atMs: fromMs + 1 })
  nowMs = fromMs + minutes(6)
  await runAll()
  const late = await happens(server, { member: 'player', line: LINE }, { validBet: 50 }, { atMs: fromMs + 2 })
  const before = await balanceOf('low')
  await correctLate(options())
  await collectDue(options())
  expect(await billsSince(server, fromMs)).toMatchObject([
    { no: 0, pay: 100, amount: 100, collected: 100 },
    { no: 1, pay: 100, amount: 50, collected: 50 },
  ])
  expect((await balanceOf('low')) - before).toBe(atoms(1.5))
  // Nothing new: nothing is posted.
  await correctLate(options())
  expect(await billsSince(server, fromMs)).toHaveLength(2)
  await server.db.write((tx) => insertEvents(tx, [undo(late, { seq: -late.seq })]))
  await correctLate(options())
  await collectDue(options())
  expect(await billsSince(server, fromMs)).toMatchObject([{}, {}, { no: 2, pay: 100, amount: -50, collected: null }])
  // It is taken off what is paid next.
  await happens(server, { member: 'player', line: LINE }, { validBet: 80 }, { atMs: fromMs + minutes(6) })
  nowMs = fromMs + minutes(11)
  await runAll()
  await collectDue(options())
  expect((await billsSince(server, fromMs)).slice(2)).toMatchObject([
    { no: 2, amount: -50, collected: -50 },
    { no: 0, pay: 80, amount: 80, collected: 80 },
  ])
  expect((await balanceOf('low')) - before).toBe(atoms(1.8))
  for (const change of [
    'update pay_slip set pay = 0',
    'delete from pay_slip',
    'update pay_bill set amount = 0',
    'truncate pay_run cascade',
  ]) {
    await expect(server.db.write((tx) => sql.raw(change).execute(tx))).rejects.toThrow(
      'what is written in the books stays',
    )
  }
})

test('a late event for an agent without a payslip, and a carry that it changes, reach the later periods', async () => {
  const fromMs = await newYear()
  await grantContract(server, 'mid', dividend([tier(1)], { kind: 'hourlySalary', period: 'hourly' }), fromMs)
  await grantContract(server, 'low', dividend([tier(10)], { period: 'daily', carry: 'unlimited' }), fromMs)
  await happens(server, { member: 'player', line: ['low'] }, { stakes: 100 }, { atMs: fromMs + days(1) + 1 })
  nowMs = fromMs + days(2) + minutes(1)
  await runAll()
  expect(await paidBy(fromMs)).toEqual([
    ['low', 0],
    ['low', 1_000],
  ])
  // A loss on the first day: it is carried into the second one. And a bet for the agent above.
  await happens(server, { member: 'player', line: LINE }, { prizes: 40, validBet: 10 }, { atMs: fromMs + 1 })
  for (let at = 0; at < 3; at += 1) await correctLate(options())
  expect((await billsSince(server, fromMs)).filter(({ agent }) => agent === 'low')).toMatchObject([
    { no: 0, amount: 0 },
    { no: 1, amount: 0 },
    { no: 0, amount: 1_000 },
    { no: 1, amount: -400 },
  ])
  expect((await billsSince(server, fromMs)).filter(({ agent }) => agent === 'mid')).toMatchObject([
    { no: 0, pay: 0, amount: 0 },
    { no: 1, pay: 0, amount: 10 },
  ])
})

test('an empty fund: what it lacks is owed, and is paid when it is filled; a crash after the ledger pays nothing twice', async () => {
  const fromMs = await newYear()
  await collectDue(options())
  const fund = await options().rewardFunds.balanceOf('CONTRACT', 'USD')
  for (const [name, rate] of [
    ['top', 3],
    ['mid', 2],
    ['low', 1],
  ] as const)
    await grantContract(server, name, salary(rate), fromMs)
  await happens(server, { member: 'player', line: LINE }, { validBet: 10_000 }, { atMs: fromMs + 1 })
  nowMs = fromMs + minutes(6)
  await runAll()
  const before = await Promise.all(LINE.map(balanceOf))
  const gained = async () => (await Promise.all(LINE.map(balanceOf))).map((now, at) => now - (before[at] ?? 0n))
  await fillFund(server, 'CONTRACT', atoms(150) - fund)
  const crashing = {
    ...options(),
    rewardFunds: {
      ...options().rewardFunds,
      async pay(payment: Parameters<ReturnType<typeof options>['rewardFunds']['pay']>[0]) {
        await options().rewardFunds.pay(payment)
        throw new Error('crashed')
      },
    },
  }
  await collectDue(crashing)
  expect((await gained()).reduce((sum, each) => sum + each, 0n)).toBe(atoms(150))
  // What failed is tried again after a while.
  nowMs += hours(1)
  await collectDue(options())
  expect((await gained()).reduce((sum, each) => sum + each, 0n)).toBe(atoms(150))
  const bills = await billsSince(server, fromMs)
  expect(bills.map(({ collected }) => Number(collected)).toSorted((one, other) => one - other)).toEqual([
    0, 5_000, 10_000,
  ])
  await fillFund(server, 'CONTRACT', atoms(1_000))
  await collectDue(options())
  await collectDue(options())
  expect(await gained()).toEqual([atoms(100), atoms(100), atoms(100)])
  expect(await options().rewardFunds.balanceOf('CONTRACT', 'USD')).toBe(atoms(850))
})
