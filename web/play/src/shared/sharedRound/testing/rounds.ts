import type { SharedPhase, SharedRound, SharedTableState } from '@ronda/contract'

const PUBLISHED: ReadonlySet<SharedPhase> = new Set(['showing', 'settling', 'closed'])

export const BETTING_MS = 15_000
const LOCKED_MS = 1_000
export const SHOWING_MS = 8_000

/** A round of roulette whose pocket is its number; each round begins 30 seconds after the one before. */
export function roundAt(number: number, phase: SharedPhase): SharedRound {
  const opensAtMs = number * 30_000
  const locksAtMs = opensAtMs + BETTING_MS
  const showsAtMs = locksAtMs + LOCKED_MS
  const isPublished = PUBLISHED.has(phase)
  return {
    number,
    chain: '1',
    place: number,
    phase,
    opensAtMs,
    locksAtMs,
    showsAtMs,
    endsAtMs: isPublished ? showsAtMs + SHOWING_MS : null,
    commitment: 'a'.repeat(64),
    outcome: isPublished ? { pocket: number } : null,
    secret: isPublished ? 'b'.repeat(64) : null,
    seal: phase === 'betting' ? null : { root: 'd'.repeat(64), tickets: 1 },
    sealedAtMs: phase === 'betting' ? null : locksAtMs,
    beacon: null,
    voidReason: null,
  }
}

/** A round with cash-out: its result is not published until it is over, at 3.00. */
export function cometAt(number: number, phase: SharedPhase): SharedRound {
  const round = roundAt(number, phase)
  if (phase === 'showing') return { ...round, endsAtMs: null, outcome: null, secret: null }
  return round.outcome === null ? round : { ...round, outcome: { bust: 300 } }
}

export function snapshotAt(turn: number, round: SharedRound): SharedTableState {
  return { gameCode: 'RONDA_LIVE_ROULETTE', turn, nowMs: round.opensAtMs, round, players: 0, riders: [], past: [] }
}
