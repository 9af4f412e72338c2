import { err, ok, type Result } from '@ronda/core'
import { PAY_KINDS, type PayKind } from '@ronda/core/payroll'
import type { Tx } from '../../platform/postgres/db.ts'
import { listAccountDays } from '../team/index.ts'
import { listDownlines, type Downline } from '../tree/index.ts'
import { endedWith, sideOf } from './agentContract.ts'
import {
  findContract,
  listOpen,
  listStandingBelow,
  listVersions,
  listWaiting,
  type StoredContract,
} from './contract.sql.ts'
import { daysOf, examplesOf, nextOf, periodsUntil, type Example, type Next } from './example.ts'
import type { ContractOptions } from './offer.actions.ts'
import { listSteps, type StoredStep } from './step.sql.ts'

type ReadOptions = Pick<ContractOptions, 'db' | 'isOn'>

export type Version = { readonly contract: StoredContract; readonly steps: readonly StoredStep[] }

export async function withSteps(tx: Tx, contracts: readonly StoredContract[]): Promise<readonly Version[]> {
  const steps = await listSteps(
    tx,
    contracts.map(({ id }) => id),
  )
  return contracts.map((contract) => ({ contract, steps: steps.get(contract.id) ?? [] }))
}

export type Pair = { readonly contract: StoredContract | undefined; readonly offer: StoredContract | undefined }

const pairOf = (open: readonly StoredContract[], agent: string): Pair => ({
  contract: open.find((each) => each.agent === agent && each.state === 'valid'),
  offer: open.find((each) => each.agent === agent && each.state === 'requested'),
})

type Off = 'agentContract.off'

/** An agent's contract and offer of a kind, with all versions. */
export async function readOwn(
  options: ContractOptions,
  agent: string,
  kind: PayKind,
): Promise<Result<Pair & { readonly versions: readonly Version[] }, Off>> {
  if (!(await options.isOn(kind))) return err('agentContract.off')
  return options.db.read(async (tx) => {
    const versions = await withSteps(tx, await listVersions(tx, { agent, kind }))
    return ok({ ...pairOf(await listOpen(tx, [agent], kind), agent), versions })
  })
}

/** What waits for an agent's answer, of the kinds that the brand has. */
export async function readWaiting(options: ReadOptions, agent: string): Promise<readonly StoredContract[]> {
  const waiting = await options.db.read((tx) => listWaiting(tx, agent))
  const on = await kindsOn(options)
  return waiting.filter(({ terms }) => on.includes(terms.kind))
}

export async function kindsOn({ isOn }: Pick<ContractOptions, 'isOn'>): Promise<readonly PayKind[]> {
  const answers = await Promise.all(PAY_KINDS.map((kind) => isOn(kind)))
  return PAY_KINDS.filter((_, at) => answers[at])
}

const PAGE_MAX = 20

export type BelowRow = Pair & { readonly person: Downline }

/** The agents directly below another one, with what they have from it. Contracts with the platform are not told. */
export async function listBelow(
  options: ContractOptions,
  { agent, kind, after }: { readonly agent: string; readonly kind: PayKind; readonly after: string | null },
): Promise<Result<{ readonly rows: readonly BelowRow[]; readonly hasMore: boolean }, Off>> {
  if (!(await options.isOn(kind))) return err('agentContract.off')
  return options.db.read(async (tx) => {
    const asked = { agent, atMs: options.clock.nowMs(), isWholeTeam: false, after, atMost: PAGE_MAX + 1 }
    const found = await listDownlines(tx, { ...asked, kinds: ['agent'] })
    const people = found.slice(0, PAGE_MAX)
    const open = (
      await listOpen(
        tx,
        people.map(({ account }) => account),
        kind,
      )
    ).filter(({ upline }) => upline === agent)
    const rows = people.map((person) => ({ person, ...pairOf(open, person.account) }))
    return ok({ rows, hasMore: found.length > PAGE_MAX })
  })
}

type ReadRefusal = Off | 'agentContract.unknown'

/** All versions that a caller has had with the agent of a contract. */
export async function readVersions(
  options: ContractOptions,
  { id, by }: { readonly id: string; readonly by: string },
): Promise<Result<readonly Version[], ReadRefusal>> {
  const known = await options.db.read((tx) => findContract(tx, id))
  const side = known === undefined ? undefined : sideOf(known, by)
  if (known === undefined || side === undefined) return err('agentContract.unknown')
  const { agent, terms } = known
  if (!(await options.isOn(terms.kind))) return err('agentContract.off')
  const asked = { agent, kind: terms.kind, ...(side === 'upline' && { upline: by }) }
  return ok(await options.db.read(async (tx) => withSteps(tx, await listVersions(tx, asked))))
}

/** A larger team is not added up while somebody waits. */
const ROWS_MAX = 20_000

export type Examples = {
  readonly current: Example | undefined
  readonly next: Next | undefined
  /** Newest first. */
  readonly closed: readonly Example[]
}

const NONE: Examples = { current: undefined, next: undefined, closed: [] }

/** What a contract or an offer pays now, and would have paid in closed periods. Only its agent is told. */
export async function readExamples(
  options: ContractOptions,
  { id, by, count }: { readonly id: string; readonly by: string; readonly count: number },
): Promise<Result<Examples, ReadRefusal>> {
  const { db, clock } = options
  const nowMs = clock.nowMs()
  const known = await db.read((tx) => findContract(tx, id))
  // The figures are of the team of today: whoever once stood above it may have left that line.
  if (known?.agent !== by) return err('agentContract.unknown')
  const { agent, terms } = known
  if (!(await options.isOn(terms.kind))) return err('agentContract.off')
  const periods = periodsUntil(nowMs, terms.period, count)
  if (periods.length === 0) return ok(NONE)
  return db.read(async (tx) => {
    const days = await listAccountDays(tx, agent, daysOf(periods), ROWS_MAX + 1)
    if (days.length > ROWS_MAX) return ok(NONE)
    const standing = await listStandingBelow(tx, agent, terms, nowMs)
    const ended = new Set(endedWith({ agent, line: [], terms }, standing).map((each) => each.id))
    const below = standing.filter((each) => !ended.has(each.id))
    const examples = examplesOf({ agent, terms }, below, days, periods)
    const current = examples.at(-1)
    return ok({
      current,
      next: current && nextOf(terms, current),
      closed: examples.slice(0, -1).toReversed(),
    })
  })
}

/** The flags of the public interface: 0 nothing, 1 an offer waits, 2 the other side asks to end a contract. */
export async function readFlags(options: ReadOptions, account: string) {
  const waiting = await readWaiting(options, account)
  const on = await kindsOn(options)
  const open = await options.db.read(async (tx) => Promise.all(on.map((kind) => listOpen(tx, [account], kind))))
  const holds = new Set(
    open
      .flat()
      .filter(({ state }) => state === 'valid')
      .map(({ terms }) => terms.kind),
  )
  const requestOf = (kind: PayKind): number => {
    const found = waiting.find(({ terms }) => terms.kind === kind)
    if (found === undefined) return 0
    return found.state === 'requested' ? 1 : 2
  }
  return { requestOf, infoOf: (kind: PayKind): number => (holds.has(kind) ? 1 : 0) }
}
