import { RIDERS_MAX, type SharedRider, type SharedRound, type SharedTold, type WatchFromServer } from '@ronda/contract'

/** What a watcher knows of one table. */
export type Watched = {
  readonly told: SharedTold | undefined
  /** A turn is missing: those since the last one heard must be asked for. */
  readonly isBehind: boolean
  /** There is no such table. */
  readonly isUnknown: boolean
}

export const notWatched: Watched = { told: undefined, isBehind: false, isUnknown: false }

/** More than any road shows. */
const PAST_MAX = 200

const isOver = ({ phase }: SharedRound): boolean => phase === 'closed' || phase === 'void'

/** The table after its next turn. A round that another follows is one of the past. */
function turned(told: SharedTold, turn: number, nowMs: number, round: SharedRound): SharedTold {
  if (round.number === told.round.number) return { ...told, turn, nowMs, round }
  const { number, outcome } = told.round
  const last = { number, outcome: isOver(told.round) && told.round.phase !== 'void' ? outcome : null }
  const { heaps: _before, ...kept } = told
  return { ...kept, turn, nowMs, round, players: 0, riders: [], past: [last, ...told.past].slice(0, PAST_MAX) }
}

/** The largest stand first, and those that are told anew are as they are told. */
function ridden(before: readonly SharedRider[], told: readonly SharedRider[]): SharedRider[] {
  const all = new Map([...before, ...told].map((rider) => [rider.id, rider]))
  const sorted = [...all.values()].toSorted((one, other) => other.units - one.units || (one.id < other.id ? -1 : 1))
  return sorted.slice(0, RIDERS_MAX)
}

/** What is known after a message. One that is late or of another table changes nothing. */
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
