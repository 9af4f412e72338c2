import { TEAM_MOVE_KINDS, TEAM_SCOPES, type TeamMoveKind, type TeamScope } from '@ronda/contract'
import { addDays, type CalendarDay } from '@ronda/core'

export const TEAM_RANGES = ['today', 'yesterday', '7d', '30d', 'month'] as const
export type TeamRange = (typeof TEAM_RANGES)[number]

/** The filters of a list of the team, as in its address. All of it is text that somebody may have typed. */
export type TeamAddress = {
  readonly range?: TeamRange
  /** Other days, instead of a range. */
  readonly from?: CalendarDay
  readonly to?: CalendarDay
  readonly scope?: TeamScope
  /** The number of the agent whose team is shown. */
  readonly under?: string
  readonly q?: string
  /** Only movements of this kind. */
  readonly kind?: TeamMoveKind
}

export const TEAM_NAMES: ReadonlySet<string> = new Set(['range', 'from', 'to', 'scope', 'under', 'q', 'kind'])

const DAY = /^\d{4}-\d{2}-\d{2}$/
const NUMBER = /^[1-9]\d{6,15}$/
const QUERY_MAX = 64

const matches = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value)

export function parseTeam(search: Readonly<Record<string, unknown>>): TeamAddress {
  const range = TEAM_RANGES.find((one) => one === search['range'])
  const scope = TEAM_SCOPES.find((one) => one === search['scope'])
  const kind = TEAM_MOVE_KINDS.find((one) => one === search['kind'])
  const { from, to, q, under } = search
  const days = range === undefined && matches(from, DAY) && matches(to, DAY) ? { from, to } : undefined
  const typed = typeof q === 'string' ? q.slice(0, QUERY_MAX) : ''
  return {
    ...(range !== undefined && { range }),
    ...days,
    ...(scope !== undefined && { scope }),
    ...(matches(under, NUMBER) && { under }),
    ...(typed !== '' && { q: typed }),
    ...(kind !== undefined && { kind }),
  }
}

/** The part of an address that says which days. */
export const periodOf = ({ range, from, to }: TeamAddress): Pick<TeamAddress, 'range' | 'from' | 'to'> => ({
  ...(range !== undefined && { range }),
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
})

/** The days of an address (UTC). */
export function teamDays({ range, from, to }: TeamAddress, today: CalendarDay): { from: CalendarDay; to: CalendarDay } {
  if (range === undefined && from !== undefined && to !== undefined) return { from, to }
  switch (range) {
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case '7d':
      return { from: addDays(today, -6), to: today }
    case '30d':
      return { from: addDays(today, -29), to: today }
    case 'month':
      return { from: `${today.slice(0, 8)}01`, to: today }
    default:
      return { from: today, to: today }
  }
}
