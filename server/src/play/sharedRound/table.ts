import type { SharedPhase } from '@ronda/contract'
import { dueMsOf, type BeaconChain } from '@ronda/fair'
import { beaconRoundOf, WHOLE, type AnyShared, type SharedPace } from '@ronda/games'

/** Which round of which table. */
export type SharedPlace = { readonly game: string; readonly number: number }

/** What of a round decides the next step. */
export type Standing = {
  readonly phase: SharedPhase
  readonly locksAtMs: number
  readonly showsAtMs: number
  /** Null until the showing has begun. */
  readonly endsAtMs: number | null
  /** Whether its tickets still have to be sealed before it can be shown. */
  readonly isUnsealed: boolean
}

export type Step = 'open' | 'lock' | 'seal' | 'show' | 'end' | 'settle'
export type Due = { readonly step: Step; readonly atMs: number }

const DUE: Readonly<Record<SharedPhase, (round: Standing, restMs: number) => Due>> = {
  betting: ({ locksAtMs }) => ({ step: 'lock', atMs: locksAtMs }),
  locked: ({ showsAtMs, isUnsealed }) => (isUnsealed ? { step: 'seal', atMs: 0 } : { step: 'show', atMs: showsAtMs }),
  showing: ({ endsAtMs, showsAtMs }) => ({ step: 'end', atMs: endsAtMs ?? showsAtMs }),
  settling: () => ({ step: 'settle', atMs: 0 }),
  closed: nextAfter,
  void: nextAfter,
}

function nextAfter({ endsAtMs, showsAtMs }: Standing, restMs: number): Due {
  return { step: 'open', atMs: (endsAtMs ?? showsAtMs) + restMs }
}

/** The next step of a table, and its time. */
export function dueOf(round: Standing | undefined, restMs: number): Due {
  return round === undefined ? { step: 'open', atMs: 0 } : DUE[round.phase](round, restMs)
}

/** The beacon round that decides a round, and when it is due. */
export type Announced = { readonly chain: string; readonly round: number; readonly dueMs: number }

/** A round that opens now: its number, until when it takes bets, and when it is drawn. */
export type Opening = {
  readonly number: number
  readonly locksAtMs: number
  readonly showsAtMs: number
  /** Fixed from here on; undefined when no beacon decides. */
  readonly beacon: Announced | undefined
}

type Timed = Omit<Opening, 'beacon'>

function timed(pace: SharedPace, last: number, nowMs: number): Timed {
  if (!('calendar' in pace)) {
    const locksAtMs = nowMs + pace.bettingMs
    return { number: last + 1, locksAtMs, showsAtMs: locksAtMs + pace.lockedMs }
  }
  const { calendar } = pace
  // A draw is held once, even if it was voided before its time.
  const number = Math.max(calendar.nextAfter(nowMs + calendar.cutOffMs), last + 1)
  const showsAtMs = calendar.drawsAtMs(number)
  return { number, locksAtMs: showsAtMs - calendar.cutOffMs, showsAtMs }
}

function announced(chain: BeaconChain, pace: SharedPace, locksAtMs: number): Announced {
  const round = beaconRoundOf(chain, pace, locksAtMs)
  return { chain: chain.hash, round, dueMs: dueMsOf(chain, round) }
}

/**
 * The round that opens after the given number, which is 0 before the first. By a calendar it is the first draw that
 * still takes bets. Nothing is drawn before the beacon that decides it is due.
 */
export function openingOf(
  pace: SharedPace,
  last: number,
  { nowMs, beacon: chain }: { readonly nowMs: number; readonly beacon: BeaconChain | undefined },
): Opening {
  const times = timed(pace, last, nowMs)
  const beacon = chain && announced(chain, pace, times.locksAtMs)
  return { ...times, beacon, showsAtMs: Math.max(times.showsAtMs, beacon?.dueMs ?? 0) }
}

/** Whether real money is accepted on a round. `waits`: not on this one, but on the next. */
export type RealStakes = 'taken' | 'waits' | 'refused'

/** If real money requires a beacon, it is accepted only on rounds that a beacon decides. */
export function realStakesOn({
  needsBeacon,
  hasBeacon,
  isDecided,
}: {
  /** Whether the operator requires a beacon for real money. */
  readonly needsBeacon: boolean
  /** Whether rounds that open now are decided by a beacon, and whether this one is. */
  readonly hasBeacon: boolean
  readonly isDecided: boolean
}): RealStakes {
  if (!needsBeacon || (hasBeacon && isDecided)) return 'taken'
  return hasBeacon ? 'waits' : 'refused'
}

/** What one player may stake on a round, in units. */
export const ROUND_UNITS_MAX = 20_000

/**
 * What the operator can have to pay on one number of a draw, to all players together, in units. Without this limit
 * small stakes could win more than the operator has.
 */
export const PLACE_UNITS_MAX = 5_000_000

/** The chips, in units. */
export const CHIPS: readonly number[] = [1, 5, 10, 50, 100, 500, 2_500]

export const unitsOf = (rules: AnyShared, bet: unknown): number => rules.costOf(bet) / WHOLE

/** The additional data that binds the secret of a chain to its row: moved to another row it cannot be unsealed. */
export const placeOfChain = (game: string, number: number): string => `shared_chain:${game}:${number}`

/** The parts of the operation id of a bet's stake. The ticket itself keeps the key that its player chose. */
export const nameOfTicket = (wallet: number, ticket: string) => ['sharedRound.ticket', wallet, ticket] as const

/** The parts of the id of the ticket that a standing order has on a round. */
export const nameOfOrdered = (wallet: number, order: string, round: number) =>
  ['sharedRound.ordered', wallet, order, round] as const

/** The parts of the id of a wallet's payout at the end of a round, which is also the id of the round in its record. */
export const nameOfPlay = (game: string, round: number, wallet: number) =>
  ['sharedRound.play', game, round, wallet] as const
