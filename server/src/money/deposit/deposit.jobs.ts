import { days } from '@ronda/core'
import type { Job } from '../../platform/jobs/jobs.ts'
import { AGENTS, sendCharge } from './ask.actions.ts'
import { settleCash } from './cash.actions.ts'
import { isWaiting, nextPollMs } from './deposit.ts'
import { changeDeposit, findDeposit, findDue, insertStep, lockDeposit, markPolled } from './deposit.sql.ts'
import { finishOpenCorrection } from './correct.actions.ts'
import { findUnfinished } from './correct.sql.ts'
import { sumFlows } from './flow.sql.ts'
import { findReturning } from './refund.sql.ts'
import { readReport, type Provider, type ReportLine } from '../provider/index.ts'
import { pollDeposit } from './poll.actions.ts'
import { publishDeposit } from './publish.actions.ts'
import type { DepositOptions } from './allowance.actions.ts'

const BATCH_MAX = 200

/** How far back a provider's report is read for payments of which no notice arrived. */
const REPORT_MS = days(3)

/** Ends a deposit that has waited too long. */
async function expire({ db, clock, onChanged }: DepositOptions, id: string): Promise<void> {
  const owner = await db.write(async (tx) => {
    const deposit = await lockDeposit(tx, id)
    if (deposit === undefined || !isWaiting(deposit.state) || clock.nowMs() < deposit.expiresAtMs) return undefined
    await changeDeposit(tx, id, { state: 'expired' }, clock.nowMs())
    await insertStep(tx, id, 'expired', clock.nowMs())
    await publishDeposit(tx, deposit, { event: 'deposit.expired', amount: deposit.amount }, clock.nowMs())
    return deposit.owner
  })
  if (owner !== undefined) onChanged(owner)
}

/** Finishes one deposit that was interrupted, or whose notice may be lost. */
async function finish(options: DepositOptions, id: string): Promise<void> {
  const { db, clock } = options
  const deposit = await db.read((tx) => findDeposit(tx, id))
  if (deposit === undefined) return
  const nowMs = clock.nowMs()
  // Written first: a deposit that cannot be finished now must not block the others.
  await db.write((tx) => markPolled(tx, id, nowMs, nextPollMs(deposit.askedAtMs, nowMs)))
  await finishOpenCorrection(options, deposit)
  if (deposit.provider === AGENTS) {
    if (deposit.state === 'confirmed') await settleCash(options, deposit)
  } else {
    if (deposit.state === 'asked') await sendCharge(options, deposit, options.origins()[0] ?? '')
    await pollDeposit(options, id)
  }
  await expire(options, id)
}

/** Polls everything that is open: notices get lost, and processes stop halfway. */
export async function finishDue(options: DepositOptions): Promise<number> {
  const nowMs = options.clock.nowMs()
  const due = await options.db.read(async (tx) => [
    ...new Set([
      ...(await findUnfinished(tx, BATCH_MAX)),
      ...(await findReturning(tx, nowMs, BATCH_MAX)),
      ...(await findDue(tx, nowMs, BATCH_MAX)),
    ]),
  ])
  await options.failures.each('deposit.finish', due, String, (id) => finish(options, id))
  return due.length
}

type ReportSum = { readonly id: string; readonly kind: 'charge' | 'reversal'; readonly amount: bigint }

/** The sum of a report for each deposit, payments and returns apart: there may be several lines of each. */
function sumReport(lines: readonly ReportLine[]): readonly ReportSum[] {
  const sums = new Map<string, ReportSum>()
  for (const { id, kind, amount } of lines) {
    if (kind === 'payout') continue
    const name = `${id}/${kind}`
    sums.set(name, { id, kind, amount: amount + (sums.get(name)?.amount ?? 0n) })
  }
  return [...sums.values()]
}

/** Polls a deposit for which the report shows another amount than we have recorded. */
async function sweep(options: DepositOptions, { id, kind, amount }: ReportSum, sinceMs: number): Promise<void> {
  const isKnown = await options.db.read(async (tx) => {
    if ((await findDeposit(tx, id)) === undefined) return true
    return (await sumFlows(tx, { deposit: id, kind }, sinceMs)) === amount
  })
  if (!isKnown) await pollDeposit(options, id)
}

/** Polls what differs. A provider that does not answer is asked again at the next hour. */
async function sweepReport(options: DepositOptions, provider: Provider, nowMs: number): Promise<void> {
  const sinceMs = nowMs - REPORT_MS
  const report = await readReport(provider, sinceMs, nowMs)
  if (!report.ok && report.error === 'provider.too_many')
    throw new Error(`the report of ${provider.name} has too many lines`)
  if (!report.ok) return
  const nameOf = ({ id, kind }: ReportSum): string => `${id}/${kind}`
  await options.failures.each('deposit.sweep', sumReport(report.value), nameOf, (sum) => sweep(options, sum, sinceMs))
}

/**
 * Reads the providers' reports for payments that arrived after the deposit had expired, and for payments that were
 * taken back.
 */
export async function sweepReports(options: DepositOptions): Promise<void> {
  const nowMs = options.clock.nowMs()
  // A provider that fails must not stop the others.
  for (const provider of options.providers.all)
    await options.failures.one('deposit.sweep', provider.name, () => sweepReport(options, provider, nowMs))
}

export function depositJobs(options: DepositOptions): readonly Job[] {
  return [
    { name: 'deposit.finish', cron: '* * * * *', secondsMax: 55, run: () => finishDue(options) },
    { name: 'deposit.sweep', cron: '13 * * * *', secondsMax: 600, run: () => sweepReports(options) },
    {
      name: 'deposit.sandbox',
      cron: '* * * * *',
      secondsMax: 30,
      run: async () => options.providers.sandbox?.controls.wake(),
    },
  ]
}
