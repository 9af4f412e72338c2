import {
  pastWith,
  RIDERS_MAX,
  type SharedRider,
  type SharedRound,
  type SharedTold,
  type WatchFromServer,
} from '@ronda/contract'

/** What a watcher knows about one table. */
export type Watched = {
  readonly told: SharedTold | undefined
  /** A turn is missing, so those since the last one received must be requested. */
  readonly isBehind: boolean
  /** There is no such table. */
  readonly isUnknown: boolean
}

export const notWatched: Watched = { told: undefined, isBehind: false, isUnknown: false }

/** The table after its next turn. */
function turned(told: SharedTold, turn: number, nowMs: number, round: SharedRound): SharedTold {
  const past = pastWith(told.past, round)
  if (round.number === told.round.number) return { ...told, turn, nowMs, round, past }
  const { heaps: _before, ...kept } = told
  return { ...kept, turn, nowMs, round, players: 0, riders: [], past }
}

/** Merges the players in flight, the largest first; a newer entry replaces the older one. */
function ridden(before: readonly SharedRider[], told: readonly SharedRider[]): SharedRider[] {
  const all = new Map([...before, ...told].map((rider) => [rider.id, rider]))
  const sorted = [...all.values()].toSorted((one, other) => other.units - one.units || (one.id < other.id ? -1 : 1))
  return sorted.slice(0, RIDERS_MAX)
}

/** The state after a message. A message that is late or of another table changes nothing. */
export function heard(watched: Watched, message: Exclude<WatchFromServer, { type: 'pong' | 'chat' }>): Watched {
  const { told } = watched
  switch (message.type) {
    case 'table':
      return told !== undefined && message.told.turn < told.turn
        ? watched
        : { told: message.told, isBehind: false, isUnknown: false }
    case 'turn': {
      if (told === undefined) return { ...watched, isBehind: true }
      if (message.turn <= told.turn) return watched
      if (message.turn > told.turn + 1) return { ...watched, isBehind: true }
      return { told: turned(told, message.turn, message.nowMs, message.round), isBehind: false, isUnknown: false }
    }
    case 'players':
      return told?.round.number === message.round
        ? { ...watched, told: { ...told, players: message.players, heaps: message.heaps } }
        : watched
    case 'riders':
      return told?.round.number === message.round
        ? { ...watched, told: { ...told, riders: ridden(told.riders, message.riders) } }
        : watched
    case 'unknown':
      return { ...watched, isUnknown: true }
    default:
      return message
  }
}
