import { TEAM_CHART_DAYS, TEAM_DAYS_MAX, type TeamScope } from '@ronda/contract'
import { addDays, daysBetween, err, ok, type Currency, type Result } from '@ronda/core'
import { listBettingRefusals } from '../../money/wallet/index.ts'
import { listAgentFreezes, type StoredFreeze } from '../../people/freeze/index.ts'
import { findByName, findByNumber, type Account } from '../../people/identity/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { countTeam, findLines, listDownlines, uplinesOf, type Downline, type Upline } from '../tree/index.ts'
import { addFigures, dayOf, daysBelow, monthOf, type Days, type Figures } from './team.ts'
import {
  figuresIn,
  findActiveInMonth,
  listTeamDays,
  sumAccounts,
  sumTeamBelow,
  sumTeamOn,
  sumTeams,
  type ByAccount,
  type TeamDayRow,
} from './team.sql.ts'

export type TeamOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly merchant: string
  readonly currency: Currency
}

export type Overview = {
  readonly size: { readonly members: number; readonly agents: number }
  readonly today: string
  readonly activeInMonth: number
  /** Every day that has figures, from the first of the chart or of the month. */
  readonly days: readonly TeamDayRow[]
}

/** What the overview of a team is made of. */
export async function readOverview({ db, clock }: TeamOptions, agent: string): Promise<Overview> {
  const today = dayOf(clock.nowMs())
  const [chart, month] = [addDays(today, 1 - TEAM_CHART_DAYS), monthOf(today)]
  return db.read(async (tx) => ({
    size: await countTeam(tx, agent),
    today,
    activeInMonth: await findActiveInMonth(tx, agent, month),
    days: await listTeamDays(tx, agent, { from: chart < month ? chart : month, to: today }),
  }))
}

export type Asked = Days & {
  readonly under?: string | undefined
  readonly scope: TeamScope
  readonly kind?: 'member' | 'agent' | undefined
  readonly q?: string | undefined
  readonly after?: string | undefined
}

export type Listed = {
  readonly path: readonly Upline[]
  readonly under: Downline | undefined
  readonly total: Figures
  readonly rows: readonly {
    readonly person: Downline
    readonly isAvailable: boolean
    readonly freeze: StoredFreeze | undefined
    readonly own: Figures
    readonly team: Figures | null
  }[]
  readonly hasMore: boolean
}

export const PAGE_MAX = 20
export const BOTH_KINDS = ['member', 'agent'] as const

/** An account by number or complete username. */
export async function findTyped(tx: Tx, merchant: string, text: string): Promise<Account | undefined> {
  const numbered = /^[1-9]\d{6,15}$/.test(text) ? await findByNumber(tx, merchant, BigInt(text)) : undefined
  return numbered ?? (await findByName(tx, merchant, text))?.account
}

/** The agent whose team is asked for, if it stands below the caller. Anybody else is not told from nobody. */
async function findUnder(
  tx: Tx,
  { merchant, clock }: TeamOptions,
  caller: string,
  number: string,
): Promise<Downline | undefined> {
  const found = await findByNumber(tx, merchant, BigInt(number))
  if (found === undefined) return undefined
  const asked = { agent: caller, atMs: clock.nowMs(), isWholeTeam: true, after: null, atMost: 1 }
  return (await listDownlines(tx, { ...asked, kinds: ['agent'], only: found.id }))[0]
}

/** The accounts of a page that are not available: those that are blocked or excluded. */
async function findUnavailable(tx: Tx, people: readonly Downline[], nowMs: number): Promise<ReadonlySet<string>> {
  const refusals = await listBettingRefusals(
    tx,
    people.map(({ account }) => account),
    nowMs,
  )
  const isOut = ({ account, isBlocked }: Downline): boolean =>
    isBlocked || ['limit.excluded', 'limit.betting_blocked'].includes(refusals.get(account) ?? '')
  return new Set(people.filter(isOut).map(({ account }) => account))
}

/** The figures of a team on the days, or parts of days, on which it stood below an agent that it came to later. */
async function sumMovedTeam(tx: Tx, agent: string, team: string, days: Days): Promise<Figures> {
  const line = (await findLines(tx, [team])).get(team) ?? []
  const { whole, partial } = daysBelow(line, agent, days)
  return addFigures(await sumTeamOn(tx, team, whole), await sumTeamBelow(tx, { agent, team }, partial))
}

/** The figures of teams below another agent, only of the time when they stood there. */
async function sumTeamsBelow(tx: Tx, agent: string, teams: readonly Downline[], days: Days): Promise<ByAccount> {
  const cameLater = ({ movedAtMs }: Downline): boolean => movedAtMs !== null && dayOf(movedAtMs) >= days.from
  const stayed = teams.filter((team) => !cameLater(team)).map(({ account }) => account)
  const sums = new Map(await sumTeams(tx, stayed, days))
  for (const { account } of teams.filter(cameLater)) sums.set(account, await sumMovedTeam(tx, agent, account, days))
  return sums
}

export const isPeriod = ({ from, to }: Days): boolean => from <= to && daysBetween(from, to) < TEAM_DAYS_MAX

/** The accounts below an agent with their figures: only what they did while they stood below this agent. */
export async function listTeam(
  options: TeamOptions,
  caller: string,
  asked: Asked,
): Promise<Result<Listed, 'team.unknown' | 'team.period_invalid'>> {
  const { db, clock, merchant } = options
  if (!isPeriod(asked)) return err('team.period_invalid')
  const nowMs = clock.nowMs()
  return db.read(async (tx) => {
    const under = asked.under === undefined ? undefined : await findUnder(tx, options, caller, asked.under)
    if (asked.under !== undefined && under === undefined) return err('team.unknown')
    const agent = under?.account ?? caller
    const above = under === undefined ? [] : (await uplinesOf(tx, under.account, nowMs)).toReversed()
    const path = above.slice(above.findIndex((each) => each.agent === caller) + 1)
    const typed = asked.q?.trim() ?? ''
    const only = typed === '' ? undefined : await findTyped(tx, merchant, typed)
    const page = {
      agent,
      atMs: nowMs,
      kinds: asked.kind === undefined ? BOTH_KINDS : [asked.kind],
      // Who is searched for is found at any depth.
      isWholeTeam: asked.scope === 'team' || only !== undefined,
      only: only?.id,
      after: asked.after ?? null,
      atMost: PAGE_MAX + 1,
    }
    const isNobody = typed !== '' && only === undefined
    const found = isNobody ? [] : await listDownlines(tx, page)
    const people = found.slice(0, PAGE_MAX)
    const own = await sumAccounts(
      tx,
      { agents: [caller, agent], accounts: people.map(({ account }) => account) },
      asked,
    )
    const frozen = await listAgentFreezes(
      tx,
      [caller],
      people.map(({ account }) => account),
    )
    const unavailable = await findUnavailable(tx, people, nowMs)
    const agents = people.filter(({ kind }) => kind === 'agent')
    const teams = await sumTeamsBelow(tx, agent, agents, asked)
    const rows = people.map((person) => ({
      person,
      isAvailable: !unavailable.has(person.account),
      freeze: frozen.find(({ account }) => account === person.account),
      own: figuresIn(own, person.account),
      team: person.kind === 'agent' ? figuresIn(teams, person.account) : null,
    }))
    const total = await (under === undefined
      ? sumTeams(tx, [caller], asked)
      : sumTeamsBelow(tx, caller, [under], asked))
    return ok({ path, under, total: figuresIn(total, agent), rows, hasMore: found.length > PAGE_MAX })
  })
}
