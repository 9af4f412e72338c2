import { addAmounts, addInto, NO_AMOUNTS, type Amounts, type Figures, type OpenAmounts } from './figures.ts'
import { countedOf, type PayEvent } from './event.ts'
import type { PayRun } from './run.ts'

/** What happened below one agent in the period, each event by the line of its own moment. */
export type Team = {
  readonly amounts: Amounts
  /** The valid bets of each member on each day. */
  readonly members: ReadonlyMap<string, Days>
  /** The same amounts, by the nearest agent above who has a contract; `null` where there is none. */
  readonly byUpline: ReadonlyMap<string | null, Amounts>
  /** Rebates of members who have no nearer agent with a contract. */
  readonly ownRebates: bigint
}

/** Valid bets by the place of the day. */
type Days = ReadonlyMap<number, bigint>

type OpenTeam = {
  readonly amounts: OpenAmounts
  readonly members: Map<string, Days>
  readonly byUpline: Map<string | null, OpenAmounts>
  ownRebates: bigint
}

/** Events of one member, one day and one line: added up once instead of at every level. */
type Group = {
  readonly member: string
  readonly day: number
  readonly line: readonly string[]
  amounts: Amounts
}

function dayOf(atMs: number, dayStartsMs: readonly number[]): number {
  let day = dayStartsMs.length - 1
  while (day > 0 && (dayStartsMs[day] ?? 0) > atMs) day--
  return day
}

function group(events: readonly PayEvent[], dayStartsMs: readonly number[]): Iterable<Group> {
  const groups = new Map<string, Group>()
  for (const { member, atMs, line, amounts: given, excluded } of events) {
    const amounts = countedOf(given, excluded)
    if (amounts === undefined) continue
    const day = dayOf(atMs, dayStartsMs)
    const key = JSON.stringify([day, member, ...line])
    const known = groups.get(key)
    if (known === undefined) groups.set(key, { member, day, line, amounts })
    else known.amounts = addAmounts(known.amounts, amounts)
  }
  return groups.values()
}

const isSameLine = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((agent, place) => agent === other[place])

/**
 * The valid bets by day of each member who stood in one line all the time, as nearly every member does: then they are the
 * same for every agent of the line, and are not kept once for each.
 */
function daysOfOneLine(groups: readonly Group[]): ReadonlyMap<string, Days> {
  const days = new Map<string, Map<number, bigint>>()
  const lines = new Map<string, readonly string[] | null>()
  for (const { member, day, line, amounts } of groups) {
    const known = lines.get(member)
    if (known === undefined) {
      lines.set(member, line)
      days.set(member, new Map([[day, amounts.validBet]]))
    } else if (known !== null && isSameLine(known, line)) {
      // A group is one day of a line.
      days.get(member)?.set(day, amounts.validBet)
    } else {
      lines.set(member, null)
      days.delete(member)
    }
  }
  return days
}

function addTo(team: OpenTeam, { amounts }: Group, upline: string | null, isNearest: boolean): void {
  addInto(team.amounts, amounts)
  const before = team.byUpline.get(upline)
  if (before === undefined) team.byUpline.set(upline, { ...amounts })
  else addInto(before, amounts)
  if (isNearest) team.ownRebates += amounts.rebates
}

function addDay(team: OpenTeam, { member, day, amounts }: Group): void {
  const days = new Map(team.members.get(member))
  team.members.set(member, days.set(day, (days.get(day) ?? 0n) + amounts.validBet))
}

/** The team of every agent with a contract. Agents without one are passed over: their downlines count for the next. */
export function gatherTeams({ contracts, events, period }: PayRun): ReadonlyMap<string, Team> {
  const teams = new Map<string, OpenTeam>(
    contracts.map(({ agent }) => [
      agent,
      { amounts: { ...NO_AMOUNTS }, members: new Map(), byUpline: new Map(), ownRebates: 0n },
    ]),
  )
  const groups = [...group(events, period.dayStartsMs)]
  const ofOneLine = daysOfOneLine(groups)
  for (const one of groups) {
    const line = one.line.filter((agent) => teams.has(agent))
    const days = ofOneLine.get(one.member)
    for (const [place, agent] of line.entries()) {
      const team = teams.get(agent)
      if (team === undefined) continue
      addTo(team, one, line[place + 1] ?? null, place === 0)
      if (days === undefined) addDay(team, one)
      else team.members.set(one.member, days)
    }
  }
  return teams
}

/** The figures of a team. `activeFrom`: the valid bet from which on a member is active. */
export function figuresOf({ amounts, members }: Team, activeFrom: bigint): Figures {
  const isActive = (bet: bigint): boolean => bet > 0n && bet >= activeFrom
  let [activeMembers, activeMemberDays] = [0, 0]
  for (const days of members.values()) {
    const bets = [...days.values()]
    if (isActive(bets.reduce((sum, bet) => sum + bet, 0n))) activeMembers++
    activeMemberDays += bets.filter(isActive).length
  }
  return { ...amounts, activeMembers, activeMemberDays }
}
