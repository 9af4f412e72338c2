import { addAmounts, NO_AMOUNTS, type Amounts, type Figures } from './figures.ts'
import { countedOf, type PayEvent } from './event.ts'
import type { PayRun } from './run.ts'

/** What happened below one agent in the period, each event by the line of its own moment. */
export type Team = {
  readonly amounts: Amounts
  /** The valid bets of each member on each day. */
  readonly members: ReadonlyMap<string, ReadonlyMap<number, bigint>>
  /** The same amounts, by the nearest agent above who has a contract; `null` where there is none. */
  readonly byUpline: ReadonlyMap<string | null, Amounts>
  /** Rebates of members who have no nearer agent with a contract. */
  readonly ownRebates: bigint
}

type OpenTeam = {
  amounts: Amounts
  readonly members: Map<string, Map<number, bigint>>
  readonly byUpline: Map<string | null, Amounts>
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

function addTo(team: OpenTeam, { member, day, amounts }: Group, upline: string | null, isNearest: boolean): void {
  team.amounts = addAmounts(team.amounts, amounts)
  team.byUpline.set(upline, addAmounts(team.byUpline.get(upline) ?? NO_AMOUNTS, amounts))
  if (isNearest) team.ownRebates += amounts.rebates
  const days = team.members.get(member) ?? new Map<number, bigint>()
  team.members.set(member, days.set(day, (days.get(day) ?? 0n) + amounts.validBet))
}

/** The team of every agent with a contract. Agents without one are passed over: their downlines count for the next. */
export function gatherTeams({ contracts, events, period }: PayRun): ReadonlyMap<string, Team> {
  const teams = new Map<string, OpenTeam>(
    contracts.map(({ agent }) => [
      agent,
      { amounts: NO_AMOUNTS, members: new Map(), byUpline: new Map(), ownRebates: 0n },
    ]),
  )
  for (const one of group(events, period.dayStartsMs)) {
    const line = one.line.filter((agent) => teams.has(agent))
    for (const [place, agent] of line.entries()) {
      const team = teams.get(agent)
      if (team !== undefined) addTo(team, one, line[place + 1] ?? null, place === 0)
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
