import { periodStartMs } from '../../money/ledger/ledger.ts'
import { PAUSE_MS, type CountedRound } from './position.ts'

/** How long was played on one day, up to a round. */
export type Played = {
  readonly dayMs: number
  readonly ms: number
  readonly lastMs: number
  readonly lastSeq: number
}

/** The initial value for the day of this time. */
export function newDay(nowMs: number): Played {
  return { dayMs: periodStartMs('day', nowMs), ms: 0, lastMs: Number.NEGATIVE_INFINITY, lastSeq: 0 }
}

/**
 * The time between two rounds counts unless the pause was longer than the limit; time before the day does not count.
 */
function spanMs({ dayMs, lastMs }: Played, atMs: number): number {
  return atMs - lastMs > PAUSE_MS ? 0 : Math.max(0, atMs - Math.max(lastMs, dayMs))
}

/** Adds rounds in the order in which they were played. */
export function countPlayed(played: Played, rounds: readonly CountedRound[]): Played {
  let now = played
  for (const { atMs, seq } of rounds) now = { ...now, ms: now.ms + spanMs(now, atMs), lastMs: atMs, lastSeq: seq }
  return now
}

/** The time played up to a moment: a pause shorter than the limit still counts. */
export function playedMsAt(played: Played, nowMs: number): number {
  return played.ms + spanMs(played, nowMs)
}
