import { isIncident, type Moment, type Quote, type Script } from '@ronda/games/sports'
import type { Shown, StoredMatch } from './match.sql.ts'

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
export const quotesOf = ({ phase, quotes, liveQuotes }: Pick<StoredMatch, 'phase' | 'quotes' | 'liveQuotes'>) =>
  phase === 'playing' ? (liveQuotes ?? quotes) : quotes

/** The prices at which bets are taken at a time; nothing while none are. A bet is placed by the same rule again. */
export function pricesFor(match: StoredMatch, nowMs: number): readonly Quote[] | undefined {
  const { betsUntilMs } = match
  return betsUntilMs === null || nowMs >= betsUntilMs ? undefined : quotesOf(match)
}

/** How many incidents have been seen: a bet that waits is not taken over one. */
export const incidentsIn = ({ shown }: Pick<StoredMatch, 'shown'>): number =>
  shown === null ? 0 : shown.events.filter(isIncident).length
