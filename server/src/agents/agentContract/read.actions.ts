import type { ExamplesUnavailable } from '@ronda/contract'
import { addDays, err, ok, type Currency, type Result } from '@ronda/core'
import { PAY_KINDS, type Carried, type PayKind, type Period, type Terms } from '@ronda/core/payroll'
import type { Tx } from '../../platform/postgres/db.ts'
import { listAccountDays } from '../team/index.ts'
import { listDownlines, type Downline } from '../tree/index.ts'
import { endedWith, sideOf } from './agentContract.ts'
import {
  countWaiting,
  findContract,
  listFlags,
  listOpen,
  listStandingBelow,
  listVersions,
  listWaiting,
  type Flags,
  type StoredContract,
  type VersionsAsked,
} from './contract.sql.ts'
import { daysOf, examplesOf, nextOf, periodsUntil, type Example, type Next } from './example.ts'
import { forecastOf, REPEATED_DAYS, type Forecast } from './forecast.ts'
import type { ContractOptions } from './offer.actions.ts'
import { listSteps, type StoredStep } from './step.sql.ts'

type ReadOptions = Pick<ContractOptions, 'db' | 'isOn'>

export type Version = { readonly contract: StoredContract; readonly steps: readonly StoredStep[] }

async function withSteps(tx: Tx, contracts: readonly StoredContract[]): Promise<readonly Version[]> {
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

export type VersionPage = {
  /** Newest first. */
  readonly versions: readonly Version[]
  /** The version after which the next page begins; null at the end. */
  readonly next: number | null
}

const VERSIONS_MAX = 20

export async function readVersionPage(tx: Tx, asked: Omit<VersionsAsked, 'atMost'>): Promise<VersionPage> {
  const found = await listVersions(tx, { ...asked, atMost: VERSIONS_MAX + 1 })
  const page = found.slice(0, VERSIONS_MAX)
  const next = found.length > VERSIONS_MAX ? (page.at(-1)?.version ?? null) : null
  return { versions: await withSteps(tx, page), next }
}

/** An agent's contract and offer of a kind, with the newest versions. */
export async function readOwn(
  options: ContractOptions,
  agent: string,
  kind: PayKind,
): Promise<Result<Pair & VersionPage, Off>> {
  if (!(await options.isOn(kind))) return err('agentContract.off')
  return options.db.read(async (tx) =>
    ok({ ...pairOf(await listOpen(tx, [agent], kind), agent), ...(await readVersionPage(tx, { agent, kind })) }),
  )
}

/** As many as are shown. Whoever has more answers these first. */
const WAITING_MAX = 20

export type Waiting = {
  readonly kinds: readonly PayKind[]
  readonly contracts: readonly StoredContract[]
  /** How many wait, also those that are not shown. */
  readonly count: number
}

/** What waits for an agent's answer, of the kinds that the brand has: requests to end a contract first. */
export async function readWaiting(options: ReadOptions, agent: string): Promise<Waiting> {
  const kinds = await kindsOn(options)
  return options.db.read(async (tx) => ({
    kinds,
    contracts: await listWaiting(tx, agent, { kinds, atMost: WAITING_MAX }),
    count: await countWaiting(tx, agent, kinds),
  }))
}

async function kindsOn({ isOn }: Pick<ContractOptions, 'isOn'>): Promise<readonly PayKind[]> {
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

export type VersionsOf = { readonly id: string; readonly by: string; readonly before?: number | undefined }

/** The versions that a caller has had with the agent of a contract, a page of them. */
export async function readVersions(
  options: ContractOptions,
  { id, by, before }: VersionsOf,
): Promise<Result<VersionPage, ReadRefusal>> {
  const known = await options.db.read((tx) => findContract(tx, id))
  const side = known === undefined ? undefined : sideOf(known, by)
  if (known === undefined || side === undefined) return err('agentContract.unknown')
  const { agent, terms } = known
  if (!(await options.isOn(terms.kind))) return err('agentContract.off')
  const asked = { agent, kind: terms.kind, before, ...(side === 'upline' && { upline: by }) }
  return ok(await options.db.read((tx) => readVersionPage(tx, asked)))
}

/** Larger teams are not added up while somebody waits. */
const ROWS_MAX = 10_000
const CONTRACTS_MAX = 1_000

/** What came into a period from the payslips before it, by agent: known to the feature that makes payslips. */
export type CarriedInto = (
  tx: Tx,
  asked: { readonly kind: PayKind; readonly currency: Currency; readonly period: Period },
  contracts: readonly { readonly agent: string; readonly terms: Terms }[],
) => Promise<ReadonlyMap<string, Carried>>

export type Examples = {
  /** Why there are none. */
  readonly unavailable: ExamplesUnavailable | null
  readonly current: Example | undefined
  readonly next: Next | undefined
  readonly forecast: Forecast | undefined
  /** Newest first. */
  readonly closed: readonly Example[]
}

/** The days of some periods, and those that a forecast of the first of them would repeat. */
function spanOf(periods: readonly Period[]) {
  const { from, to } = daysOf(periods)
  return { from: addDays(from, -REPEATED_DAYS), to }
}

const none = (unavailable: ExamplesUnavailable): Examples => ({
  unavailable,
  current: undefined,
  next: undefined,
  forecast: undefined,
  closed: [],
})

export type ExamplesAsked = { readonly id: string; readonly by: string; readonly count: number }

/**
 * What a contract or an offer pays now, with what was really carried into the period, and what it would have paid in
 * closed ones. Only its agent is told.
 */
export async function readExamples(
  options: ContractOptions,
  { id, by, count }: ExamplesAsked,
  carriedInto: CarriedInto,
): Promise<Result<Examples, ReadRefusal>> {
  const { db, clock } = options
  const nowMs = clock.nowMs()
  const known = await db.read((tx) => findContract(tx, id))
  // The figures are of the team of today: whoever once stood above it may have left that line.
  if (known?.agent !== by) return err('agentContract.unknown')
  const { agent, terms } = known
  if (!(await options.isOn(terms.kind))) return err('agentContract.off')
  const periods = periodsUntil(nowMs, terms.period, count)
  const running = periods.at(-1)
  if (running === undefined) return ok(none('shortPeriod'))
  return db.read(async (tx) => {
    const days = await listAccountDays(tx, agent, spanOf(periods), ROWS_MAX + 1)
    const standing = await listStandingBelow(tx, agent, terms, { nowMs, atMost: CONTRACTS_MAX + 1 })
    if (days.length > ROWS_MAX || standing.length > CONTRACTS_MAX) return ok(none('largeTeam'))
    const ended = new Set(endedWith({ agent, line: [], terms }, standing).map((each) => each.id))
    const below = standing.filter((each) => !ended.has(each.id) && each.terms.period === terms.period)
    const own = { agent, terms }
    const closed = examplesOf(own, below, days, { periods: periods.slice(0, -1) }).toReversed()
    // A contract counts from the first period that begins after its acceptance.
    if ((known.validFromMs ?? 0) > running.fromMs) {
      return ok({ unavailable: null, current: undefined, next: undefined, forecast: undefined, closed })
    }
    const into = await carriedInto(tx, { ...terms, period: running }, [own, ...below])
    const [current] = examplesOf(own, below, days, { periods: [running], into })
    return ok({
      unavailable: null,
      current,
      next: current && nextOf(terms, current),
      forecast: current && forecastOf({ own, below, days }, current, closed, nowMs),
      closed,
    })
  })
}

/** The flags of the public interface: 0 nothing, 1 an offer waits, 2 the other side asks to end a contract. */
export async function readFlags(options: ReadOptions, account: string) {
  const on = await kindsOn(options)
  const flags = new Map((await options.db.read((tx) => listFlags(tx, account))).map((each) => [each.kind, each]))
  const flagsOf = (kind: PayKind): Flags | undefined => (on.includes(kind) ? flags.get(kind) : undefined)
  const requestOf = (kind: PayKind): number => {
    const found = flagsOf(kind)
    if (found?.isOffered === true) return 1
    return found?.isEnding === true ? 2 : 0
  }
  return { requestOf, infoOf: (kind: PayKind): number => (flagsOf(kind)?.holds === true ? 1 : 0) }
}
