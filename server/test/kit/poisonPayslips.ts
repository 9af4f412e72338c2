import { days, minutes } from '@ronda/core'
import { periodAt, type PayKind, type PeriodKind } from '@ronda/core/payroll'
import { sql } from 'kysely'
import { collectDue } from '../../src/agents/payslip/collect.actions.ts'
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

/** An agent with a payslip of five minutes that is approved; the id of what is owed. */
async function payableBill({ server, clock }: Scene): Promise<string> {
  const { id: agent, username } = await bareMember(server)
  const period = periodAt(clock.at - minutes(30), 'fiveMinutes', 'UTC')
  const terms = dividend([tier(1)], { kind: 'realTimeSalary', period: 'fiveMinutes' })
  await endContracts(server, clock.at)
  await grantTo(server, agent, terms, period.fromMs)
  await happens(server, { member: username, line: [username] }, { validBet: 100 }, { atMs: period.fromMs })
  await hasReadAll(server, CONSUMER)
  clock.at += minutes(5)
  await closeRun(server.features.payslip.options, { kind: 'realTimeSalary', currency: 'USD', period })
  const { rows } = await server.db.read((tx) =>
    sql<{ id: string }>`select id from pay_slip where agent = ${agent}`.execute(tx),
  )
  return rows[0]?.id ?? ''
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
      const ids = await three(() => payableBill(scene))
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
]
