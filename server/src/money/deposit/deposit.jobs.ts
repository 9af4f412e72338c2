import { days } from '@ronda/core'
import type { Job } from '../../platform/jobs/jobs.ts'
import { AGENTS, giveToProvider } from './ask.actions.ts'
import { settleCash } from './cash.actions.ts'
import { isWaiting, nextLookMs } from './deposit.ts'
import { changeDeposit, findDeposit, findDue, insertStep, lockDeposit, markLooked } from './deposit.sql.ts'
import { finishLeft } from './correct.actions.ts'
import { findLeft } from './correct.sql.ts'
import { sumFlows } from './flow.sql.ts'
import { findReturning } from './refund.sql.ts'
import type { ReportLine } from '../provider/index.ts'
import { look } from './poll.actions.ts'
import { publishDeposit } from './publish.actions.ts'
import type { DepositOptions } from './room.actions.ts'

const BATCH_MAX = 200

/** How far back a provider's books are read for what its notices never told. */
const REPORT_MS = days(3)

/** Ends a wait that has lasted too long. */
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

/** One deposit that was left in between, or whose notice may be lost. */
async function finish(room: DepositOptions, id: string): Promise<void> {
  const { db, clock } = room
  const deposit = await db.read((tx) => findDeposit(tx, id))
  if (deposit === undefined) return
  const nowMs = clock.nowMs()
  // Set first: what cannot be finished now must not stand in the way of the others.
  await db.write((tx) => markLooked(tx, id, nowMs, nextLookMs(deposit.askedAtMs, nowMs)))
  await finishLeft(room, deposit)
  if (deposit.provider === AGENTS) {
    if (deposit.state === 'confirmed') await settleCash(room, deposit)
  } else {
    if (deposit.state === 'asked') await giveToProvider(room, deposit, room.origins()[0] ?? '')
    await look(room, id)
  }
  await expire(room, id)
}

/** Asks about what is open: notices get lost, and processes end in the middle of things. */
export async function finishDue(room: DepositOptions): Promise<number> {
  const nowMs = room.clock.nowMs()
  const due = await room.db.read(async (tx) => [
    ...new Set([
      ...(await findLeft(tx, BATCH_MAX)),
      ...(await findReturning(tx, nowMs, BATCH_MAX)),
      ...(await findDue(tx, nowMs, BATCH_MAX)),
    ]),
  ])
  await room.failures.each('deposit.finish', due, String, (id) => finish(room, id))
  return due.length
}

type Told = { readonly id: string; readonly kind: 'charge' | 'reversal'; readonly amount: bigint }

/** What a report tells of each deposit, payments and returns apart: there may be several lines of either. */
function sumLines(lines: readonly ReportLine[]): readonly Told[] {
  const sums = new Map<string, Told>()
  for (const { id, kind, amount } of lines) {
    if (kind === 'payout') continue
    const name = `${id}/${kind}`
    sums.set(name, { id, kind, amount: amount + (sums.get(name)?.amount ?? 0n) })
  }
  return [...sums.values()]
}

/** Looks at a deposit of which the report tells something else than we have heard. */
async function sweep(room: DepositOptions, { id, kind, amount }: Told, sinceMs: number): Promise<void> {
  const isKnown = await room.db.read(async (tx) => {
    if ((await findDeposit(tx, id)) === undefined) return true
    return (await sumFlows(tx, { deposit: id, kind }, sinceMs)) === amount
  })
  if (!isKnown) await look(room, id)
}

/** Reads the providers' own books for money that came after we had given up, and for money that was taken back. */
export async function sweepReports(room: DepositOptions): Promise<void> {
  const nowMs = room.clock.nowMs()
  for (const provider of room.providers.all) {
    const report = await provider.report(nowMs - REPORT_MS, nowMs)
    if (!report.ok) continue
    const nameOf = ({ id, kind }: Told): string => `${id}/${kind}`
    const sinceMs = nowMs - REPORT_MS
    await room.failures.each('deposit.sweep', sumLines(report.value), nameOf, (told) => sweep(room, told, sinceMs))
  }
}

export function depositJobs(room: DepositOptions): readonly Job[] {
  return [
    { name: 'deposit.finish', cron: '* * * * *', secondsMax: 55, run: () => finishDue(room) },
    { name: 'deposit.sweep', cron: '13 * * * *', secondsMax: 600, run: () => sweepReports(room) },
    {
      name: 'deposit.sandbox',
      cron: '* * * * *',
      secondsMax: 30,
      run: async () => room.providers.sandbox?.counter.wake(),
    },
  ]
}
