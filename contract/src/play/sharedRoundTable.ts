import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { balance } from '../money/wallet.ts'
import { atoms, epochMs, gameCode, hex64, key, ordinal, uuid, wholeInAddress } from '../wire.ts'
import { gameFigures } from './figures.ts'
import { playMode } from './launchMode.ts'
import { roundHead } from './round.ts'
import { ownPool } from './sharedRoundPool.ts'
import { beacon, oneRound, seal, sharedTableState, voidReason } from './sharedRound.ts'
import { STAKE_REFUSALS } from './wagerRefusals.ts'

/** The rules of each game (`games/src/tables`) define the fields: here it is plain JSON. */
const plain = z.record(z.string(), z.unknown())

/** One bet of a player in a round. A player may have several in one round. */
const ticket = z.strictObject({
  id: uuid,
  bet: plain,
  staked: atoms,
  placedAtMs: epochMs,
  /** How long after the showing began the player left; null for one who stayed. */
  leftMs: z.nullable(z.int()),
  /** Null until the round is over. */
  win: z.nullable(atoms),
})
export type SharedTicket = z.infer<typeof ticket>

/**
 * Proves that a ticket was sealed: its text, its position in the tree, and its path to the root (`fair/src/SPEC.md`).
 */
export const receipt = z.strictObject({
  text: z.string().check(z.maxLength(8_000)),
  index: z.int(),
  path: z.array(hex64).check(z.maxLength(31)),
})
export type TicketReceipt = z.infer<typeof receipt>

/**
 * A finished shared round, as one of its players sees it. The seed of a shared round is its secret: a link of the
 * table's chain, whose commitment is the link before. Hashing the secret `nonce` times gives the end of the chain.
 */
export const sharedPlayed = z.strictObject({
  ...roundHead,
  /** Place in the wallet's chain: rounds sort by it. */
  seq: z.int(),
  /** Which round of the table it was. */
  number: z.int(),
  /** The published end of the chain. */
  terminal: hex64,
  /** The unit of bets, and the total staked. */
  stake: atoms,
  staked: atoms,
  tickets: z.array(z.extend(ticket, { receipt: z.optional(receipt) })),
  outcome: z.nullable(plain),
  /** The pool that the player's bets were part of, in games with a pool. */
  heap: z.optional(ownPool),
  /** When bets closed and when all tickets were sealed, by the database's clock; missing in older proofs. */
  locksAtMs: z.optional(epochMs),
  sealedAtMs: z.optional(z.nullable(epochMs)),
  /** Present where all tickets were sealed before the draw: each has its receipt. */
  seal: z.optional(seal),
  /** Present where a beacon decides the draw. */
  beacon: z.optional(beacon),
  /** Void: the stake was returned. */
  isVoid: z.optional(z.boolean()),
  voidReason: z.optional(z.nullable(voidReason)),
})
export type SharedPlayed = z.infer<typeof sharedPlayed>

const chain = z.strictObject({
  id: z.string(),
  /** Hashing the secret of its first round gives this; it is published before that round. */
  terminal: hex64,
  /**
   * Part of every draw, published before the first. It contains the hash of the beacon that decides the rounds of the
   * chain, if there is one.
   */
  salt: z.string(),
  length: z.int(),
})
export type SharedChain = z.infer<typeof chain>

const LIVE_SIDES = ['banker', 'player', 'dragon', 'tiger', 'tie', 'big', 'small', 'triple'] as const

/** A result of a live table in short: the number of roulette, or the sum of dice, or the side that won. */
const liveResult = z.strictObject({
  mark: z.enum(['red', 'blue', 'tie', 'black', 'green']),
  number: z.nullable(z.int()),
  side: z.nullable(z.enum(LIVE_SIDES)),
})
export type LiveResult = z.infer<typeof liveResult>

/** A live table as the lobby shows it. */
const liveTable = z.strictObject({
  gameCode,
  /** The most one player may stake in a round, in smallest bets. */
  roundMax: z.int(),
  /** How many have bet real money on the current round. */
  players: z.int(),
  /** Newest first. */
  last: z.array(liveResult),
})
export type LiveTable = z.infer<typeof liveTable>

/** As many results of a table as fit under its tile. */
export const LIVE_RESULTS_MAX = 6

const ticketReply = z.strictObject({ ticket, balance })

/** Enough for every line of a slip. */
const PLACES_LENGTH_MAX = 2_500

const places = z.string().check(z.maxLength(PLACES_LENGTH_MAX), z.regex(/^[\w ,:-]+$/))

export const sharedRound = {
  live: defineCall({
    method: 'GET',
    path: '/play/v1/tables/live',
    may: 'anyone',
    says: 'The live tables, each with its limit, the number of players and its last results.',
    request: z.strictObject({}),
    reply: z.strictObject({ list: z.array(liveTable) }),
    refusals: [],
    perMinute: 120,
  }),
  look: defineCall({
    method: 'GET',
    path: '/play/v1/table',
    may: 'game',
    says: 'The current state of a table: the round, past outcomes, limits, and this player’s bets.',
    request: z.strictObject({}),
    reply: z.strictObject({
      told: sharedTableState,
      chain,
      /** The smallest bet; every bet is a multiple of it. */
      unit: atoms,
      /** The available chips, in units. */
      chips: z.array(z.int()),
      /** The most one player may stake in a round, in units. */
      roundMax: z.int(),
      /** The most that can be won on one number of a draw by all players together, in units; null in free play. */
      placeMax: z.nullable(z.int()),
      tickets: z.array(ticket),
      balance,
    }),
    refusals: ['game.unknown'],
    perMinute: 120,
    isAlwaysOpen: true,
  }),
  bet: defineCall({
    method: 'POST',
    path: '/play/v1/table/bet',
    may: 'game',
    says: 'Places a bet in the open round. The caller chooses the key, so that a retry places it once. The database’s clock decides whether it is in time.',
    request: z.strictObject({ ticket: key, round: ordinal, bet: plain }),
    reply: ticketReply,
    refusals: [
      'game.maintenance',
      'game.bet_invalid',
      'game.bets_closed',
      'game.number_full',
      'game.over_limit',
      'fairness.beacon_required',
      'limit.reality_due',
      'bonus.stake_too_large',
      'bonus.stake_fixed',
      ...STAKE_REFUSALS,
    ],
    perMinute: 300,
    // A retry gets its bet even while the site is closed; a new bet is refused.
    isAlwaysOpen: true,
    isMoney: true,
  }),
  full: defineCall({
    method: 'GET',
    path: '/play/v1/table/full/:round',
    may: 'game',
    says: 'Which of these numbers of a draw are nearly full, and how much can still be won on each.',
    /** Places separated by commas: the kind of bet and its pick. */
    request: z.strictObject({ round: wholeInAddress, places }),
    /** In units. */
    reply: z.strictObject({ places: z.array(z.strictObject({ place: z.string(), left: z.int() })) }),
    refusals: [],
    perMinute: 120,
    isAlwaysOpen: true,
  }),
  leave: defineCall({
    method: 'POST',
    path: '/play/v1/table/leave',
    may: 'game',
    says: 'Leaves a round that is being shown, with the value of the bet at that moment of the database’s clock. It works once: a retry returns the same reply.',
    request: z.strictObject({ ticket: uuid, round: ordinal }),
    reply: ticketReply,
    refusals: ['game.round_unknown', 'game.too_early', 'game.too_late'],
    perMinute: 300,
    isAlwaysOpen: true,
    isMoney: true,
  }),
  mine: defineCall({
    method: 'GET',
    path: '/play/v1/table/mine/:round',
    may: 'game',
    says: 'This player’s bets in a round, and their result once it is over.',
    request: z.strictObject({ round: wholeInAddress }),
    reply: z.strictObject({ tickets: z.array(ticket), played: z.nullable(sharedPlayed), balance }),
    refusals: [],
    perMinute: 240,
    isAlwaysOpen: true,
  }),
  receipt: defineCall({
    method: 'GET',
    path: '/play/v1/table/receipt/:round/:ticket',
    may: 'game',
    says: 'Proves that a bet of this player was sealed before the draw. Available as soon as bets are closed.',
    request: z.strictObject({ round: wholeInAddress, ticket: uuid }),
    reply: z.strictObject({ seal, receipt }),
    refusals: ['game.round_unknown', 'game.round_open'],
    perMinute: 120,
    isAlwaysOpen: true,
  }),
  rounds: defineCall({
    method: 'GET',
    path: '/play/v1/table/rounds',
    may: 'game',
    says: 'Rounds of this game that the player has bet on, newest first.',
    request: z.strictObject({ before: z.optional(wholeInAddress), limit: wholeInAddress }),
    reply: z.strictObject({ rounds: z.array(sharedPlayed), next: z.nullable(z.int()) }),
    refusals: [],
    perMinute: 120,
    isAlwaysOpen: true,
  }),
  past: defineCall({
    method: 'GET',
    path: '/play/v1/table/games/:game/past',
    may: 'anyone',
    says: 'Finished rounds of a table, newest first, with their secrets: anybody can verify the chain.',
    request: z.strictObject({ game: gameCode, before: z.optional(wholeInAddress), limit: wholeInAddress }),
    reply: z.strictObject({ chain, rounds: z.array(oneRound), next: z.nullable(z.int()) }),
    refusals: ['game.unknown'],
    perMinute: 120,
  }),
  book: defineCall({
    method: 'GET',
    path: '/play/v1/table/games/:game/book/:round',
    may: 'anyone',
    says: 'All tickets of a sealed draw once it is drawn, page by page and without names: anybody can rebuild the tree.',
    request: z.strictObject({ game: gameCode, round: wholeInAddress, page: wholeInAddress }),
    reply: z.strictObject({ seal, texts: z.array(z.string()), next: z.nullable(z.int()) }),
    refusals: ['game.unknown', 'game.round_unknown', 'game.round_open'],
    perMinute: 240,
  }),
  facts: defineCall({
    method: 'GET',
    path: '/play/v1/table/games/:game/facts',
    may: 'anyone',
    says: 'The exact return of the game, and the measured return of all rounds played.',
    request: z.strictObject({ game: gameCode, mode: playMode }),
    reply: gameFigures,
    refusals: ['game.unknown'],
    perMinute: 120,
  }),
}
