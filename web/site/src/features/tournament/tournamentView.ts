import { TOURNAMENT_PAGE, type Tournament, type TournamentState } from '@ronda/contract'

/** Hundredths of a multiple, like "12.50". */
export function multipleText(hundredths: number, locale: string): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(hundredths / 100)
}

/** The state now: the server's answer is some seconds old when the beginning or the end passes. */
export function stateAt({ state, terms }: Pick<Tournament, 'state' | 'terms'>, nowMs: number): TournamentState {
  if (state === 'soon' && nowMs >= terms.startsAtMs) return 'running'
  return state === 'running' && nowMs >= terms.endsAtMs ? 'counting' : state
}

export const GROUPS = ['running', 'soon', 'past'] as const
export type Group = (typeof GROUPS)[number]

const groupOf = (state: TournamentState): Group => (state === 'running' || state === 'soon' ? state : 'past')

const order = (one: number, other: number): number => (one < other ? -1 : one > other ? 1 : 0)

/** What runs, what ends next first; what comes, what begins next first; what is over, the newest first. */
export function groupsOf(tournaments: readonly Tournament[], nowMs: number): ReadonlyMap<Group, readonly Tournament[]> {
  const groups = Map.groupBy(tournaments, (each) => groupOf(stateAt(each, nowMs)))
  const sorted = (group: Group, by: (one: Tournament) => number): readonly Tournament[] =>
    (groups.get(group) ?? []).toSorted((one, other) => order(by(one), by(other)))
  return new Map<Group, readonly Tournament[]>([
    ['running', sorted('running', ({ terms }) => terms.endsAtMs)],
    ['soon', sorted('soon', ({ terms }) => terms.startsAtMs)],
    ['past', sorted('past', ({ terms }) => -terms.endsAtMs)],
  ])
}

/** The first place of the page that a place is on. */
export const pageOf = (place: number): number => Math.floor((place - 1) / TOURNAMENT_PAGE) * TOURNAMENT_PAGE + 1
