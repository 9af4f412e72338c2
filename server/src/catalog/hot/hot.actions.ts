import { days, minutes } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Log } from '../../platform/log/log.ts'

/** The rounds of the last days by game code; games without rounds are left out. */
export type Played = ReadonlyMap<string, number>

export type PopularityOptions = {
  readonly clock: Clock
  readonly log: Log
  /** Counts the rounds of every game since a time. */
  readonly countRounds: (sinceMs: number) => Promise<Played>
}

export type Popularity = {
  roundsOf(gameCode: string): number
  /** Starts a refresh when the counts are older than a minute. The caller does not wait: old counts are good enough. */
  refreshIfStale(): void
  /** Reads the counts now. */
  refresh(): Promise<void>
  onChanged(listener: () => void): void
}

/** Older rounds say little about what is popular today. */
export const HOT_DAYS = 7
const REFRESH_MS = minutes(1)

function isSame(left: Played, right: Played): boolean {
  return left.size === right.size && [...left].every(([game, rounds]) => right.get(game) === rounds)
}

export function openPopularity({ clock, log, countRounds }: PopularityOptions): Popularity {
  let played: Played = new Map()
  let readAtMs = Number.NEGATIVE_INFINITY
  const listeners: (() => void)[] = []

  async function refresh(): Promise<void> {
    readAtMs = clock.nowMs()
    const counted = await countRounds(clock.nowMs() - days(HOT_DAYS))
    if (isSame(counted, played)) return
    played = counted
    for (const listener of listeners) listener()
  }

  return {
    roundsOf: (gameCode) => played.get(gameCode) ?? 0,
    refreshIfStale() {
      if (clock.nowMs() - readAtMs < REFRESH_MS) return
      refresh().catch((error: unknown) => log.warn({ err: error }, 'the round counts of the games could not be read'))
    },
    refresh,
    onChanged: (listener) => void listeners.push(listener),
  }
}
