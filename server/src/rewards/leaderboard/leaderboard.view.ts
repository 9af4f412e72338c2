import type { Board, BoardRow, BoardState } from '@ronda/contract'
import { shorten } from '../../catalog/winners/index.ts'
import { prizeOf } from './leaderboard.ts'
import type { BoardRacer, Standings } from './board.sql.ts'
import type { StoredWeek } from './leaderboard.sql.ts'

const stateOf = ({ endMs, settledAtMs }: StoredWeek, nowMs: number): BoardState =>
  settledAtMs !== null ? 'settled' : nowMs < endMs ? 'running' : 'counting'

/** A board as one of its readers sees it: names are shortened, their own row is marked. */
export function shownBoard({ week, first, own, place, players }: Standings, reader: string, nowMs: number): Board {
  const state = stateOf(week, nowMs)
  const rowOf = ({ account, username, valid, prize }: BoardRacer, at: number): BoardRow => ({
    place: at,
    name: shorten(username),
    points: valid,
    prize: state === 'settled' ? (prize ?? 0n) : prizeOf(at, players, week),
    isMe: account === reader,
  })
  return {
    startsAtMs: Math.trunc(week.startMs),
    endsAtMs: Math.trunc(week.endMs),
    state,
    players,
    playersMin: week.playersMin,
    prizes: [...week.prizes],
    rows: first.map((each, at) => rowOf(each, at + 1)),
    isJoined: own !== undefined,
    own: own === undefined || place === undefined ? null : rowOf(own, place),
  }
}
