import { days, hours, minutes, present } from '@ronda/core'
import { examinePayslips, periodAt, readPayslipFile, type Terms } from '@ronda/core/payroll'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { correctLate } from '../../src/agents/payslip/correct.actions.ts'
import { writeRunFile } from '../../src/agents/payslip/file.actions.ts'
import { PAY_ZONE } from '../../src/agents/payslip/run.ts'
import { sha256 } from '../../src/agents/payslip/run.lib.ts'
import { findRunById } from '../../src/agents/payslip/run.sql.ts'
import type { Server } from '../../src/app/server.ts'
import { agentAccount } from '../kit/agentContracts.ts'
import { closeAllDue, dividend, endContracts, grantContract, happens, tier } from '../kit/payslips.ts'
import { PASSWORD, testStaff } from '../kit/staff.ts'
import { openTestServer } from '../kit/testServer.ts'

let nowMs = Date.UTC(2027, 0, 6, 12)
let server: Server
const options = () => server.features.payslip.options

/** Each test has an agent of its own, since what is carried follows the agent. */
const AGENTS = ['again', 'weekly', 'paused', 'measured', 'late']

beforeAll(async () => {
  server = await openTestServer({
    clock: { nowMs: () => nowMs },
    demoAccounts: [
      ...AGENTS.map((name) => agentAccount(name)),
      { username: 'player', kind: 'member', password: PASSWORD, deposit: 0 },
      ...testStaff,
    ],
  })
  return () => server.close()
})

const HALVES = { period: 'semimonthly', carry: 'unlimited' } as const
const UNLIMITED = dividend([tier(10)], HALVES)

/** Begins a new year. */
async function newYear(): Promise<number> {
  await endContracts(server, nowMs)
  nowMs = Date.UTC(new Date(nowMs).getUTCFullYear() + 1, 0, 1)
  return nowMs
}

/** The contract ends, and another one is signed: another id. */
async function signAgain(agent: string, terms: Terms, { endMs, againMs }: { endMs: number; againMs: number }) {
  await endContracts(server, endMs)
  await grantContract(server, agent, terms, againMs)
}

const loses = (agent: string, atMs: number, units: number) =>
  happens(server, { member: 'player', line: [agent] }, units > 0 ? { stakes: units } : { prizes: -units }, { atMs })

async function runUntil(untilMs: number): Promise<void> {
  nowMs = untilMs + minutes(1)
  await closeAllDue(server)
}

/** What is paid for each period since a moment, with corrections, in cents. */
async function paidSince(fromMs: number): Promise<readonly (readonly number[])[]> {
  const { rows } = await server.db.read((tx) =>
    sql<{ amounts: number[] }>`
      select array_agg((pay_bill.amount / 1000)::int order by no) as amounts
      from pay_bill join pay_slip on pay_slip.id = pay_bill.slip
      where from_at >= ${new Date(fromMs)} group by from_at order by from_at`.execute(tx),
  )
  return rows.map(({ amounts }) => amounts)
}

test('[PAY6] a loss follows the agent: terms that are signed again do not wipe it, and the file agrees', async () => {
  const fromMs = await newYear()
  await grantContract(server, 'again', UNLIMITED, fromMs)
  await loses('again', fromMs + hours(1), -8_000)
  await signAgain('again', UNLIMITED, { endMs: fromMs + days(3), againMs: fromMs + days(3) })
  await loses('again', fromMs + days(16), 20_000)
  await runUntil(fromMs + days(31))
  expect(await paidSince(fromMs)).toEqual([[0], [120_000]])
  const { rows } = await server.db.read((tx) =>
    sql<{ id: string }>`select id from pay_run where from_at >= ${new Date(fromMs + days(15))}`.execute(tx),
  )
  const text = await server.db.read(async (tx) => {
    const run = present(await findRunById(tx, present(rows[0], 'the second run').id), 'the run')
    return writeRunFile(tx, run, { kind: 'closed' })
  })
  const file = readPayslipFile(text.ok ? text.value.text : '')
  expect(file.ok && [...file.value.run.carried.values()]).toHaveLength(1)
  expect(file.ok && examinePayslips(file.value, sha256)).toEqual([])
})

test.each([
  ['unlimited', 120_000],
  ['previousPeriod', 200_000],
] as const)('[PAY9] after a period without a contract a loss carried as %s pays %i cents', async (carry, cents) => {
  const fromMs = await newYear()
  const terms = { ...UNLIMITED, carry }
  await grantContract(server, 'paused', terms, fromMs)
  await loses('paused', fromMs + hours(1), -8_000)
  await signAgain('paused', terms, { endMs: fromMs + days(3), againMs: fromMs + days(20) })
  await loses('paused', fromMs + days(32), 20_000)
  await runUntil(fromMs + days(46))
  expect((await paidSince(fromMs)).filter(([first]) => first !== 0)).toEqual([[cents]])
})

test('[PAY6] a loss of a week that is closed late is taken off the days after it, which were closed first', async () => {
  const fromMs = await newYear()
  const week = periodAt(fromMs + days(10), 'weekly', PAY_ZONE)
  await grantContract(server, 'weekly', dividend([tier(10)], { period: 'weekly', carry: 'unlimited' }), week.fromMs)
  await loses('weekly', week.fromMs + hours(1), -8_000)
  const daily = dividend([tier(10)], { period: 'daily', carry: 'unlimited' })
  await signAgain('weekly', daily, { endMs: week.toMs - hours(2), againMs: week.toMs - hours(1) })
  await loses('weekly', week.toMs + hours(1), 20_000)
  // Both are due at once, and the days come first in the order of the kinds.
  await runUntil(week.toMs + days(1))
  expect(await paidSince(fromMs)).toEqual([[0], [200_000]])
  await correctLate(options())
  expect(await paidSince(fromMs)).toEqual([[0], [200_000, -80_000]])
})

test('[PAY6] another measure starts anew', async () => {
  const fromMs = await newYear()
  await grantContract(server, 'measured', UNLIMITED, fromMs)
  await loses('measured', fromMs + hours(1), -8_000)
  const other = { ...UNLIMITED, measure: 'averageDay' } as const
  await signAgain('measured', other, { endMs: fromMs + days(3), againMs: fromMs + days(3) })
  await loses('measured', fromMs + days(16), 20_000)
  await runUntil(fromMs + days(31))
  expect(await paidSince(fromMs)).toEqual([[0], [200_000]])
})

test('[PAY17] a late loss under the contract before is taken off what the one after it paid', async () => {
  const fromMs = await newYear()
  await grantContract(server, 'late', UNLIMITED, fromMs)
  await signAgain('late', UNLIMITED, { endMs: fromMs + days(3), againMs: fromMs + days(3) })
  await loses('late', fromMs + days(16), 20_000)
  await runUntil(fromMs + days(31))
  expect(await paidSince(fromMs)).toEqual([[0], [200_000]])
  await loses('late', fromMs + hours(1), -8_000)
  for (let at = 0; at < 3; at += 1) await correctLate(options())
  expect(await paidSince(fromMs)).toEqual([
    [0, 0],
    [200_000, -80_000],
  ])
})
