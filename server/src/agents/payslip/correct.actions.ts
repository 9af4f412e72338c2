import { present } from '@ronda/core'
import { correctionsOf, makePayslips, NOTHING_CARRIED, type Carried, type Payslip } from '@ronda/core/payroll'
import type { Tx } from '../../platform/postgres/db.ts'
import { inputsOf, needsApproval, type RunAsked } from './run.ts'
import { DECIDE_MS, loadInputs, storeSlips, type MakeOptions, type RunOptions } from './run.actions.ts'
import {
  addLate,
  findLastEvent,
  findLateRead,
  findNextRuns,
  findRunById,
  listLate,
  listLateRuns,
  lockRuns,
  recordLateRead,
  removeLate,
  type StoredRun,
} from './run.sql.ts'
import { insertBills, listCorrections, listSlips, payslipOf, type NewBill, type StoredSlip } from './slip.sql.ts'
import { isLarge } from './thread.actions.ts'

type Again = { readonly inputs: Awaited<ReturnType<typeof loadInputs>>; readonly payslips: readonly Payslip[] }

/**
 * The closed payslips of a run. An agent without one, for whom nothing had happened when it was closed, gets the one
 * without events: a correction belongs to a payslip.
 */
async function closedSlips(
  options: MakeOptions,
  tx: Tx,
  run: StoredRun,
  { inputs, payslips }: Again,
): Promise<readonly StoredSlip[]> {
  const stored = await listSlips(tx, run.id)
  const known = new Set(stored.map(({ agent }) => agent))
  const missing = payslips.filter(({ agent }) => !known.has(agent))
  if (missing.length === 0) return stored
  const agents = new Set(missing.map(({ agent }) => agent))
  const contracts = inputs.contracts.filter(({ agent }) => agents.has(agent))
  const carried = new Map(contracts.map(({ id, agent }) => [id, inputs.run.carried.get(agent) ?? NOTHING_CARRIED]))
  // As dividends are: with a payslip for each contract, whatever happened.
  const { run: empty } = inputsOf(
    { ...run, kind: 'dividend' },
    contracts,
    [],
    ({ id }) => carried.get(id) ?? NOTHING_CARRIED,
  )
  const empties = makePayslips({ ...empty, kind: run.kind })
  await storeSlips(options, tx, run, { run: run.id, inputs: { ...inputs, contracts }, payslips: empties })
  return listSlips(tx, run.id)
}

const billOf = (
  { ids }: MakeOptions,
  { kind }: RunAsked,
  slip: StoredSlip,
  {
    no,
    amount,
    carried,
    until,
  }: { readonly no: number; readonly amount: bigint; readonly carried: Carried; readonly until: bigint },
): NewBill => ({
  id: ids.named('payslip.correction', slip.id, no),
  slip: slip.id,
  no,
  account: slip.account,
  amount,
  decision: amount > 0n && needsApproval(kind) ? null : 'approved',
  collected: amount === 0n ? 0n : null,
  eventsUntil: until,
  carried,
})

/** The corrections of a run: what is paid now less what was paid before, and what it now carries into the next period. */
async function correctionBills(
  options: MakeOptions,
  tx: Tx,
  run: StoredRun,
  until: bigint,
): Promise<{ readonly bills: readonly NewBill[]; readonly carriers: readonly string[] }> {
  const inputs = await loadInputs(tx, run, until)
  const payslips = makePayslips(inputs.run)
  const closed = await closedSlips(options, tx, run, { inputs, payslips })
  const posted = await listCorrections(tx, run.id)
  const nowMs = options.clock.nowMs()
  const found = correctionsOf(closed.map(payslipOf), posted, payslips, nowMs)
  const amounts = new Map(found.map(({ agent, amount }) => [agent, amount]))
  const again = new Map(payslips.map((payslip) => [payslip.agent, payslip]))
  const bills: NewBill[] = []
  const carriers: string[] = []
  const before = Map.groupBy(posted, ({ agent }) => agent)
  for (const slip of closed) {
    const earlier = before.get(slip.agent) ?? []
    const last = earlier.at(-1)?.carried ?? slip.detail.carried
    // Without events and without a payslip computed again, a salary carries what came into it.
    const carried = again.get(slip.agent)?.carried ?? slip.detail.into
    const amount = amounts.get(slip.agent) ?? 0n
    // A rest of less than a cent is left where it is: carried on, it would compute every later period again.
    const isCarried = carried.loss !== last.loss
    if (amount === 0n && !isCarried) continue
    bills.push(billOf(options, run, slip, { no: earlier.length + 1, amount, carried, until }))
    if (isCarried) carriers.push(slip.account)
  }
  return { bills, carriers }
}

/** Computes a closed run again with the events that came later, and posts the difference. */
export function correctRun(options: MakeOptions, id: string): Promise<'corrected' | 'held_by_other'> {
  const { db, clock } = options
  return db.write(async (tx) => {
    if (!(await lockRuns(tx))) return 'held_by_other'
    const run = present(await findRunById(tx, id), 'a run that is late')
    const { bills, carriers } = await correctionBills(options, tx, run, await findLastEvent(tx))
    const postedAtMs = clock.nowMs()
    await insertBills(tx, run, bills, { postedAtMs, decideUntilMs: postedAtMs + DECIDE_MS })
    // The next period of an agent begins with what this one carries.
    await addLate(tx, await findNextRuns(tx, carriers, run))
    await removeLate(tx, id)
    return 'corrected'
  })
}

/** The same, in a thread where that takes long. */
async function correctDue(options: RunOptions, id: string): Promise<'corrected' | 'held_by_other'> {
  const large = await options.db.read(async (tx) =>
    isLarge(tx, present(await findRunById(tx, id), 'a run that is late')),
  )
  return large ? options.inThread.correct(id) : correctRun(options, id)
}

/** Looks for events of closed periods. No run is being made meanwhile: each either has read an event or is found here. */
async function findLate({ db }: RunOptions): Promise<void> {
  await db.write(async (tx) => {
    if (!(await lockRuns(tx))) return
    const [after, until] = [await findLateRead(tx), await findLastEvent(tx)]
    if (until > after) await recordLateRead(tx, until, await listLateRuns(tx, after, until))
  })
}

/** Runs that one run of the job computes again; the rest wait a minute. */
const RUNS_MAX = 100

/** Posts corrections for events that came after their period was closed. */
export async function correctLate(options: RunOptions): Promise<void> {
  const { db, clock, failures } = options
  await findLate(options)
  // What a run carries into the next one makes that late as well.
  for (let done = 0; done < RUNS_MAX;) {
    const late = await db.read((tx) => listLate(tx, clock.nowMs(), RUNS_MAX - done))
    let corrected = 0
    await failures.each('payslip.correct', late, String, async (run) => {
      if ((await correctDue(options, run)) === 'corrected') corrected++
    })
    if (corrected === 0) return
    done += corrected
  }
}
