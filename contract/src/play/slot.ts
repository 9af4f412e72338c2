import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { balance } from '../money/wallet.ts'
import { atoms, currency, fraction, gameCode, hex64, key, uuid, wholeInAddress } from '../wire.ts'
import { playMode } from './launchMode.ts'
import { JACKPOT_LEVELS } from './jackpotWords.ts'
import { roundHead } from './round.ts'
import { gameNames, slotModel } from './slotSkin.ts'
import { STAKE_REFUSALS } from './wagerRefusals.ts'

/** How a round begins: with a paid spin, or bought directly into the feature. */
export const slotBet = z.enum(['spin', 'buy'])

/** The whole outcome of a round: every number drawn, in order. With the model they determine the round. */
export const slotRound = z.strictObject({
  ...roundHead,
  /** Place in the wallet's chain: rounds sort by it. */
  seq: z.int(),
  stake: atoms,
  bet: slotBet,
  draws: z.array(z.int()),
  /** The jackpots it also played for, and what it won there. */
  jackpot: z.optional(
    z.strictObject({
      award: atoms,
      /** What stakes had brought to the pool before, or the number drawn for it below `odds`. */
      levels: z.array(z.strictObject({ level: z.enum(JACKPOT_LEVELS), drawn: atoms, odds: z.optional(atoms) })),
    }),
  ),
})
export type SlotRound = z.infer<typeof slotRound>

export const slotFacts = z.strictObject({
  gameCode,
  /** The family whose rules it plays by, with its texts, and its volatility profile. */
  family: z.optional(z.strictObject({ names: gameNames, says: gameNames, profile: z.enum(['low', 'medium', 'high']) })),
  modelHash: hex64,
  exactReturn: fraction,
  /** The additional return through jackpots, where it plays for some: the whole return is the sum. */
  jackpotReturn: z.optional(fraction),
  baseReturn: fraction,
  hitRate: fraction,
  /** One round in this many opens the free spins. */
  triggerRate: fraction,
  /** Standard deviation of a round, in stakes. */
  volatility: z.number(),
  volatilityClass: z.enum(['low', 'medium', 'high', 'extreme']),
  /** Largest win of one spin that can be reached, in stakes; free spins can add up to more. */
  largestSpinWin: fraction,
  /** How often that comes, in the kind of spin that wins it; absent where it was not counted. */
  largestSpinRate: z.optional(fraction),
  /** No round wins more, in stakes; jackpots are not part of it. */
  largestRoundWin: fraction,
  /** No more rounds than this win as much. */
  largestRoundRate: fraction,
  /** Present where that is a cap: rounds could win more without it. */
  cap: z.optional(
    z.strictObject({
      /** A round ends when it has won this many times the price of a spin, and pays exactly that. */
      stakes: z.int(),
      /** The return is stated without the cap, which takes away no more than this part of the stakes. */
      lossMax: fraction,
    }),
  ),
  measured: z.strictObject({ rounds: z.int(), staked: atoms, won: atoms, currency }),
})
export type SlotFacts = z.infer<typeof slotFacts>

export const slot = {
  spin: defineCall({
    method: 'POST',
    path: '/play/v1/slot/spin',
    may: 'game',
    says: 'Plays one round. The caller chooses the key of the round, so that a retry returns the same outcome and pays once.',
    request: z.strictObject({ round: key, bet: z._default(slotBet, 'spin'), stake: atoms }),
    reply: z.strictObject({ round: slotRound, balance }),
    refusals: [
      'game.unknown',
      'game.maintenance',
      'game.stake_not_offered',
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
  rounds: defineCall({
    method: 'GET',
    path: '/play/v1/rounds',
    may: 'game',
    says: 'Rounds of this player in this game, newest first.',
    request: z.strictObject({ before: z.optional(wholeInAddress), limit: wholeInAddress }),
    reply: z.strictObject({ rounds: z.array(slotRound), next: z.nullable(z.int()) }),
    refusals: [],
    perMinute: 120,
    isAlwaysOpen: true,
  }),
  round: defineCall({
    method: 'GET',
    path: '/play/v1/rounds/:round',
    may: 'game',
    says: 'One round of this player, to replay and to verify.',
    request: z.strictObject({ round: uuid }),
    reply: slotRound,
    refusals: ['game.round_unknown'],
    perMinute: 240,
    isAlwaysOpen: true,
  }),
  model: defineCall({
    method: 'GET',
    path: '/play/v1/models/:hash',
    may: 'anyone',
    says: 'The rules that rounds were played by, also when the game now has others. Check them against their hash.',
    request: z.strictObject({ hash: hex64 }),
    reply: slotModel,
    refusals: ['game.unknown'],
    perMinute: 120,
    isAlwaysOpen: true,
  }),
  facts: defineCall({
    method: 'GET',
    path: '/play/v1/games/:game/facts',
    may: 'anyone',
    says: 'The exact return of the game, and the measured return of all rounds played.',
    request: z.strictObject({ game: gameCode, mode: playMode }),
    reply: slotFacts,
    refusals: ['game.unknown'],
    perMinute: 120,
  }),
}
