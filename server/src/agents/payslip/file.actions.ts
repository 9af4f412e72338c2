import { err, ok, present, type Result } from '@ronda/core'
import { writePayslipFile, type PayRun } from '@ronda/core/payroll'
import type { Tx } from '../../platform/postgres/db.ts'
import { agentsBelow, linesOf, outsiders } from './file.ts'
import { inputsOf, type NumberedContract } from './run.ts'
import { numberContracts } from './run.actions.ts'
import { listEvents, listLines, type StoredRun } from './run.sql.ts'
import { listSlips, payslipOf, type StoredSlip } from './slip.sql.ts'

/** Events of one file: it is made and sent at once. */
const EVENTS_MAX = 100_000

type FileRefusal = 'payslip.file_staff'

/** The file of these closed payslips, with the events that the run had read. */
async function write(
  tx: Tx,
  run: StoredRun,
  slips: readonly StoredSlip[],
  lines: readonly number[] | undefined,
): Promise<Result<string, FileRefusal>> {
  const bySlip = new Map(slips.map((slip) => [slip.contract, slip]))
  const contracts = (await numberContracts(tx, run)).filter(({ id }) => bySlip.has(id))
  const read = { until: run.eventsUntil, atMost: EVENTS_MAX + 1, ...(lines !== undefined && { lines }) }
  const events = await listEvents(tx, run, read)
  if (events.length > EVENTS_MAX) return err('payslip.file_staff')
  const into = ({ id }: NumberedContract) => present(bySlip.get(id), 'the payslip of a contract').detail.into
  // As dividends are: the payslips say whose contracts are in the file.
  const inputs = inputsOf({ ...run, kind: 'dividend' }, contracts, events, into)
  const exported: PayRun = { ...inputs.run, kind: run.kind }
  const signed = contracts.map(({ agent, terms, termsHash: hash }) => ({ agent, terms, hash }))
  return ok(writePayslipFile({ run: exported, contracts: signed, payslips: slips.map(payslipOf) }))
}

/** The file of one payslip and of those that it depends on: all of the agent's own team. */
export async function writeOwnFile(tx: Tx, run: StoredRun, slip: StoredSlip): Promise<Result<string, FileRefusal>> {
  const all = await listLines(tx, run, run.eventsUntil)
  const below = agentsBelow(slip.account, all)
  const stored = await listSlips(tx, run.id, [...below, ...outsiders(slip.account, below, all)])
  // An agent with a contract outside the team is part of the computation, and nobody else's business.
  if (stored.some(({ account }) => !below.has(account))) return err('payslip.file_staff')
  const lines = linesOf(below, all).map(({ id }) => id)
  return write(tx, run, stored, lines)
}

/** The file of a whole run, for staff. */
export const writeRunFile = async (tx: Tx, run: StoredRun): Promise<Result<string, FileRefusal>> =>
  write(tx, run, await listSlips(tx, run.id), undefined)
