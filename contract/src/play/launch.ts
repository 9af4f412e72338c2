import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { balance } from '../money/wallet.ts'
import { atoms, currency, epochMs, gameCode, hex64, nothing } from '../wire.ts'
import { seedsInPlay } from './fairness.ts'
import { playMode } from './launchMode.ts'
import { gameNames, slotModel, slotSkin } from './slotSkin.ts'

/** What is opened: a slot with its theme and model, or an arcade or shared game by the name of its rules. */
const openedGame = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('slot'), skin: slotSkin, model: slotModel }),
  z.strictObject({ kind: z.literal('arcade'), rules: z.string() }),
  z.strictObject({ kind: z.literal('shared'), rules: z.string() }),
])

export const launch = {
  launch: defineCall({
    method: 'POST',
    path: '/wps/relay/GCS_gameLaunchFB',
    may: 'anyone',
    says: 'Opens a game: the reply is an address for a frame, with a one-time token. Play for real money needs a session.',
    request: z.strictObject({ gameCode, mode: playMode, language: z.enum(['es', 'en']) }),
    reply: z.strictObject({
      url: z.string(),
      mode: playMode,
      expiresAtMs: epochMs,
      /** Pictures that the game shows first on a phone: fetched while the frame loads, they shorten the wait. */
      pictures: z.readonly(z.array(z.string())),
    }),
    refusals: [
      'game.unknown',
      'game.maintenance',
      'limit.excluded',
      'limit.identity_required',
      'limit.session_reached',
      'limit.betting_blocked',
      'limit.pending',
      'bonus.none_active',
      'bonus.game_not_allowed',
    ],
    perMinute: 60,
  }),
  enter: defineCall({
    method: 'POST',
    path: '/play/v1/session',
    may: 'anyone',
    says: 'Exchanges the one-time launch token for a play session of the game client.',
    request: z.strictObject({ launchToken: z.string().check(z.maxLength(100)) }),
    reply: z.strictObject({
      playToken: z.string(),
      gameCode,
      gameNames,
      /** Identifies the rules it is played by. */
      modelHash: hex64,
      game: openedGame,
      mode: playMode,
      currency,
      balance,
      stakes: z.array(atoms),
      stakeDefault: atoms,
      /** The largest stake that the bonus allows; null unless it is played with bonus money. */
      stakeMax: z.nullable(atoms),
      /** Each stake is exactly that one, as of a free spin. */
      isStakeFixed: z.boolean(),
      /** The market's shortest time between two rounds; the server enforces it too. */
      roundMsMin: z.int(),
      /** The time until the first round may begin: a round in another game also counts. */
      mayBeginInMs: z.int(),
      /** Whether the market allows autoplay. */
      mayAutoplay: z.boolean(),
      /** Whether the market allows a button that sets the highest stake. */
      mayMaxBet: z.boolean(),
      /** Whether its rounds also play for the jackpots of the currency. */
      hasJackpots: z.boolean(),
      /**
       * The seeds of a single-player game: a client seed is set for the next commitment before the first round. Null
       * for shared rounds.
       */
      seeds: z.nullable(seedsInPlay),
    }),
    refusals: ['game.launch_expired', 'bonus.none_active'],
    perMinute: 60,
  }),
  bonus: defineCall({
    method: 'GET',
    path: '/api/v1/play/bonus',
    may: 'member',
    says: 'The bonus money that the signed-in member can play with, and whether a game takes it; null without a bonus.',
    request: z.strictObject({ gameCode }),
    reply: z.nullable(z.strictObject({ currency, balance: atoms, stakeMax: atoms, isAllowed: z.boolean() })),
    refusals: [],
    perMinute: 120,
  }),
  position: defineCall({
    method: 'GET',
    path: '/api/v1/play/position',
    may: 'signed',
    says: 'Since when the player has played without a longer pause, what was staked and won, and when the reality check is due.',
    request: nothing,
    reply: z.strictObject({
      sinceMs: z.nullable(epochMs),
      currency,
      staked: atoms,
      won: atoms,
      rounds: z.int(),
      /** The time until the reality check is due; zero when it is due, null when there is none. */
      checkInMs: z.nullable(z.int().check(z.nonnegative())),
      /** Until when the member has stopped themselves from playing. */
      stoppedUntilMs: z.nullable(epochMs),
    }),
    refusals: [],
    perMinute: 120,
  }),
}

/** What was staked and won since play began. */
export type Position = z.infer<(typeof launch)['position']['reply']>
