import { openStream, type RoundSeed } from '@ronda/fair'
import type { Rng } from '@ronda/core'
import { GOAL_TEMPO, HALF_TIME, MINUTES } from '../football/clock.ts'
import { SIDES, type Side } from '../football/facts.ts'
import { quoteOutlook } from '../football/offered.ts'
import { outlookOf } from '../football/outlook.ts'
import { packOutlook } from '../football/packed.ts'
import type { Quote } from '../football/quote.ts'
import type { State } from '../football/remaining.ts'
import type { Fixture } from './fixture.ts'
import { stateAt } from './follow.ts'
import type { MatchEvent } from './match.ts'
import { priorsOf, type Pace } from './season.ts'

/** A side that attacks in a minute: something that changes the odds may come of it. */
export type Attack = { readonly minute: number; readonly side: Side }

/** All that happens in a match. */
export type Script = { readonly events: readonly MatchEvent[]; readonly attacks: readonly Attack[] }

/** So many minutes of a hundred have an attack that comes to nothing. */
const ATTACK_PERCENT = 12

/** A goal or a red card changes what can be expected of a match. */
export const isIncident = ({ kind }: Pick<MatchEvent, 'kind'>): boolean => kind === 'goal' || kind === 'red'

/** A red card stops an attack of the other side. */
const attackerOf = ({ kind, side }: MatchEvent): Side => (kind === 'red' ? (side === 'home' ? 'away' : 'home') : side)

/** No goal and no red card without an attack; and attacks that come to nothing, in any other minute alike. */
export function drawAttacks(events: readonly MatchEvent[], rng: Rng): readonly Attack[] {
  return Array.from({ length: MINUTES }, (_, at) => at + 1).flatMap((minute) => {
    const [isDrawn, drawn] = [rng(100) < ATTACK_PERCENT, SIDES[rng(SIDES.length)] ?? 'home']
    const incident = events.find((event) => event.minute === minute && isIncident(event))
    const side = incident === undefined ? drawn : attackerOf(incident)
    return incident !== undefined || isDrawn ? [{ minute, side }] : []
  })
}

/** The attacks of a match, from a stream of their own: the draws of the match stay as they are. */
export const attacksOf = (
  events: readonly MatchEvent[],
  { serverSeed, clientSeed, nonce }: RoundSeed,
): readonly Attack[] => drawAttacks(events, openStream({ serverSeed, clientSeed: `${clientSeed}:attacks`, nonce }))

/** Why no bets are taken for a moment. */
export type Stop = 'attack' | 'incident' | 'play' | 'end'

/** From one moment of a match to the next nothing changes that anybody sees. */
export type Moment = {
  /** Since the match began. */
  readonly atMs: number
  readonly minute: number
  readonly isBreak: boolean
  /** The attack that is on. */
  readonly attack: Side | null
  readonly stop: Stop | null
  /** The minute up to which it is known that nothing more has happened: what prices are made from. */
  readonly pricedAt: number | null
}

type Timing = Pick<Pace, 'minuteMs' | 'breakMs'>

function momentAt({ events, attacks }: Script, minute: number, atMs: number): Moment {
  const attack = attacks.find((each) => each.minute === minute + 1)?.side ?? null
  const hadIncident = events.some((event) => event.minute === minute && isIncident(event))
  // What can still happen only happens after an attack. The last minute without one is decided.
  const isOver = minute >= MINUTES - 1 && attack === null
  const stop = attack !== null ? 'attack' : isOver ? 'end' : hadIncident ? 'incident' : null
  return { atMs, minute, isBreak: false, attack, stop, pricedAt: stop === null ? minute + 1 : null }
}

/** The moments of a match: its minutes, and half time. */
export function momentsOf(script: Script, { minuteMs, breakMs }: Timing): readonly Moment[] {
  return Array.from({ length: MINUTES + 1 }, (_, minute) => minute).flatMap((minute) => {
    const atMs = minute * minuteMs + (minute >= HALF_TIME ? breakMs : 0)
    const moment = momentAt(script, minute, atMs)
    if (minute !== HALF_TIME) return [moment]
    const rest: Moment = { ...moment, atMs: atMs - breakMs, isBreak: true, attack: null, stop: null, pricedAt: minute }
    return [rest, moment]
  })
}

/** Which moment it is so long after the start; -1 before it. */
export const momentIndex = (moments: readonly Moment[], sinceMs: number): number =>
  moments.findLastIndex(({ atMs }) => atMs <= sinceMs)

/** What prices are made from at a moment: nothing while no bets are taken. */
export function pricedState({ events }: Pick<Script, 'events'>, { pricedAt }: Moment): State | null {
  return pricedAt === null ? null : stateAt(events, 'goal', pricedAt)
}

/** A match in play at a moment: all markets, and the packed outlook that they were made from. */
type QuotedState = { readonly quotes: readonly Quote[]; readonly cells: Uint8Array }

/** A match in play, at each of some states. */
export function quoteStates({
  home,
  away,
  states,
}: Fixture & { readonly states: readonly State[] }): readonly QuotedState[] {
  const { goals: prior } = priorsOf(home, away)
  return states.map((state) => {
    const outlook = outlookOf(prior, GOAL_TEMPO, state)
    return {
      quotes: quoteOutlook({ prior, tempo: GOAL_TEMPO, state }, outlook, 'goals'),
      cells: packOutlook(outlook),
    }
  })
}
