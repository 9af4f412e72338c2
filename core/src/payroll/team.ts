import { addInto, NO_AMOUNTS, type Amounts, type Figures, type OpenAmounts } from './figures.ts'
import { countedOf, type PayEvent } from './event.ts'
import type { PayRun } from './run.ts'

/** What happened below one agent in the period, each event by the line of its own moment. */
export type Team = {
  readonly amounts: Amounts
  /** The lines with this agent in which something happened. */
  readonly lines: readonly LineGroup[]
  /** The same amounts, by the nearest agent above who has a contract; `null` where there is none. */
  readonly byUpline: ReadonlyMap<string | null, Amounts>
  /** Rebates of members who have no nearer agent with a contract. */
  readonly ownRebates: bigint
}

/** Valid bets by the place of the day. */
type Days = Map<number, bigint>

type Active = { readonly members: number; readonly memberDays: number }

/** What happened in one line, added up once instead of at every level. */
class LineGroup {
  readonly amounts: OpenAmounts = { ...NO_AMOUNTS }
  readonly #settled = new Map<string, Days>()
  readonly #moved = new Map<string, Days>()
  readonly #active = new Map<bigint, Active>()
  readonly line: readonly string[]

  constructor(line: readonly string[]) {
    this.line = line
  }

  add(member: string, day: number, amounts: Amounts): void {
    addInto(this.amounts, amounts)
    const days = this.#settled.get(member) ?? new Map<number, bigint>()
    this.#settled.set(member, days.set(day, (days.get(day) ?? 0n) + amounts.validBet))
  }

  get members(): Iterable<string> {
    return this.#settled.keys()
  }

  /** A member who also stood in another line: an agent above both counts them once. */
  setMoved(member: string): void {
    const days = this.#settled.get(member)
    if (days === undefined) return
    this.#settled.delete(member)
    this.#moved.set(member, days)
  }

  get moved(): ReadonlyMap<string, Days> {
    return this.#moved
  }

  /** How many of those who stood in this line only are active: the same for every agent of the line. */
  countActive(activeFrom: bigint): Active {
    const known = this.#active.get(activeFrom)
    if (known !== undefined) return known
    const counted = countActive(this.#settled.values(), activeFrom)
    this.#active.set(activeFrom, counted)
    return counted
  }
}

function countActive(ofMembers: Iterable<Days>, activeFrom: bigint): Active {
  const isActive = (bet: bigint): boolean => bet > 0n && bet >= activeFrom
  let [members, memberDays] = [0, 0]
  for (const days of ofMembers) {
    let whole = 0n
    for (const bet of days.values()) {
      whole += bet
      if (isActive(bet)) memberDays++
    }
    if (isActive(whole)) members++
  }
  return { members, memberDays }
}

function dayOf(atMs: number, dayStartsMs: readonly number[]): number {
  let day = dayStartsMs.length - 1
  while (day > 0 && (dayStartsMs[day] ?? 0) > atMs) day--
  return day
}

/** Most events have the very same array as others of their line, so its text is rarely needed. */
function groupsByLine(): (line: readonly string[]) => LineGroup {
  const byArray = new Map<readonly string[], LineGroup>()
  const byText = new Map<string, LineGroup>()
  return (line) => {
    const known = byArray.get(line)
    if (known !== undefined) return known
    const text = JSON.stringify(line)
    const group = byText.get(text) ?? new LineGroup(line)
    byArray.set(line, group)
    byText.set(text, group)
    return group
  }
}

function groupByLine(events: readonly PayEvent[], dayStartsMs: readonly number[]): ReadonlySet<LineGroup> {
  const groupOf = groupsByLine()
  const groups = new Set<LineGroup>()
  for (const { member, atMs, line, amounts, excluded } of events) {
    const counted = countedOf(amounts, excluded)
    if (counted === undefined) continue
    const group = groupOf(line)
    group.add(member, dayOf(atMs, dayStartsMs), counted)
    groups.add(group)
  }
  partMoved(groups)
  return groups
}

/** Tells the members who stood in several lines from those who stood in one. */
function partMoved(groups: Iterable<LineGroup>): void {
  const firstOf = new Map<string, LineGroup>()
  const moved: (readonly [string, LineGroup])[] = []
  for (const group of groups) {
    for (const member of group.members) {
      const first = firstOf.get(member)
      if (first === undefined) firstOf.set(member, group)
      else moved.push([member, first], [member, group])
    }
  }
  for (const [member, group] of moved) group.setMoved(member)
}

type OpenTeam = {
  readonly amounts: OpenAmounts
  readonly lines: LineGroup[]
  readonly byUpline: Map<string | null, OpenAmounts>
  ownRebates: bigint
}

function addTo(team: OpenTeam, group: LineGroup, upline: string | null, isNearest: boolean): void {
  const { amounts } = group
  team.lines.push(group)
  addInto(team.amounts, amounts)
  const before = team.byUpline.get(upline)
  if (before === undefined) team.byUpline.set(upline, { ...amounts })
  else addInto(before, amounts)
  if (isNearest) team.ownRebates += amounts.rebates
}

/** The team of every agent with a contract. Agents without one are passed over: their downlines count for the next. */
export function gatherTeams({ contracts, events, period }: PayRun): ReadonlyMap<string, Team> {
  const teams = new Map<string, OpenTeam>(
    contracts.map(({ agent }) => [
      agent,
      { amounts: { ...NO_AMOUNTS }, lines: [], byUpline: new Map(), ownRebates: 0n },
    ]),
  )
  for (const group of groupByLine(events, period.dayStartsMs)) {
    const line = group.line.filter((agent) => teams.has(agent))
    for (const [place, agent] of line.entries()) {
      const team = teams.get(agent)
      if (team !== undefined) addTo(team, group, line[place + 1] ?? null, place === 0)
    }
  }
  return teams
}

/** The days of the members of a team who stood in several lines, of all these lines together. */
function joinMoved(lines: readonly LineGroup[]): Iterable<Days> {
  const joined = new Map<string, Days>()
  for (const { moved } of lines) {
    for (const [member, days] of moved) {
      const sum = joined.get(member) ?? new Map<number, bigint>()
      for (const [day, bet] of days) sum.set(day, (sum.get(day) ?? 0n) + bet)
      joined.set(member, sum)
    }
  }
  return joined.values()
}

/** The figures of a team. `activeFrom`: the valid bet from which on a member is active. */
export function figuresOf({ amounts, lines }: Team, activeFrom: bigint): Figures {
  const moved = countActive(joinMoved(lines), activeFrom)
  let [activeMembers, activeMemberDays] = [moved.members, moved.memberDays]
  for (const line of lines) {
    const { members, memberDays } = line.countActive(activeFrom)
    activeMembers += members
    activeMemberDays += memberDays
  }
  return { ...amounts, activeMembers, activeMemberDays }
}
