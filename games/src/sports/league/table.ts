import { present } from '@ronda/core'
import { SIDES, winnerOf, type Count, type Side } from '../football/facts.ts'
import type { Pairing, Season } from './season.ts'

/** A match that was played. Teams are their places in the league. */
export type Played = Pairing & { readonly round: number; readonly score: Count }

export type Row = {
  readonly team: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly scored: number
  readonly conceded: number
}

const POINTS_WON = 3
export const pointsOf = ({ won, drawn }: Row): number => POINTS_WON * won + drawn

const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')

function rowOf(team: number, played: readonly Played[]): Row {
  const row = { team, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 }
  for (const match of played)
    for (const side of SIDES) {
      if (match[side] !== team) continue
      const winner = winnerOf(match.score)
      row[winner === 'draw' ? 'drawn' : winner === side ? 'won' : 'lost'] += 1
      row.scored += match.score[side]
      row.conceded += match.score[other(side)]
    }
  return row
}

/** Points, goal difference, goals: higher is better. */
const recordOf = (row: Row): readonly number[] => [pointsOf(row), row.scored - row.conceded, row.scored]

function compare(left: readonly number[], right: readonly number[]): number {
  const at = left.findIndex((value, place) => value !== right[place])
  return at < 0 ? 0 : (right[at] ?? 0) - (left[at] ?? 0)
}

/** Rows in the order of a comparison, in groups of equals. */
function groupEquals(rows: readonly Row[], keyOf: (row: Row) => readonly number[]): readonly (readonly Row[])[] {
  const groups: Row[][] = []
  for (const row of rows.toSorted((left, right) => compare(keyOf(left), keyOf(right)))) {
    const last = groups.at(-1)
    if (last?.[0] !== undefined && compare(keyOf(last[0]), keyOf(row)) === 0) last.push(row)
    else groups.push([row])
  }
  return groups
}

/**
 * The table of a league. Who has the same points, goal difference and goals is ordered by the same three of the matches
 * among them, and then by the order that was drawn before the season.
 */
export function tableOf({ order }: Season, played: readonly Played[]): readonly Row[] {
  const rows = order.map((team) => rowOf(team, played))
  return groupEquals(rows, recordOf).flatMap((tied) => {
    if (tied.length === 1) return tied
    const among = new Set(tied.map(({ team }) => team))
    const direct = played.filter(({ home, away }) => among.has(home) && among.has(away))
    const records = new Map(tied.map(({ team }) => [team, recordOf(rowOf(team, direct))]))
    return groupEquals(tied, ({ team }) => present(records.get(team), 'the record')).flatMap((equal) =>
      equal.toSorted((left, right) => order.indexOf(left.team) - order.indexOf(right.team)),
    )
  })
}

export type Form = 'won' | 'drawn' | 'lost'
const FORM_MATCHES = 5

/** The last five matches of a team, the latest first. */
export function formOf(team: number, played: readonly Played[]): readonly Form[] {
  return played
    .filter(({ home, away }) => home === team || away === team)
    .toSorted((left, right) => right.round - left.round)
    .slice(0, FORM_MATCHES)
    .map(({ home, score }) => {
      const winner = winnerOf(score)
      if (winner === 'draw') return 'drawn'
      return (winner === 'home') === (home === team) ? 'won' : 'lost'
    })
}

/** The matches of two teams with each other, the latest first. */
export function headToHead(one: number, two: number, played: readonly Played[]): readonly Played[] {
  return played
    .filter(({ home, away }) => (home === one && away === two) || (home === two && away === one))
    .toSorted((left, right) => right.round - left.round)
}
