import { incidentsIn, type Shown } from './live.ts'
import type { LeaguePace } from './sports.ts'
import { isStopped } from './stop.ts'

/** A match in play, and the incidents that had been seen of it. */
export type Seen = { readonly match: number; readonly incidents: number }

/** A match as it stands now. */
type Standing = {
  readonly number: number
  readonly phase: string
  readonly shown: Shown | null
  readonly betsUntilMs: number | null
  readonly stopped: readonly string[]
}

/** How long a bet on these matches waits. At half time, and before a match, nothing can happen. */
export function delayOf(matches: readonly Standing[], { acceptMs }: Pick<LeaguePace, 'acceptMs'>): number {
  return matches.some(({ phase, shown }) => phase === 'playing' && shown?.isBreak === false) ? acceptMs : 0
}

export const seenOf = (matches: readonly Standing[]): readonly Seen[] =>
  matches
    .filter(({ phase }) => phase === 'playing')
    .map((match) => ({ match: match.number, incidents: incidentsIn(match) }))

/** What becomes of a bet that waits: `late` where it could not be decided in time. */
export type Verdict = 'wait' | 'incident' | 'late' | 'decide'

type Waiting = { readonly seen: readonly Seen[]; readonly dueAtMs: number; readonly endsAtMs: number }

/** By the matches it is on as they are now. */
export function verdictOf({ seen, dueAtMs, endsAtMs }: Waiting, matches: readonly Standing[], nowMs: number): Verdict {
  if (nowMs >= endsAtMs) return 'late'
  const hasHappened = seen.some(({ match, incidents }) => {
    const now = matches.find(({ number }) => number === match)
    return now?.phase !== 'playing' || incidentsIn(now) > incidents
  })
  if (hasHappened) return 'incident'
  if (nowMs < dueAtMs) return 'wait'
  const isSuspended = matches.some(
    ({ phase, betsUntilMs, stopped }) =>
      isStopped({ stopped }) || (phase === 'playing' && (betsUntilMs === null || nowMs >= betsUntilMs)),
  )
  return isSuspended ? 'wait' : 'decide'
}
