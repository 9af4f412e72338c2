import { minutes } from '@ronda/core'

/** A longer pause begins a new stretch. */
export const PAUSE_MS = minutes(30)

export type CountedRound = {
  readonly seq: number
  readonly stake: bigint
  readonly win: bigint
  readonly atMs: number
}

/** Rounds without a longer pause between them, and their totals. */
export type Stretch = {
  readonly sinceMs: number
  readonly lastMs: number
  readonly lastSeq: number
  readonly staked: bigint
  readonly won: bigint
  readonly rounds: number
}

/** Adds rounds in the order in which they were played. */
export function addRounds(stretch: Stretch | undefined, rounds: readonly CountedRound[]): Stretch | undefined {
  let now = stretch
  for (const { seq, stake, win, atMs } of rounds) {
    const before =
      now !== undefined && atMs - now.lastMs <= PAUSE_MS ? now : { sinceMs: atMs, staked: 0n, won: 0n, rounds: 0 }
    now = {
      sinceMs: before.sinceMs,
      lastMs: atMs,
      lastSeq: seq,
      staked: before.staked + stake,
      won: before.won + win,
      rounds: before.rounds + 1,
    }
  }
  return now
}

export function isOver(stretch: Stretch, nowMs: number): boolean {
  return nowMs - stretch.lastMs > PAUSE_MS
}
