import { assert, minutes, present, seconds, type Rng } from '@ronda/core'
import { HALF_TIME, MINUTES } from '../football/clock.ts'
import { CORNERS_MOST, GOALS_MOST, makePrior, type Prior } from '../football/prior.ts'
import { LEAGUES, TEAMS_IN_LEAGUE, type League } from './teams.ts'

/** How many goals a team scores and lets in, in thousandths of the mean of the league. */
export type Strength = { readonly attack: number; readonly defence: number }

const STRENGTH_MIN = 700
const STRENGTH_DRAW = 201
const STRENGTH_DRAWS = 3

/** A season of one league: the strength of each of its teams, and their order, in which ties are broken last. */
export type Season = { readonly strengths: readonly Strength[]; readonly order: readonly number[] }

function drawStrength(rng: Rng): number {
  let strength = STRENGTH_MIN
  for (let draw = 0; draw < STRENGTH_DRAWS; draw++) strength += rng(STRENGTH_DRAW)
  return strength
}

export function drawSeason(rng: Rng, size: number = TEAMS_IN_LEAGUE): Season {
  const teams = Array.from({ length: size }, (_, at) => at)
  const strengths = teams.map(() => ({ attack: drawStrength(rng), defence: drawStrength(rng) }))
  return { strengths, order: shuffle(teams, rng) }
}

/** All orders alike. */
export function shuffle<T>(values: readonly T[], rng: Rng): readonly T[] {
  const mixed = [...values]
  for (let last = mixed.length - 1; last > 0; last--) {
    const at = rng(last + 1)
    const [one, other] = [present(mixed[last], 'a value'), present(mixed[at], 'a value')]
    mixed[last] = other
    mixed[at] = one
  }
  return mixed
}

const GOALS = { home: 1.45, away: 1.15 }
const CORNERS = { home: 5.4, away: 4.5 }
/** Dixon and Coles found corrections of this size in real leagues. */
const RHO = -0.06

export type Priors = { readonly goals: Prior; readonly corners: Prior }

/** What is expected of a match before it begins. */
export function priorsOf(home: Strength, away: Strength): Priors {
  const [ofHome, ofAway] = [(home.attack * away.defence) / 1e6, (away.attack * home.defence) / 1e6]
  return {
    goals: makePrior({ home: GOALS.home * ofHome, away: GOALS.away * ofAway }, RHO, GOALS_MOST),
    corners: makePrior({ home: CORNERS.home * ofHome, away: CORNERS.away * ofAway }, 0, CORNERS_MOST),
  }
}

/** How fast the league is played. */
export type Pace = {
  /** From the start of a match to that of the next one, a league after the other. */
  readonly slotMs: number
  readonly minuteMs: number
  readonly breakMs: number
  /** Bets close so long before a match begins. */
  readonly lineUpMs: number
}

export const PACE: Pace = { slotMs: minutes(2), minuteMs: seconds(2), breakMs: seconds(10), lineUpMs: seconds(10) }

export const matchMsOf = ({ minuteMs, breakMs }: Pick<Pace, 'minuteMs' | 'breakMs'>): number =>
  MINUTES * minuteMs + breakMs
export const MATCH_MS: number = matchMsOf(PACE)

/** Leagues that are played one after the other; each has so many teams. */
export type Circuit = { readonly leagues: readonly League[]; readonly size: number }

const roundsOf = (size: number): number => 2 * (size - 1)
const slotsInRound = ({ leagues, size }: Circuit): number => (size / 2) * leagues.length

/** The matches of a season of all leagues. */
export const slotsOf = (circuit: Circuit): number => slotsInRound(circuit) * roundsOf(circuit.size)

const FOOTBALL: Circuit = { leagues: LEAGUES, size: TEAMS_IN_LEAGUE }
export const SLOTS_IN_SEASON: number = slotsOf(FOOTBALL)

/** Which match is played in a slot, counted from the first match of the first season. */
export type Place = {
  readonly season: number
  readonly round: number
  readonly league: League
  readonly match: number
  readonly startMs: number
}

export function placeIn(circuit: Circuit, slot: number, firstMs: number, { slotMs }: Pick<Pace, 'slotMs'>): Place {
  assert(Number.isSafeInteger(slot) && slot >= 0, 'slots are counted from 0')
  const { leagues } = circuit
  const inSeason = slot % slotsOf(circuit)
  const inRound = inSeason % slotsInRound(circuit)
  return {
    season: Math.floor(slot / slotsOf(circuit)),
    round: Math.floor(inSeason / slotsInRound(circuit)),
    league: present(leagues[inRound % leagues.length], 'the league'),
    match: Math.floor(inRound / leagues.length),
    startMs: firstMs + slot * slotMs,
  }
}

/** A slot of the football leagues. */
export const placeOfSlot = (slot: number, firstMs: number, pace: Pick<Pace, 'slotMs'> = PACE): Place =>
  placeIn(FOOTBALL, slot, firstMs, pace)

/** How many minutes have been played so long after the start. */
export function minuteAt(
  sinceStartMs: number,
  { minuteMs, breakMs }: Pick<Pace, 'minuteMs' | 'breakMs'> = PACE,
): number {
  const firstMs = HALF_TIME * minuteMs
  const playedMs = sinceStartMs <= firstMs ? sinceStartMs : Math.max(firstMs, sinceStartMs - breakMs)
  return Math.min(MINUTES, Math.max(0, Math.floor(playedMs / minuteMs)))
}

export type Pairing = { readonly home: number; readonly away: number }

/**
 * The matches of a round, by the circle method: one team stays, the others go round. The second half of a season is the
 * first with home and away exchanged.
 */
export function pairingsOf({ order }: Season, round: number): readonly Pairing[] {
  assert(round >= 0 && round < roundsOf(order.length), 'a season has so many rounds')
  const circle = order.length - 1
  const leg = round % circle
  return Array.from({ length: order.length / 2 }, (_, match) => {
    const first = match === 0 ? circle : (leg + match) % circle
    const second = match === 0 ? leg : (leg + circle - match) % circle
    const isSwapped = (match === 0 ? leg : match) % 2 === 1
    const isFirstLeg = round < circle
    const [home, away] = isSwapped === isFirstLeg ? [second, first] : [first, second]
    return { home: present(order[home], 'a team'), away: present(order[away], 'a team') }
  })
}
