import { days, present, seconds } from '@ronda/core'
import { carriedInto, makePayslips, NOTHING_CARRIED, paidUntil, type Carried, type Payslip } from '@ronda/core/payroll'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import { readUntilMs } from '../../platform/outbox/index.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import {
  areEndsDue,
  listContractsIn,
  listEarlier,
  listPeriodKinds,
  listTerms,
  listValidSince,
  type CarriedInto,
  type GoverningContract,
  type PeriodKindFound,
} from '../agentContract/index.ts'
import {
  duePeriods,
  inputsOf,
  needsApproval,
  PAY_ZONE,
  type NumberedContract,
  type RunAsked,
  type RunEnd,
} from './run.ts'
import { hashOfInputs } from './run.lib.ts'
import {
  addLate,
  findLastEvent,
  findNextRuns,
  findNumbers,
  findPaidUntil,
  findRun,
  insertRun,
  listLastSlips,
  listTriable,
  lockRuns,
} from './run.sql.ts'
import { sumEvents } from './sum.actions.ts'
import { isLarge, type RunThread } from './thread.actions.ts'
import { insertBills, insertSlips, type NewBill, type NewSlip } from './slip.sql.ts'

/** What a single run needs. */
export type MakeOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly ids: ServerIds
}

export type RunOptions = MakeOptions & {
  readonly failures: Failures
  readonly inThread: RunThread
}

/** The name of the consumer that stores events. */
export const CONSUMER = 'agents.payslip'

/** By then the last bets of a period are published. One that comes later is paid by a correction. */
const RUN_AFTER_MS = seconds(30)
/** How long staff may decide. After that nothing is paid for the payslip. */
export const DECIDE_MS = days(30)
/** Periods of a kind that one run of the job handles: after a pause the rest wait a minute. */
const PERIODS_MAX = 50

const idOfRun = (ids: ServerIds, { kind, currency, period }: RunAsked): string =>
  ids.named('payslip.run', kind, currency, period.kind, period.fromMs)

/** The contracts that govern a period, without those of agents whom another one pays for its first days. */
async function listGoverning(tx: Tx, asked: RunAsked): Promise<readonly GoverningContract[]> {
  const contracts = await listContractsIn(tx, asked)
  // A salary has one period only.
  if (asked.kind !== 'dividend') return contracts
  const earlier = Map.groupBy(await listEarlier(tx, asked), ({ agent }) => agent)
  return contracts.filter(({ agent }) => paidUntil(earlier.get(agent) ?? [], PAY_ZONE) <= asked.period.fromMs)
}

/** The contracts that govern a period, with the numbers of their agents. */
export async function numberContracts(tx: Tx, asked: RunAsked): Promise<readonly NumberedContract[]> {
  const contracts = await listGoverning(tx, asked)
  const numbers = await findNumbers(tx, [
    ...new Set(contracts.flatMap(({ agent, upline }) => (upline === null ? [agent] : [agent, upline]))),
  ])
  const numberOf = (account: string): string => present(numbers.get(account), 'the number of an agent')
  return contracts.map(({ id, agent: account, upline, terms, termsHash, noticeDays, isSignedWhole }) => {
    const signed = isSignedWhole ? { upline: upline === null ? null : numberOf(upline), noticeDays } : null
    return { id, account, agent: numberOf(account), terms, termsHash, signed }
  })
}

/** What comes into a period from the last payslips of these agents. */
export const findCarried: CarriedInto = async (tx, asked, contracts) => {
  const accounts = contracts.map(({ agent }) => agent)
  const last = new Map((await listLastSlips(tx, accounts, asked)).map((slip) => [slip.agent, slip]))
  const termsOf = await listTerms(tx, [...new Set([...last.values()].map(({ contract }) => contract))])
  return new Map(
    contracts.map(({ agent, terms }) => {
      const slip = last.get(agent)
      const before = slip && { ...slip, terms: present(termsOf.get(slip.contract), 'the terms of a payslip') }
      return [agent, carriedInto(terms, asked.period, before)]
    }),
  )
}

/** Everything that the payslips of a period are computed from. */
export async function loadInputs(tx: Tx, asked: RunAsked, until: bigint) {
  const contracts = await numberContracts(tx, asked)
  const sums = contracts.length === 0 ? [] : await sumEvents(tx, asked, until)
  const carried = await findCarried(
    tx,
    asked,
    contracts.map(({ account, terms }) => ({ agent: account, terms })),
  )
  return inputsOf(asked, contracts, sums, ({ account }): Carried => carried.get(account) ?? NOTHING_CARRIED)
}

type Inputs = Awaited<ReturnType<typeof loadInputs>>

/** What is owed for a payslip that is closed now. Only what is to be paid needs a decision. */
const billOf = ({ kind }: RunAsked, { id, account, payslip: { pay } }: NewSlip): NewBill => ({
  id,
  slip: id,
  no: 0,
  account,
  amount: pay,
  decision: pay > 0n && needsApproval(kind) ? null : 'approved',
  collected: pay > 0n ? null : 0n,
  eventsUntil: null,
  carried: null,
})

export type SlipsOf = { readonly run: string; readonly inputs: Inputs; readonly payslips: readonly Payslip[] }

/** Stores payslips with their bills. */
export async function storeSlips(
  { ids, clock }: MakeOptions,
  tx: Tx,
  asked: RunAsked,
  { run, inputs, payslips }: SlipsOf,
): Promise<readonly NewSlip[]> {
  const byAgent = new Map(inputs.contracts.map((contract) => [contract.agent, contract]))
  const slips = payslips.map((payslip): NewSlip => {
    const { id: contract, account, termsHash } = present(byAgent.get(payslip.agent), 'the contract of a payslip')
    const into = inputs.run.carried.get(payslip.agent) ?? NOTHING_CARRIED
    return { id: ids.named('payslip', run, account), run, account, contract, termsHash, payslip, into }
  })
  const postedAtMs = clock.nowMs()
  await insertSlips(tx, asked, slips)
  const bills = slips.map((slip) => billOf(asked, slip))
  await insertBills(tx, asked, bills, { postedAtMs, decideUntilMs: postedAtMs + DECIDE_MS })
  return slips
}

/**
 * A dividend carries its loss on, also to a contract of another period. Where one of its later periods was closed first,
 * it was computed without that loss, and is corrected.
 */
async function recomputeLater(tx: Tx, asked: RunAsked, slips: readonly NewSlip[]): Promise<void> {
  if (asked.kind !== 'dividend') return
  const agents = slips.map(({ account }) => account)
  await addLate(tx, await findNextRuns(tx, agents, asked))
}

/**
 * Makes the payslips of a period, once: in one transaction, which only one process has at a time. A crash leaves nothing,
 * and the period is still due.
 */
export function closeRun(options: MakeOptions, asked: RunAsked): Promise<RunEnd> {
  const { db, clock, ids } = options
  return db.write(async (tx): Promise<RunEnd> => {
    if (!(await lockRuns(tx))) return 'held_by_other'
    if ((await findRun(tx, asked)) !== undefined) return 'done_before'
    const nowMs = clock.nowMs()
    if ((await readUntilMs(tx, CONSUMER, nowMs - RUN_AFTER_MS)) < asked.period.toMs) return 'not_yet'
    if (await areEndsDue(tx, asked, nowMs)) return 'not_yet'
    const eventsUntil = await findLastEvent(tx)
    const inputs = await loadInputs(tx, asked, eventsUntil)
    const payslips = makePayslips(inputs.run)
    const id = idOfRun(ids, asked)
    const pay = payslips.reduce((sum, payslip) => sum + payslip.pay, 0n)
    const inputsHash = hashOfInputs(inputs)
    const totals = { eventsUntil, inputsHash, payslips: payslips.length, pay, closedAtMs: nowMs }
    await insertRun(tx, { ...asked, id, ...totals })
    const slips = await storeSlips(options, tx, asked, { run: id, inputs, payslips })
    await recomputeLater(tx, asked, slips)
    return 'closed'
  })
}

/** The periods of a kind of contracts that are due, oldest first. */
export type Due = readonly RunAsked[]

/** The periods that have ended, whose events have all been read, and that have no payslips; by kind. */
export async function listDue({ db, clock }: Pick<RunOptions, 'db' | 'clock'>): Promise<readonly Due[]> {
  const nowMs = clock.nowMs()
  return db.read(async (tx) => {
    const endedMs = await readUntilMs(tx, CONSUMER, nowMs - RUN_AFTER_MS)
    const kinds = await listPeriodKinds(tx)
    const paid = []
    for (const kind of kinds) paid.push({ ...kind, lastMs: await findPaidUntil(tx, kind) })
    const valid = await listValidSince(
      tx,
      paid.map(({ lastMs = 0, ...kind }) => ({ ...kind, atMs: lastMs })),
    )
    const keyOf = ({ kind, currency, periodKind }: PeriodKindFound) => [kind, currency, periodKind].join(' ')
    const lastOf = new Map(paid.map((each) => [keyOf(each), each.lastMs]))
    return valid
      .map((each) => duePeriods({ ...each, lastMs: lastOf.get(keyOf(each)) }, { endedMs, atMost: PERIODS_MAX }))
      .filter(({ length }) => length > 0)
  })
}

const nameOf = ([first]: Due): string =>
  first === undefined ? '' : [first.kind, first.currency, first.period.kind].join(' ')

/** Makes the payslips of a period, in a thread where that takes long. */
async function closeDue(options: RunOptions, asked: RunAsked): Promise<RunEnd> {
  const { db, inThread } = options
  return (await db.read((tx) => isLarge(tx, asked))) ? inThread.close(asked) : closeRun(options, asked)
}

/**
 * Makes the payslips of every period that is due. One kind that fails stops no other; its later periods wait, because
 * they begin with what this one carries.
 */
export async function runDue(options: RunOptions): Promise<{ readonly closed: number }> {
  const { db, clock, failures } = options
  const all = await listDue(options)
  const triable = await db.read((tx) => listTriable(tx, all.map(nameOf), clock.nowMs()))
  const due = all.filter((each) => triable.has(nameOf(each)))
  let closed = 0
  await failures.each('payslip.run', due, nameOf, async (periods) => {
    for (const asked of periods) {
      if ((await closeDue(options, asked)) !== 'closed') return
      closed++
    }
  })
  return { closed }
}
