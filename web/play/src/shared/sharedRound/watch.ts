import {
  pastWith,
  CRASH_PLAYERS_MAX,
  type CrashPlayer,
  type SharedRound,
  type SharedTableState,
  type WatchFromServer,
} from '@ronda/contract'

/** What a watcher knows about one table. */
export type Watched = {
  readonly snapshot: SharedTableState | undefined
  /** A turn is missing, so those since the last one received must be requested. */
  readonly hasGap: boolean
  /** There is no such table. */
  readonly isUnknown: boolean
}

export const notWatched: Watched = { snapshot: undefined, hasGap: false, isUnknown: false }

/** The table after its next turn. */
function turned(snapshot: SharedTableState, turn: number, nowMs: number, round: SharedRound): SharedTableState {
  const past = pastWith(snapshot.past, round)
  if (round.number === snapshot.round.number) return { ...snapshot, turn, nowMs, round, past }
  const { heaps: _before, ...kept } = snapshot
  return { ...kept, turn, nowMs, round, players: 0, riders: [], past }
}

/** Merges the players in flight, the largest first; a newer entry replaces the older one. */
function mergePlayers(before: readonly CrashPlayer[], changed: readonly CrashPlayer[]): CrashPlayer[] {
  const all = new Map([...before, ...changed].map((player) => [player.id, player]))
  const sorted = [...all.values()].toSorted((one, other) => other.units - one.units || (one.id < other.id ? -1 : 1))
  return sorted.slice(0, CRASH_PLAYERS_MAX)
}

/** The state after a message. A message that is late or of another table changes nothing. */
export function applyMessage(watched: Watched, message: Exclude<WatchFromServer, { type: 'pong' | 'chat' }>): Watched {
  const { snapshot } = watched
  switch (message.type) {
    case 'table':
      return snapshot !== undefined && message.told.turn < snapshot.turn
        ? watched
        : { snapshot: message.told, hasGap: false, isUnknown: false }
    case 'turn': {
      if (snapshot === undefined) return { ...watched, hasGap: true }
      if (message.turn <= snapshot.turn) return watched
      if (message.turn > snapshot.turn + 1) return { ...watched, hasGap: true }
      return { snapshot: turned(snapshot, message.turn, message.nowMs, message.round), hasGap: false, isUnknown: false }
    }
    case 'players':
      return snapshot?.round.number === message.round
        ? { ...watched, snapshot: { ...snapshot, players: message.players, heaps: message.heaps } }
        : watched
    case 'riders':
      return snapshot?.round.number === message.round
        ? { ...watched, snapshot: { ...snapshot, riders: mergePlayers(snapshot.riders, message.riders) } }
        : watched
    case 'unknown':
      return { ...watched, isUnknown: true }
    default:
      return message
  }
}
