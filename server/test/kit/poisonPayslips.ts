import { days, minutes } from '@ronda/core'
import { periodAt, type PayKind, type PeriodKind } from '@ronda/core/payroll'
import { sql } from 'kysely'
import { collectDue } from '../../src/agents/payslip/collect.actions.ts'
import { correctLate } from '../../src/agents/payslip/correct.actions.ts'
import { undo, type NewEvent } from '../../src/agents/payslip/event.ts'
import { insertEvents } from '../../src/agents/payslip/event.sql.ts'
import { closeRun, CONSUMER, runDue } from '../../src/agents/payslip/run.actions.ts'
import type { Server } from '../../src/app/server.ts'
import { bareMember } from './missions.ts'
import { poison, three, valuesOf, type PoisonCase, type Scene } from './poison.ts'
import { atoms, dividend, endContracts, grantTo, happens, tier } from './payslips.ts'
import { fillFund } from './rewardFunds.ts'
import { hasReadAll } from './unread.ts'

const KINDS = [
  ['dailySalary', 'daily'],
  ['hourlySalary', 'hourly'],
  ['realTimeSalary', 'fiveMinutes'],
] as const satisfies readonly (readonly [PayKind, PeriodKind])[]

async function runsOf({ db }: Server, sinceMs: number): Promise<readonly boolean[]> {
  const { rows } = await db.read((tx) =>
    sql<{ kind: string }>`select distinct kind from pay_run where from_at >= ${new Date(sinceMs)}`.execute(tx),
  )
  return KINDS.map(([kind]) => rows.some((row) => row.kind === kind))
}

type Closed = { readonly slip: string; readonly event: NewEvent }

/** An agent with a payslip of five minutes, which needs no approval, and the event that it is paid for. */
async function closedSlip({ server, clock }: Scene): Promise<Closed> {
  const { id: agent, username } = await bareMember(server)
  const period = periodAt(clock.at - minutes(30), 'fiveMinutes', 'UTC')
  const terms = dividend([tier(1)], { kind: 'realTimeSalary', period: 'fiveMinutes' })
  await endContracts(server, clock.at)
  await grantTo(server, agent, terms, period.fromMs)
  const place = { member: username, line: [username] }
  const event = await happens(server, place, { validBet: 100 }, { atMs: period.fromMs })
  await hasReadAll(server, CONSUMER)
  clock.at += minutes(5)
  await closeRun(server.features.payslip.options, { kind: 'realTimeSalary', currency: 'USD', period })
  const { rows } = await server.db.read((tx) =>
    sql<{ id: string }>`select id from pay_slip where agent = ${agent}`.execute(tx),
  )
  return { slip: rows[0]?.id ?? '', event }
}

/** Which of these payslips have a correction. */
async function correctedOf({ db }: Server, slips: readonly string[]): Promise<readonly boolean[]> {
  const { rows } = await db.read((tx) =>
    sql<{ slip: string }>`select slip from pay_bill where slip = any(${slips}::uuid[]) and no = 1`.execute(tx),
  )
  return slips.map((slip) => rows.some((row) => row.slip === slip))
}

/** A poisoned row in every job of payslips. */
export const payslipPoison: readonly PoisonCase[] = [
  {
    name: 'payslips of a kind of contract',
    kind: 'payslip.run',
    async plant({ server, clock }) {
      const { id: agent } = await bareMember(server)
      await endContracts(server, clock.at)
      const { fromMs } = periodAt(clock.at + days(1), 'daily', 'UTC')
      for (const [kind, period] of KINDS) await grantTo(server, agent, dividend([tier(1)], { kind, period }), fromMs)
      clock.at = fromMs + days(1) + minutes(1)
      const when = `new.kind = '${KINDS[0][0]}'`
      const heal = await poison(server.db, { table: 'pay_run', on: 'insert', when })
      return {
        heal,
        run: async () => {
          await hasReadAll(server, CONSUMER)
          await runDue(server.features.payslip.options)
        },
        done: () => runsOf(server, fromMs),
      }
    },
  },
  {
    name: 'payments of payslips',
    kind: 'payslip.pay',
    async plant(scene) {
      const { server } = scene
      const ids = (await three(() => closedSlip(scene))).map(({ slip }) => slip)
      await fillFund(server, 'CONTRACT', atoms(1_000))
      const when = `old.bill = '${ids[0]}'`
      const heal = await poison(server.db, { table: 'pay_payment', on: 'update', when })
      return {
        heal,
        run: () => collectDue(server.features.payslip.options),
        done: async () => (await valuesOf(server.db, 'pay_bill', 'collected', ids)).map((paid) => paid === atoms(1)),
      }
    },
  },
  {
    name: 'corrections of payslips',
    kind: 'payslip.correct',
    async plant(scene) {
      const { server } = scene
      const { options } = server.features.payslip
      const closed = await three(() => closedSlip(scene))
      // What other cases left is corrected first.
      await correctLate(options)
      const ids = closed.map(({ slip }) => slip)
      const undone = closed.map(({ event }) => undo(event, { seq: -event.seq }))
      await server.db.write((tx) => insertEvents(tx, undone))
      const heal = await poison(server.db, { table: 'pay_bill', on: 'insert', when: `new.slip = '${ids[0]}'` })
      return {
        heal,
        run: () => correctLate(options),
        done: () => correctedOf(server, ids),
      }
    },
  },
]
