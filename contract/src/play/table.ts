import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { balance } from '../money/wallet.ts'
import { atoms, epochMs, gameCode, hex64, key, ordinal, uuid, wholeInAddress } from '../wire.ts'
import { gameFigures } from './gameFigures.ts'
import { playMode } from './launch.ts'
import { roundHead } from './round.ts'
import { ownHeap } from './sharedHeap.ts'
import { beacon, seal, sharedRound, sharedTold, voidReason } from './sharedRound.ts'
import { STAKE_REFUSALS } from './stakeRefusals.ts'

/** What each game means by it is in its rules (`games/src/tables`): here it is plain JSON. */
const plain = z.record(z.string(), z.unknown())

/** What a player put on a round, at once. A round may have several of one player. */
const ticket = z.strictObject({
  id: uuid,
  bet: plain,
  staked: atoms,
  placedAtMs: epochMs,
  /** How long after the showing began its player left with what it was worth; null for one that stayed. */
  leftMs: z.nullable(z.int()),
  /** Null until the round is over. */
  win: z.nullable(atoms),
})
export type SharedTicket = z.infer<typeof ticket>

/** What proves that a ticket was sealed: its text, its place in the tree, and its way to the root (`fair/src/SPEC.md`). */
export const receipt = z.strictObject({
  text: z.string().check(z.maxLength(8_000)),
  index: z.int(),
  path: z.array(hex64).check(z.maxLength(31)),
})
export type TicketReceipt = z.infer<typeof receipt>

/**
 * A shared round that is over, as one of its players has it. The seed of a shared round is its secret: a link of the
 * table's chain, and its commitment is the link before. Who hashes the secret `nonce` times comes to the chain's end.
 */
export const sharedPlayed = z.strictObject({
  ...roundHead,
  /** Place in the wallet's chain: rounds sort by it. */
  seq: z.int(),
  /** Which round of the table it was. */
  number: z.int(),
  /** The published end of the chain. */
  terminal: hex64,
  /** The unit that bets are counted in, and what was staked altogether. */
  stake: atoms,
  staked: atoms,
  tickets: z.array(z.extend(ticket, { receipt: z.optional(receipt) })),
  outcome: z.nullable(plain),
  /** What the player's bets were part of, where players play for what they have staked themselves. */
  heap: z.optional(ownHeap),
  /** When bets closed and when all tickets were sealed, by the database's clock; missing in proofs of before. */
  locksAtMs: z.optional(epochMs),
  sealedAtMs: z.optional(z.nullable(epochMs)),
  /** Where all tickets were sealed before the draw: each has its receipt. */
  seal: z.optional(seal),
  /** Where a beacon decides the draw. */
  beacon: z.optional(beacon),
  /** Called off: what was staked came back. */
  isVoid: z.optional(z.boolean()),
  voidReason: z.optional(z.nullable(voidReason)),
})
export type SharedPlayed = z.infer<typeof sharedPlayed>

const chain = z.strictObject({
  id: z.string(),
  /** Hashing the secret of its first round gives this; it is published before that round. */
  terminal: hex64,
  /** Part of every draw, published before the first. It names the beacon that decides the rounds of the chain, if one does. */
  salt: z.string(),
  length: z.int(),
})
export type SharedChain = z.infer<typeof chain>

const told = z.strictObject({ ticket, balance })

/** Room for every line of a slip. */
const PLACES_LENGTH_MAX = 2_500

const places = z.string().check(z.maxLength(PLACES_LENGTH_MAX), z.regex(/^[\w ,:-]+$/))

export const table = {
  look: defineCall({
    method: 'GET',
    path: '/play/v1/table',
    may: 'game',
    says: 'The table as it stands: the round, what came before, what may be laid, and what this player has laid.',
    request: z.strictObject({}),
    reply: z.strictObject({
      told: sharedTold,
      chain,
      /** The least that can be laid; every bet is counted in it. */
      unit: atoms,
      /** What chips there are, in units. */
      chips: z.array(z.int()),
      /** What one player may put on a round, in units. */
      roundMax: z.int(),
      /** What the house can be made to pay on one number of a draw, to all players together, in units; null where it is for fun. */
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
    says: 'Lays a bet on the round that is open. The caller names it, so that a retry lays it once. The database clock decides whether it came in time.',
    request: z.strictObject({ ticket: key, round: ordinal, bet: plain }),
    reply: told,
    refusals: [
      'game.maintenance',
      'game.bet_invalid',
      'game.bets_closed',
      'game.number_full',
      'game.over_limit',
      'fairness.beacon_required',
      'limit.reality_due',
      ...STAKE_REFUSALS,
    ],
    perMinute: 300,
    // What was laid is told again; a new bet waits until the house is open.
    isAlwaysOpen: true,
    isMoney: true,
  }),
  full: defineCall({
    method: 'GET',
    path: '/play/v1/table/full/:round',
    may: 'game',
    says: 'Which of these numbers of a draw much lies on, and what the house can still be made to pay on each.',
    /** Places with commas between them: what is bet on, as its kind and its pick. */
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
    says: 'Leaves a round that is being shown, with what the bet is worth at that moment of the database clock. Once: said again it is told again.',
    request: z.strictObject({ ticket: uuid, round: ordinal }),
    reply: told,
    refusals: ['game.round_unknown', 'game.too_late'],
    perMinute: 300,
    isAlwaysOpen: true,
    isMoney: true,
  }),
  mine: defineCall({
    method: 'GET',
    path: '/play/v1/table/mine/:round',
    may: 'game',
    says: 'What this player has laid on a round, and what came of it once it is over.',
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
    says: 'What proves that a bet of this player was sealed before the draw. To be had as soon as no more bets are taken.',
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
    says: 'Rounds of a table that are over, newest first, with their secrets: whoever likes can verify the chain.',
    request: z.strictObject({ game: gameCode, before: z.optional(wholeInAddress), limit: wholeInAddress }),
    reply: z.strictObject({ chain, rounds: z.array(sharedRound), next: z.nullable(z.int()) }),
    refusals: ['game.unknown'],
    perMinute: 120,
  }),
  book: defineCall({
    method: 'GET',
    path: '/play/v1/table/games/:game/book/:round',
    may: 'anyone',
    says: 'All tickets of a sealed draw once it is drawn, page by page and without names: whoever likes can grow the tree again.',
    request: z.strictObject({ game: gameCode, round: wholeInAddress, page: wholeInAddress }),
    reply: z.strictObject({ seal, texts: z.array(z.string()), next: z.nullable(z.int()) }),
    refusals: ['game.unknown', 'game.round_unknown', 'game.round_open'],
    perMinute: 240,
  }),
  facts: defineCall({
    method: 'GET',
    path: '/play/v1/table/games/:game/facts',
    may: 'anyone',
    says: 'What the game is: its exact return, and what was measured in all rounds played.',
    request: z.strictObject({ game: gameCode, mode: playMode }),
    reply: gameFigures,
    refusals: ['game.unknown'],
    perMinute: 120,
  }),
}
