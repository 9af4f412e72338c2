import type { Board, BoardRow, BoardState } from '@ronda/contract'
import { shorten } from '../../catalog/winners/index.ts'
import { prizeOf } from './leaderboard.ts'
import type { StoredRacer, StoredWeek } from './leaderboard.sql.ts'

export type Reading = {
  /** The first places, in their order. */
  readonly first: readonly StoredRacer[]
  readonly own: StoredRacer | undefined
  /** The reader's; undefined while they have no points. */
  readonly place: number | undefined
  readonly players: number
  readonly names: ReadonlyMap<string, { readonly username: string }>
  readonly reader: string
  readonly nowMs: number
}

const stateOf = ({ endMs, settledAtMs }: StoredWeek, nowMs: number): BoardState =>
  settledAtMs !== null ? 'settled' : nowMs < endMs ? 'running' : 'counting'

/** A board as one of its readers sees it: names are shortened, their own row is marked. */
export function shownBoard(week: StoredWeek, reading: Reading): Board {
  const { first, own, place, players, names, reader, nowMs } = reading
  const state = stateOf(week, nowMs)
  const rowOf = ({ account, valid, prize }: StoredRacer, at: number): BoardRow => ({
    place: at,
    name: shorten(names.get(account)?.username ?? ''),
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
