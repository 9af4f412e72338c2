import { days, minutes } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Log } from '../../platform/log/log.ts'

/** How often each game was played in the last days, by its code; what was not played is not in it. */
export type Played = ReadonlyMap<string, number>

export type PopularityOptions = {
  readonly clock: Clock
  readonly log: Log
  /** Counts the rounds of every game since a moment. */
  readonly countRounds: (sinceMs: number) => Promise<Played>
}

export type Popularity = {
  roundsOf(gameCode: string): number
  /** Reads anew when the last look is older than a minute. Nobody waits for it: what was known is good enough. */
  look(): void
  /** Reads anew, now. */
  refresh(): Promise<void>
  onChanged(listener: () => void): void
}

/** What was played longer ago says little about what one would like today. */
const HOT_DAYS = 7
const LOOK_MS = minutes(1)

function isSame(left: Played, right: Played): boolean {
  return left.size === right.size && [...left].every(([game, rounds]) => right.get(game) === rounds)
}

export function openPopularity({ clock, log, countRounds }: PopularityOptions): Popularity {
  let played: Played = new Map()
  let lookedAtMs = Number.NEGATIVE_INFINITY
  const listeners: (() => void)[] = []

  async function refresh(): Promise<void> {
    lookedAtMs = clock.nowMs()
    const counted = await countRounds(clock.nowMs() - days(HOT_DAYS))
    if (isSame(counted, played)) return
    played = counted
    for (const listener of listeners) listener()
  }

  return {
    roundsOf: (gameCode) => played.get(gameCode) ?? 0,
    look() {
      if (clock.nowMs() - lookedAtMs < LOOK_MS) return
      refresh().catch((error: unknown) => log.warn({ err: error }, 'what is played most could not be read'))
    },
    refresh,
    onChanged: (listener) => void listeners.push(listener),
  }
}
