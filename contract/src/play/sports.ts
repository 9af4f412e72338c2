import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, hex64, whole, wholeInAddress } from '../wire.ts'
import { count, head, league, market, price, selection, side } from './sportsMatch.ts'
import { sportsSlipCalls } from './sportsSlip.ts'

export const sportsQuote = z.strictObject({
  market,
  choices: z.array(
    z.strictObject({
      choice: selection,
      price: z.nullable(price),
      /** The fair chance in billionths, published once bets have closed. */
      fair: z.nullable(whole),
    }),
  ),
})
export type SportsQuote = z.infer<typeof sportsQuote>

export const sportsEvent = z.strictObject({
  minute: whole,
  kind: z.enum(['goal', 'corner', 'yellow', 'red', 'round', 'kill', 'tower', 'game']),
  side,
  shirt: z.nullable(whole),
})
export type SportsEvent = z.infer<typeof sportsEvent>

/** A match in a list, with the markets that a list shows. */
export const sportsListed = z.strictObject({ ...head, quotes: z.array(sportsQuote) })
export type SportsListed = z.infer<typeof sportsListed>

const row = z.strictObject({
  team: z.string(),
  played: whole,
  won: whole,
  drawn: whole,
  lost: whole,
  scored: whole,
  conceded: whole,
  points: whole,
  /** The last five matches, latest first. */
  form: z.array(z.enum(['won', 'drawn', 'lost'])),
})
export type SportsRow = z.infer<typeof row>

const strength = z.strictObject({ attack: whole, defence: whole })

/** What a match is verified with. The secret follows when it has ended. */
const matchProof = z.strictObject({
  /** The end of the season's chain of secrets, published before the season. */
  terminal: hex64,
  salt: z.string(),
  place: whole,
  commitment: hex64,
  secret: z.nullable(hex64),
  beaconChain: z.nullable(hex64),
  beaconRound: z.nullable(z.int()),
  signature: z.nullable(z.string()),
  home: strength,
  away: strength,
})
export type SportsProof = z.infer<typeof matchProof>

export const sportsAttack = z.strictObject({ minute: whole, side })
export type SportsAttack = z.infer<typeof sportsAttack>

const live = {
  ...head,
  quotes: z.array(sportsQuote),
  events: z.array(sportsEvent),
  attacks: z.array(sportsAttack),
}
export const sportsLive = z.strictObject(live)
/** What changes of a match while people look at it. */
export type SportsLive = z.infer<typeof sportsLive>

const match = z.strictObject({
  ...live,
  /** Earlier matches of the two in this season, latest first. */
  meetings: z.array(z.strictObject({ round: whole, home: z.string(), away: z.string(), score: count })),
  proof: matchProof,
})
export type SportsMatch = z.infer<typeof match>

const limits = z.strictObject({ currency, stakeMin: atoms, payoutMax: atoms })

/** The book on the virtual leagues of all sports. Matches are simulated. */
export const sports = {
  board: defineCall({
    method: 'GET',
    path: '/play/v1/sports/board',
    may: 'anyone',
    says: 'The matches that are shown now and those that begin next, with their main prices, and the last results.',
    request: z.strictObject({}),
    reply: z.strictObject({
      nowMs: epochMs,
      limits,
      /** Whether bets with money are taken: not where a public beacon is required and there is none. */
      takesMoney: z.boolean(),
      live: z.array(sportsListed),
      next: z.array(sportsListed),
      results: z.array(sportsListed),
    }),
    refusals: [],
    perMinute: 240,
  }),
  match: defineCall({
    method: 'GET',
    path: '/play/v1/sports/matches/:number',
    may: 'anyone',
    says: 'A match with all markets, what has happened so far, and what it is verified with.',
    request: z.strictObject({ number: wholeInAddress }),
    reply: z.strictObject({ nowMs: epochMs, limits, takesMoney: z.boolean(), match }),
    refusals: ['sports.match_unknown'],
    perMinute: 240,
  }),
  league: defineCall({
    method: 'GET',
    path: '/play/v1/sports/leagues/:league',
    may: 'anyone',
    says: 'The table of a league in this season, and its last results.',
    request: z.strictObject({ league }),
    reply: z.strictObject({ season: whole, rows: z.array(row), results: z.array(sportsListed) }),
    refusals: [],
    perMinute: 120,
  }),
  ...sportsSlipCalls,
}
