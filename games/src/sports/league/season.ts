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

export function drawSeason(rng: Rng): Season {
  const teams = Array.from({ length: TEAMS_IN_LEAGUE }, (_, at) => at)
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

const MATCHES_IN_ROUND = TEAMS_IN_LEAGUE / 2
const ROUNDS = 2 * (TEAMS_IN_LEAGUE - 1)
const SLOTS_IN_ROUND = MATCHES_IN_ROUND * LEAGUES.length
export const SLOTS_IN_SEASON: number = SLOTS_IN_ROUND * ROUNDS

/** Which match is played in a slot, counted from the first match of the first season. */
export type Place = {
  readonly season: number
  readonly round: number
  readonly league: League
  readonly match: number
  readonly startMs: number
}

export function placeOfSlot(slot: number, firstMs: number, { slotMs }: Pick<Pace, 'slotMs'> = PACE): Place {
  assert(Number.isSafeInteger(slot) && slot >= 0, 'slots are counted from 0')
  const inSeason = slot % SLOTS_IN_SEASON
  const inRound = inSeason % SLOTS_IN_ROUND
  return {
    season: Math.floor(slot / SLOTS_IN_SEASON),
    round: Math.floor(inSeason / SLOTS_IN_ROUND),
    league: present(LEAGUES[inRound % LEAGUES.length], 'the league'),
    match: Math.floor(inRound / LEAGUES.length),
    startMs: firstMs + slot * slotMs,
  }
}

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
  assert(round >= 0 && round < ROUNDS, 'a season has so many rounds')
  const circle = TEAMS_IN_LEAGUE - 1
  const leg = round % circle
  return Array.from({ length: MATCHES_IN_ROUND }, (_, match) => {
    const first = match === 0 ? circle : (leg + match) % circle
    const second = match === 0 ? leg : (leg + circle - match) % circle
    const isSwapped = (match === 0 ? leg : match) % 2 === 1
    const isFirstLeg = round < circle
    const [home, away] = isSwapped === isFirstLeg ? [second, first] : [first, second]
    return { home: present(order[home], 'a team'), away: present(order[away], 'a team') }
  })
}
