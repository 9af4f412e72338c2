import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { balance } from '../money/wallet.ts'
import { atoms, gameCode, key, uuid, wholeInAddress } from '../wire.ts'
import { gameFigures } from './figures.ts'
import { playMode } from './launchMode.ts'
import { roundHead } from './round.ts'
import { STAKE_REFUSALS } from './wagerRefusals.ts'

/** The rules of each game (`games/src/arcade`) define the fields: here it is plain JSON. */
const plain = z.record(z.string(), z.unknown())

/**
 * A round of an arcade game, finished or waiting for its player. With the seed, bet and moves determine the whole
 * round.
 */
export const arcadeRound = z.strictObject({
  ...roundHead,
  /** Place in the wallet's chain: rounds sort by it. Null while the round is open. */
  seq: z.nullable(z.int()),
  /** The base stake, and the total staked. */
  stake: atoms,
  staked: atoms,
  bet: plain,
  moves: z.array(plain),
  /** What the player may see now. */
  view: plain,
  isOver: z.boolean(),
  /** Void, because the server could no longer play it by the rules it began with: the stake was returned. */
  isVoid: z.optional(z.boolean()),
})
export type ArcadeRound = z.infer<typeof arcadeRound>

const roundReply = z.strictObject({ round: arcadeRound, balance })

export const arcade = {
  bet: defineCall({
    method: 'POST',
    path: '/play/v1/arcade/bet',
    may: 'game',
    says: 'Opens a round, and finishes it if the game needs no moves. A retry with the same key returns the same round.',
    request: z.strictObject({ round: key, stake: atoms, bet: plain }),
    reply: roundReply,
    refusals: [
      'game.maintenance',
      'game.stake_not_offered',
      'game.bet_invalid',
      'game.round_open',
      'game.round_of_other_game',
      'fairness.seed_required',
      'limit.reality_due',
      'bonus.stake_too_large',
      'bonus.stake_fixed',
      ...STAKE_REFUSALS,
    ],
    perMinute: 300,
    // The handler decides: a retry gets its round even while the site is closed, a new round is refused.
    isAlwaysOpen: true,
    isMoney: true,
  }),
  move: defineCall({
    method: 'POST',
    path: '/play/v1/arcade/move',
    may: 'game',
    says: 'Makes a move in an open round. The position of the move identifies it: a retry returns the same result, another move at that position is refused.',
    request: z.strictObject({ round: uuid, at: z.int().check(z.nonnegative(), z.lte(999)), move: plain }),
    reply: roundReply,
    refusals: ['game.round_unknown', 'game.move_refused', ...STAKE_REFUSALS],
    perMinute: 600,
    // A round with a stake can always be finished.
    isAlwaysOpen: true,
    isMoney: true,
  }),
  current: defineCall({
    method: 'GET',
    path: '/play/v1/arcade/current',
    may: 'game',
    says: 'The open round of this game, on whichever device it was opened.',
    request: z.strictObject({}),
    reply: z.strictObject({ round: z.nullable(arcadeRound), balance }),
    refusals: [],
    perMinute: 120,
    isAlwaysOpen: true,
  }),
  rounds: defineCall({
    method: 'GET',
    path: '/play/v1/arcade/rounds',
    may: 'game',
    says: 'Finished rounds of this player in this game, newest first.',
    request: z.strictObject({ before: z.optional(wholeInAddress), limit: wholeInAddress }),
    reply: z.strictObject({ rounds: z.array(arcadeRound), next: z.nullable(z.int()) }),
    refusals: [],
    perMinute: 120,
    isAlwaysOpen: true,
  }),
  round: defineCall({
    method: 'GET',
    path: '/play/v1/arcade/rounds/:round',
    may: 'game',
    says: 'One finished round of this player, to replay and to verify.',
    request: z.strictObject({ round: uuid }),
    reply: arcadeRound,
    refusals: ['game.round_unknown'],
    perMinute: 240,
    isAlwaysOpen: true,
  }),
  facts: defineCall({
    method: 'GET',
    path: '/play/v1/arcade/games/:game/facts',
    may: 'anyone',
    says: 'The exact return of the game, and the measured return of all rounds played.',
    request: z.strictObject({ game: gameCode, mode: playMode }),
    reply: gameFigures,
    refusals: ['game.unknown'],
    perMinute: 120,
  }),
}
