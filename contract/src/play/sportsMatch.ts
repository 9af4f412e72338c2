import { z } from 'zod/mini'
import { epochMs, whole } from '../wire.ts'
import { SPORT_CODES, SPORTS_LEAGUES, SPORTS_VOIDS } from './sportsWords.ts'

export const league = z.enum(SPORTS_LEAGUES)
export const side = z.enum(['home', 'away'])
export const count = z.strictObject({ home: whole, away: whole })

/** Thousandths: 1,850 is 1.85. */
export const price = z.int().check(z.gte(1_001), z.lte(1_000_000))
export const selection = z.string().check(z.regex(/^[\w:/-]{1,60}$/))

const MARKET_KINDS = [
  'result',
  'doubleChance',
  'drawNoBet',
  'asianHandicap',
  'total',
  'handicap',
  'bothScore',
  'oddEven',
  'correctScore',
  'halfTimeFullTime',
  'race',
  'goal',
  'winner',
  'score',
  'lead',
  'count',
  'first',
] as const

const PERIODS = ['match', 'firstHalf', 'secondHalf', 'map1', 'map2', 'map3', 'set1', 'set2', 'set3'] as const

/** What a market counts. */
const MEASURES = [
  'goals',
  'corners',
  'bookings',
  'maps',
  'sets',
  'rounds',
  'kills',
  'towers',
  'minutes',
  'games',
] as const

/** A market of a match. What its kind has no use for is null. */
export const market = z.strictObject({
  id: selection,
  kind: z.enum(MARKET_KINDS),
  period: z.enum(PERIODS),
  measure: z.nullable(z.enum(MEASURES)),
  /** The line in quarters of what is counted; of a handicap it is the home side's. */
  quarters: z.nullable(z.int()),
  /** Whose are counted; null for both. */
  side: z.nullable(side),
  /** Which goal, how many are raced to, or the largest score that is listed. */
  number: z.nullable(z.int()),
  /** The margin that its prices have, in millionths. */
  margin: whole,
})
export type SportsMarket = z.infer<typeof market>

export const sportsVoid = z.strictObject({ reason: z.enum(SPORTS_VOIDS), clause: z.string() })
export type SportsVoid = z.infer<typeof sportsVoid>

export const head = {
  number: whole,
  sport: z.enum(SPORT_CODES),
  season: whole,
  round: whole,
  league,
  home: z.string(),
  away: z.string(),
  /** `open`: takes bets. `waiting`: bets have closed. `playing`: it is being shown. */
  state: z.enum(['open', 'waiting', 'playing', 'ended', 'void']),
  closesAtMs: epochMs,
  startsAtMs: epochMs,
  /** Minutes played so far; in maps and sets the steps: rounds, fights, games. */
  minute: whole,
  isBreak: z.boolean(),
  /** Who attacks in the minute that follows: no bets are taken then. */
  attack: z.nullable(side),
  /** Whether bets are taken. A match in play is suspended now and then. */
  takesBets: z.boolean(),
  isSettled: z.boolean(),
  score: z.nullable(count),
  /** The scores of the maps or sets that have begun; none in football. */
  parts: z.array(count),
  void: z.nullable(sportsVoid),
  priceVersion: whole,
}
export const sportsHead = z.strictObject(head)
export type SportsHead = z.infer<typeof sportsHead>
