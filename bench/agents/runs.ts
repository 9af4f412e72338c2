import pg from 'pg'
import { makePayslips, type Payslip, type Period } from '@ronda/core/payroll'
import { loadInputs } from '../../server/src/agents/payslip/run.actions.ts'
import { hashOfInputs } from '../../server/src/agents/payslip/run.lib.ts'
import { findRun } from '../../server/src/agents/payslip/run.sql.ts'
import { listSlips } from '../../server/src/agents/payslip/slip.sql.ts'
import type { RunAsked, RunEnd } from '../../server/src/agents/payslip/run.ts'
import { present } from '@ronda/core'
import type { Server } from '../../server/src/app/server.ts'
import type { Report } from '../report.ts'
import { STEP_MILLIONTHS } from './fillPay.ts'
import { noteUsed, timed } from './measured.ts'

const lower = { better: 'lower' } as const

/** Payslips that are not what the chain rule gives: every level has the same part of a bet, so no engine is needed. */
async function countWrong({ db }: Server, { kind, period }: RunAsked): Promise<number> {
  const client = new pg.Client({ connectionString: db.url })
  await client.connect()
  const asked = [STEP_MILLIONTHS, new Date(period.fromMs), new Date(period.toMs), kind]
  const { rows } = await client.query<{ wrong: number }>(
    `with line_sum as (
       select line, sum(valid_bet) as valid from pay_event
       where at >= $2 and at < $3 and excluded is null group by line
     ), wanted as (
       select agent, sum(valid) * $1::int / 1000000 as pay
       from line_sum join pay_line on pay_line.id = line_sum.line cross join unnest(agents) as agent group by agent
     ), paid as (
       select agent, pay, debt from pay_slip where kind = $4 and from_at = $2
     )
     select count(*)::int as wrong from wanted full join paid using (agent)
     where wanted.pay is distinct from paid.pay or paid.debt <> 0`,
    asked,
  )
  await client.end()
  return rows[0]?.wrong ?? Number.NaN
}

const askedOf = (kind: RunAsked['kind'], period: Period): RunAsked => ({ kind, currency: 'USD', period })

/** Two schedulers make the payslips of five minutes at the same moment: one of them does. */
export async function measureSalary(
  report: Report,
  server: Server,
  databasePid: number,
  period: Period,
): Promise<void> {
  const { inThread } = server.features.payslip.options
  const asked = askedOf('realTimeSalary', period)
  const used = await timed(databasePid, () =>
    Promise.all([inThread.close(asked), inThread.close(asked)] satisfies Promise<RunEnd>[]),
  )
  const run = present(await server.db.read((tx) => findRun(tx, asked)), 'the run')
  report.note(`${run.payslips} payslips of five minutes; the schedulers ended with ${used.result.join(' and ')}`)
  noteUsed(report, 'salary', used)
  report.figure({ name: 'agents.salary', value: used.seconds, unit: 's', goal: 60, ...lower })
  const closed = used.result.filter((end) => end === 'closed').length
  report.figure({ name: 'agents.salary_twice', value: Math.abs(closed - 1), unit: 'runs', goal: 0, ...lower })
  const wrong = await countWrong(server, asked)
  report.figure({ name: 'agents.salary_wrong', value: wrong, unit: 'payslips', goal: 0, ...lower })
}

const textOf = ({
  agent,
  tier,
  gross,
  pay,
  debt,
}: Pick<Payslip, 'agent' | 'tier' | 'gross' | 'pay' | 'debt'>): string => [agent, tier, gross, pay, debt].join(' ')

/** Pays a day, and computes it once more from its stored bets. */
export async function measureAgain(report: Report, server: Server, databasePid: number, period: Period): Promise<void> {
  const { inThread } = server.features.payslip.options
  const asked = askedOf('dailySalary', period)
  const first = await timed(databasePid, () => inThread.close(asked))
  noteUsed(report, `a day is paid (${first.result})`, first)
  const run = present(await server.db.read((tx) => findRun(tx, asked)), 'the run')
  const again = await timed(databasePid, () =>
    server.db.read(async (tx) => {
      const inputs = await loadInputs(tx, asked, run.eventsUntil)
      return { hash: hashOfInputs(inputs), payslips: makePayslips(inputs.run) }
    }),
  )
  noteUsed(report, 'the same again from zero', again)
  const { hash, payslips } = again.result
  const stored = new Set((await server.db.read((tx) => listSlips(tx, run.id))).map(textOf))
  const different = payslips.filter((payslip) => !stored.has(textOf(payslip))).length
  report.figure({ name: 'agents.again', value: again.seconds, unit: 's', goal: 60, ...lower })
  const none = { unit: 'payslips', goal: 0, ...lower }
  report.figure({ name: 'agents.again_different', value: different + Math.abs(stored.size - payslips.length), ...none })
  report.figure({ name: 'agents.again_inputs', value: hash === run.inputsHash ? 0 : 1, ...none })
  report.figure({ name: 'agents.again_wrong', value: await countWrong(server, asked), ...none })
}
