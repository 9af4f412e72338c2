import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { balance } from '../money/wallet.ts'
import { atoms, currency, epochMs, hex64, key, uuid, whole, wholeInAddress } from '../wire.ts'
import { PRICE_POLICIES, SPORTS_GRADES, SPORTS_LEAGUES } from './sportsWords.ts'
import { STAKE_REFUSALS } from './wagerRefusals.ts'

const league = z.enum(SPORTS_LEAGUES)
const side = z.enum(['home', 'away'])
const count = z.strictObject({ home: whole, away: whole })

/** Thousandths: 1,850 is 1.85. */
export const sportsPrice = z.int().check(z.gte(1_001), z.lte(1_000_000))
export const sportsSelection = z.string().check(z.regex(/^[\w:/-]{1,60}$/))

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
] as const

/** A market of a match. What its kind has no use for is null. */
const market = z.strictObject({
  id: sportsSelection,
  kind: z.enum(MARKET_KINDS),
  period: z.enum(['match', 'firstHalf', 'secondHalf']),
  /** The line in quarters of a goal; of a handicap it is the home side's. */
  quarters: z.nullable(z.int()),
  /** Whose goals are counted; null for both. */
  side: z.nullable(side),
  /** Which goal, or how many are raced to. */
  number: z.nullable(z.int()),
  /** The margin that its prices have, in millionths. */
  margin: whole,
})
export type SportsMarket = z.infer<typeof market>

export const sportsQuote = z.strictObject({
  market,
  choices: z.array(
    z.strictObject({
      choice: sportsSelection,
      price: z.nullable(sportsPrice),
      /** The fair chance in billionths, published once bets have closed. */
      fair: z.nullable(whole),
    }),
  ),
})
export type SportsQuote = z.infer<typeof sportsQuote>

export const sportsEvent = z.strictObject({
  minute: whole,
  kind: z.enum(['goal', 'corner', 'yellow', 'red']),
  side,
  shirt: z.nullable(whole),
})
export type SportsEvent = z.infer<typeof sportsEvent>

const VOID_REASONS = ['postponed', 'abandoned', 'walkover', 'cancelled', 'nonRunner', 'wrongTerms', 'lateBet'] as const
const sportsVoid = z.strictObject({ reason: z.enum(VOID_REASONS), clause: z.string() })
export type SportsVoid = z.infer<typeof sportsVoid>

const head = {
  number: whole,
  season: whole,
  round: whole,
  league,
  home: z.string(),
  away: z.string(),
  /** `open`: takes bets. `waiting`: bets have closed. `playing`: it is being shown. */
  state: z.enum(['open', 'waiting', 'playing', 'ended', 'void']),
  closesAtMs: epochMs,
  startsAtMs: epochMs,
  /** Minutes played so far. */
  minute: whole,
  isBreak: z.boolean(),
  /** Who attacks in the minute that follows: no bets are taken then. */
  attack: z.nullable(side),
  /** Whether bets are taken. A match in play is suspended now and then. */
  takesBets: z.boolean(),
  isSettled: z.boolean(),
  score: z.nullable(count),
  void: z.nullable(sportsVoid),
  priceVersion: whole,
}

export const sportsHead = z.strictObject(head)
export type SportsHead = z.infer<typeof sportsHead>

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

/** A bet of the member, as it was accepted and as it was settled. */
const bet = z.strictObject({
  id: uuid,
  match: sportsHead,
  market,
  choice: sportsSelection,
  price: sportsPrice,
  priceVersion: whole,
  /** The fair chance at acceptance in billionths, published once bets have closed. */
  fair: z.nullable(whole),
  policy: z.enum(PRICE_POLICIES),
  rules: whole,
  currency,
  stake: atoms,
  placedAtMs: epochMs,
  settlement: z.nullable(
    z.strictObject({
      version: whole,
      grade: z.enum(SPORTS_GRADES),
      paid: atoms,
      /** The smaller of the stake and of what was won or lost. */
      validBet: atoms,
      void: z.nullable(sportsVoid),
      settledAtMs: epochMs,
    }),
  ),
})
export type SportsBet = z.infer<typeof bet>

const limits = z.strictObject({ currency, stakeMin: atoms, payoutMax: atoms })

/** The book on the virtual league. Matches are simulated. */
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
  place: defineCall({
    method: 'POST',
    path: '/play/v1/sports/bets',
    may: 'member',
    says: 'Places a single bet. The caller chooses the key, so that a retry places it once. Where the price has changed against the policy, or the stake is too large, nothing is placed and another price or stake is offered.',
    request: z.strictObject({
      key,
      match: whole,
      market: sportsSelection,
      choice: sportsSelection,
      price: sportsPrice,
      priceVersion: whole,
      policy: z.enum(PRICE_POLICIES),
      stake: atoms,
    }),
    reply: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('placed'), bet, balance }),
      z.strictObject({
        kind: z.literal('offer'),
        reason: z.enum(['price', 'stake']),
        price: sportsPrice,
        priceVersion: whole,
        /** The largest stake that is taken at this price. */
        stakeMax: atoms,
      }),
    ]),
    refusals: [
      'game.maintenance',
      'game.bet_invalid',
      'sports.match_unknown',
      'sports.bets_closed',
      'sports.selection_unknown',
      'fairness.beacon_required',
      'limit.reality_due',
      'limit.identity_required',
      'bonus.stake_too_large',
      ...STAKE_REFUSALS,
    ],
    perMinute: 120,
    // A retry gets its bet even while the site is closed; a new bet is refused.
    isAlwaysOpen: true,
    isMoney: true,
  }),
  bets: defineCall({
    method: 'GET',
    path: '/play/v1/sports/bets',
    may: 'member',
    says: 'The member’s own bets, open or settled, newest first.',
    request: z.strictObject({
      state: z.enum(['open', 'settled']),
      before: z.optional(uuid),
    }),
    reply: z.strictObject({ bets: z.array(bet), next: z.nullable(uuid) }),
    refusals: [],
    perMinute: 120,
    isAlwaysOpen: true,
  }),
}
