import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { balance } from '../money/wallet.ts'
import { atoms, gameCode, key, uuid, wholeInAddress } from '../wire.ts'
import { gameFigures } from './gameFigures.ts'
import { playMode } from './launch.ts'
import { roundHead } from './round.ts'
import { STAKE_REFUSALS } from './stakeRefusals.ts'

/** What each game means by it is in its rules (`games/src/arcade`): here it is plain JSON. */
const plain = z.record(z.string(), z.unknown())

/** A round of a solo game, over or still waiting for its player. With the seed, bet and moves are the whole round. */
export const arcadeRound = z.strictObject({
  ...roundHead,
  /** Place in the wallet's chain: rounds sort by it. Null while the round is open. */
  seq: z.nullable(z.int()),
  /** The base stake, and what has been staked altogether. */
  stake: atoms,
  staked: atoms,
  bet: plain,
  moves: z.array(plain),
  /** What the player may see now. */
  view: plain,
  isOver: z.boolean(),
  /** Called off, because the house could no longer play it by the rules it began with: what was staked came back. */
  isVoid: z.optional(z.boolean()),
})
export type ArcadeRound = z.infer<typeof arcadeRound>

const told = z.strictObject({ round: arcadeRound, balance })

export const arcade = {
  bet: defineCall({
    method: 'POST',
    path: '/play/v1/arcade/bet',
    may: 'game',
    says: 'Opens a round, and plays it when the game asks for no moves. A retry under the same name hears the same round.',
    request: z.strictObject({ round: key, stake: atoms, bet: plain }),
    reply: told,
    refusals: [
      'game.maintenance',
      'game.stake_not_offered',
      'game.bet_invalid',
      'game.round_open',
      'fairness.seed_required',
      'limit.reality_due',
      ...STAKE_REFUSALS,
    ],
    perMinute: 300,
    // The round decides for itself: one that was opened is told again, a new one waits until the house is open.
    isAlwaysOpen: true,
    isMoney: true,
  }),
  move: defineCall({
    method: 'POST',
    path: '/play/v1/arcade/move',
    may: 'game',
    says: 'Moves in an open round. The place of the move names it: sent again it is told again, and another one there is refused.',
    request: z.strictObject({ round: uuid, at: z.int().check(z.nonnegative(), z.lte(999)), move: plain }),
    reply: told,
    refusals: ['game.round_unknown', 'game.move_refused', ...STAKE_REFUSALS],
    perMinute: 600,
    // What is at stake can always be played to its end.
    isAlwaysOpen: true,
    isMoney: true,
  }),
  current: defineCall({
    method: 'GET',
    path: '/play/v1/arcade/current',
    may: 'game',
    says: 'The round of this game that waits for its player, on whichever device it was opened.',
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
    says: 'One finished round of this player, to see again and to verify.',
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
    says: 'What the game is: its exact return, and what was measured in all rounds played.',
    request: z.strictObject({ game: gameCode, mode: playMode }),
    reply: gameFigures,
    refusals: ['game.unknown'],
    perMinute: 120,
  }),
}
