import { periodStartMs } from '../../money/ledger/ledger.ts'
import { PAUSE_MS, type CountedRound } from './position.ts'

/** How long was played on one day, up to a round. */
export type Played = {
  readonly dayMs: number
  readonly ms: number
  readonly lastMs: number
  readonly lastSeq: number
}

/** Nothing yet on the day of this moment. */
export function newDay(nowMs: number): Played {
  return { dayMs: periodStartMs('day', nowMs), ms: 0, lastMs: Number.NEGATIVE_INFINITY, lastSeq: 0 }
}

/** Time goes on from one round to the next, unless there was a longer pause between them; before the day it is not its. */
function spanMs({ dayMs, lastMs }: Played, atMs: number): number {
  return atMs - lastMs > PAUSE_MS ? 0 : Math.max(0, atMs - Math.max(lastMs, dayMs))
}

/** Goes on with rounds in the order in which they were played. */
export function countPlayed(played: Played, rounds: readonly CountedRound[]): Played {
  let now = played
  for (const { atMs, seq } of rounds) now = { ...now, ms: now.ms + spanMs(now, atMs), lastMs: atMs, lastSeq: seq }
  return now
}

/** At a moment: whoever has just played is still at it. */
export function playedMsAt(played: Played, nowMs: number): number {
  return played.ms + spanMs(played, nowMs)
}
