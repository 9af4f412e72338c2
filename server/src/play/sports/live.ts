import {
  isIncident,
  type Attack,
  type MatchEvent,
  type Moment,
  type Quote,
  type Script,
  type Stop,
} from '@ronda/games/sports'
import { isStopped } from './stop.ts'

/** What everybody has seen of a match that is played. */
export type Shown = {
  readonly minute: number
  readonly isBreak: boolean
  /** Why no bets are taken. */
  readonly stop: Stop | null
  readonly events: readonly MatchEvent[]
  readonly attacks: readonly Attack[]
}

type Priced = {
  readonly phase: string
  readonly quotes: readonly Quote[]
  readonly liveQuotes: readonly Quote[] | null
}

/** What everybody has seen at a moment: what has happened, and the attack that is on. */
export function shownAt({ events, attacks }: Script, { minute, isBreak, attack, stop }: Moment): Shown {
  const seen = attack === null ? minute : minute + 1
  return {
    minute,
    isBreak,
    stop,
    events: events.filter((event) => event.minute <= minute),
    attacks: attacks.filter((each) => each.minute <= seen),
  }
}

/** The prices of a match now, whether or not bets are taken at them. */
export const quotesOf = ({ phase, quotes, liveQuotes }: Priced): readonly Quote[] =>
  phase === 'playing' ? (liveQuotes ?? quotes) : quotes

/** The prices at which bets are taken at a time; nothing while none are. A bet is placed by the same rule again. */
export function pricesFor(
  match: Priced & { readonly betsUntilMs: number | null; readonly stopped: readonly string[] },
  nowMs: number,
): readonly Quote[] | undefined {
  const { betsUntilMs } = match
  const isOpen = betsUntilMs !== null && nowMs < betsUntilMs && !isStopped(match)
  return isOpen ? quotesOf(match) : undefined
}

/** How many incidents have been seen: a bet that waits is not taken over one. */
export const incidentsIn = ({ shown }: { readonly shown: Shown | null }): number =>
  shown === null ? 0 : shown.events.filter(isIncident).length
