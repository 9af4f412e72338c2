import { err, ok, present, type Result } from '@ronda/core'
import {
  frameOfFile,
  makePayslips,
  NOTHING_CARRIED,
  textOfEvents,
  writePayslipFile,
  type PayRun,
  type Payslip,
  type PayslipFile,
} from '@ronda/core/payroll'
import type { Tx } from '../../platform/postgres/db.ts'
import { agentsBelow, type FileKind, type Line } from './file.ts'
import { findRunCorrectedUntil, findSlipCorrectedUntil } from './read.sql.ts'
import { inputsOf, type NumberedContract } from './run.ts'
import { findCarried, numberContracts } from './run.actions.ts'
import { listEvents, listLines, type StoredRun } from './run.sql.ts'
import { listSlips, payslipOf, type StoredSlip } from './slip.sql.ts'

/** Events of one part of a file: it is made in memory, while others wait. */
const PART_MAX = 20_000
/** Events of a file that is computed again: all of them are read at once. */
const EVENTS_MAX = 100_000

type TooLarge = 'payslip.file_large'
export type FileRefusal = 'payslip.file_staff' | TooLarge

/** What a file is about: everything of a run, or some of its agents with the lines that have them. */
type Part = {
  readonly until: bigint
  readonly agents?: ReadonlySet<string>
  readonly lines?: readonly number[]
  /** The event after which the part begins; undefined for the first one. */
  readonly after?: number | undefined
}

/** A part of a file, and where the next one begins. */
export type FilePart = { readonly text: string; readonly next: number | null }

const fileOf = (run: PayRun, contracts: readonly NumberedContract[], payslips: readonly Payslip[]): PayslipFile => {
  const signed = contracts.map(({ agent, terms, signed: whole, termsHash: hash }) => ({
    agent,
    terms,
    signed: whole,
    hash,
  }))
  return { run, contracts: signed, payslips }
}

/** A part of the file of the closed payslips, with the events that the run had read. */
async function writeClosed(tx: Tx, run: StoredRun, part: Part): Promise<FilePart> {
  const slips = await listSlips(tx, run.id, part.agents && [...part.agents])
  const bySlip = new Map(slips.map((slip) => [slip.contract, slip]))
  const contracts = (await numberContracts(tx, run)).filter(({ id }) => bySlip.has(id))
  const into = ({ id }: NumberedContract) => present(bySlip.get(id), 'the payslip of a contract').detail.into
  const { until, lines, after: first } = part
  for (let after = first; ;) {
    const { events, next } = await listEvents(tx, run, { until, lines, after, atMost: PART_MAX })
    // As dividends are: the payslips say whose contracts are in the file.
    const inputs = inputsOf({ ...run, kind: 'dividend' }, contracts, events, into)
    const text = textOfEvents(inputs.run.events)
    if (text === '' && next !== null) {
      // Each part but the last has an event, so that the next one knows that there is one before it.
      after = next
      continue
    }
    const { head, tail } = frameOfFile(fileOf({ ...inputs.run, kind: run.kind }, contracts, slips.map(payslipOf)))
    const before = first === undefined ? head : text === '' ? '' : ','
    return { text: `${before}${text}${next === null ? tail : ''}`, next }
  }
}

/** The file of the payslips as the last correction computed them. */
async function writeCorrected(tx: Tx, run: StoredRun, part: Part): Promise<Result<FilePart, TooLarge>> {
  const { agents, until, lines } = part
  const { events, next } = await listEvents(tx, run, { until, lines, atMost: EVENTS_MAX })
  if (next !== null) return err('payslip.file_large')
  const all = await numberContracts(tx, run)
  const contracts = agents === undefined ? all : all.filter(({ account }) => agents.has(account))
  const carried = await findCarried(
    tx,
    run,
    contracts.map(({ account, terms }) => ({ agent: account, terms })),
  )
  const inputs = inputsOf(run, contracts, events, ({ account }) => carried.get(account) ?? NOTHING_CARRIED)
  return ok({ text: writePayslipFile(fileOf(inputs.run, inputs.contracts, makePayslips(inputs.run))), next: null })
}

const write = async (tx: Tx, run: StoredRun, part: Part, kind: FileKind): Promise<Result<FilePart, TooLarge>> =>
  kind === 'closed' ? ok(await writeClosed(tx, run, part)) : writeCorrected(tx, run, part)

/** `after` is where a part begins. */
export type FileAsked = { readonly kind: FileKind; readonly after?: number | undefined }

type Team = { readonly agents: ReadonlySet<string>; readonly lines: readonly Line[] }

/** An agent's team in a period; nothing where somebody of it earned a part in another team. */
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
  { kind, after }: FileAsked,
): Promise<Result<FilePart, FileRefusal>> {
  const until = kind === 'closed' ? run.eventsUntil : await findSlipCorrectedUntil(tx, slip.id, run.eventsUntil)
  const team = await findTeam(tx, run, slip.account, until)
  if (team === undefined) return err('payslip.file_staff')
  const { agents } = team
  return write(tx, run, { until, agents, lines: team.lines.map(({ id }) => id), after }, kind)
}

/** The file of a whole run, for staff. */
export async function writeRunFile(
  tx: Tx,
  run: StoredRun,
  { kind, after }: FileAsked,
): Promise<Result<FilePart, TooLarge>> {
  const until = kind === 'closed' ? run.eventsUntil : await findRunCorrectedUntil(tx, run.id, run.eventsUntil)
  return write(tx, run, { until, after }, kind)
}
