import { err, ok, present, type Result } from '@ronda/core'
import { makePayslips, NOTHING_CARRIED, writePayslipFile, type PayRun, type Payslip } from '@ronda/core/payroll'
import type { Tx } from '../../platform/postgres/db.ts'
import { agentsBelow, type FileKind, type Line } from './file.ts'
import { findRunCorrectedUntil, findSlipCorrectedUntil } from './read.sql.ts'
import { inputsOf, type AccountEvent, type NumberedContract } from './run.ts'
import { findCarried, numberContracts } from './run.actions.ts'
import { listEvents, listLines, type StoredRun } from './run.sql.ts'
import { listSlips, payslipOf, type StoredSlip } from './slip.sql.ts'

/** Events of one file: it is made in memory, while others wait, and sent at once. */
const EVENTS_MAX = 100_000

type TooLarge = 'payslip.file_large'
export type FileRefusal = 'payslip.file_staff' | TooLarge

/** What a file is about: everything of a run, or some of its agents with the lines that have them. */
type Part = { readonly until: bigint; readonly agents?: ReadonlySet<string>; readonly lines?: readonly number[] }

async function readEvents(
  tx: Tx,
  run: StoredRun,
  { until, lines }: Part,
): Promise<Result<readonly AccountEvent[], TooLarge>> {
  const asked = { until, atMost: EVENTS_MAX + 1, ...(lines !== undefined && { lines }) }
  const events = await listEvents(tx, run, asked)
  return events.length > EVENTS_MAX ? err('payslip.file_large') : ok(events)
}

function writeFile(run: PayRun, contracts: readonly NumberedContract[], payslips: readonly Payslip[]): string {
  const signed = contracts.map(({ agent, terms, signed, termsHash: hash }) => ({ agent, terms, signed, hash }))
  return writePayslipFile({ run, contracts: signed, payslips })
}

/** The file of the closed payslips, with the events that the run had read. */
async function writeClosed(tx: Tx, run: StoredRun, part: Part): Promise<Result<string, TooLarge>> {
  const slips = await listSlips(tx, run.id, part.agents && [...part.agents])
  const events = await readEvents(tx, run, part)
  if (!events.ok) return events
  const bySlip = new Map(slips.map((slip) => [slip.contract, slip]))
  const contracts = (await numberContracts(tx, run)).filter(({ id }) => bySlip.has(id))
  const into = ({ id }: NumberedContract) => present(bySlip.get(id), 'the payslip of a contract').detail.into
  // As dividends are: the payslips say whose contracts are in the file.
  const inputs = inputsOf({ ...run, kind: 'dividend' }, contracts, events.value, into)
  return ok(writeFile({ ...inputs.run, kind: run.kind }, contracts, slips.map(payslipOf)))
}

/** The file of the payslips as the last correction computed them. */
async function writeCorrected(tx: Tx, run: StoredRun, part: Part): Promise<Result<string, TooLarge>> {
  const { agents } = part
  const events = await readEvents(tx, run, part)
  if (!events.ok) return events
  const all = await numberContracts(tx, run)
  const contracts = agents === undefined ? all : all.filter(({ account }) => agents.has(account))
  const carried = await findCarried(
    tx,
    run,
    contracts.map(({ account, terms }) => ({ agent: account, terms })),
  )
  const inputs = inputsOf(run, contracts, events.value, ({ account }) => carried.get(account) ?? NOTHING_CARRIED)
  return ok(writeFile(inputs.run, inputs.contracts, makePayslips(inputs.run)))
}

const write = (tx: Tx, run: StoredRun, part: Part, kind: FileKind): Promise<Result<string, TooLarge>> =>
  kind === 'closed' ? writeClosed(tx, run, part) : writeCorrected(tx, run, part)

type Team = { readonly agents: ReadonlySet<string>; readonly lines: readonly Line[] }

/** An agent's team in a period; nothing where somebody of it earned a part elsewhere. */
async function findTeam(tx: Tx, run: StoredRun, account: string, until: bigint): Promise<Team | undefined> {
  let agents: ReadonlySet<string> = new Set([account])
  for (;;) {
    const lines = await listLines(tx, run, { until, agents: [...agents] })
    // Who was moved out of the team in the period: what happened there is nobody else's business.
    if (lines.some((line) => !line.agents.includes(account))) return undefined
    const found = agentsBelow(account, lines)
    if (found.size === agents.size) return { agents, lines }
    agents = found
  }
}

/** The file of one payslip and of those that it depends on: all of the agent's own team. */
export async function writeOwnFile(
  tx: Tx,
  run: StoredRun,
  slip: StoredSlip,
  kind: FileKind,
): Promise<Result<string, FileRefusal>> {
  const until = kind === 'closed' ? run.eventsUntil : await findSlipCorrectedUntil(tx, slip.id, run.eventsUntil)
  const team = await findTeam(tx, run, slip.account, until)
  if (team === undefined) return err('payslip.file_staff')
  const { agents } = team
  return write(tx, run, { until, agents, lines: team.lines.map(({ id }) => id) }, kind)
}

/** The file of a whole run, for staff. */
export async function writeRunFile(tx: Tx, run: StoredRun, kind: FileKind): Promise<Result<string, TooLarge>> {
  const until = kind === 'closed' ? run.eventsUntil : await findRunCorrectedUntil(tx, run.id, run.eventsUntil)
  return write(tx, run, { until }, kind)
}
