import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { balance } from '../money/wallet.ts'
import { atoms, currency, epochMs, gameCode, hex64, nothing } from '../wire.ts'
import { seedsInPlay } from './fairness.ts'
import { gameNames, slotModel, slotSkin } from './skin.ts'

export const playMode = z.enum(['real', 'free'])
export type PlayMode = z.infer<typeof playMode>

/** What is opened: a slot with its looks and its model, or a solo or shared game by the name of its rules. */
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
    says: 'Opens a game: the reply is an address for a frame, carrying a token that works once. Real play needs a session.',
    request: z.strictObject({ gameCode, mode: playMode, language: z.enum(['es', 'en']) }),
    reply: z.strictObject({
      url: z.string(),
      mode: playMode,
      expiresAtMs: epochMs,
      /** What the game will show first on a phone: whoever fetches it while the frame loads plays sooner. */
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
    ],
    perMinute: 60,
  }),
  enter: defineCall({
    method: 'POST',
    path: '/play/v1/session',
    may: 'anyone',
    says: 'A game client trades its one-time launch token for a play session of its own.',
    request: z.strictObject({ launchToken: z.string().check(z.maxLength(100)) }),
    reply: z.strictObject({
      playToken: z.string(),
      gameCode,
      gameNames,
      /** Names the rules that it is played by. */
      modelHash: hex64,
      game: openedGame,
      mode: playMode,
      currency,
      balance,
      stakes: z.array(atoms),
      stakeDefault: atoms,
      /** The market's shortest time between two rounds; the server enforces it too. */
      roundMsMin: z.int(),
      /** In how long the first round may begin: the time also runs from a round in another game. */
      mayBeginInMs: z.int(),
      /** Whether the market lets rounds play themselves. */
      mayAutoplay: z.boolean(),
      /** Its rounds also play for the jackpots of the currency. */
      hasJackpots: z.boolean(),
      /** What rounds are drawn with that one plays alone: a text is given for the next commitment before the first. Null for games whose rounds many share. */
      seeds: z.nullable(seedsInPlay),
    }),
    refusals: ['game.launch_expired'],
    perMinute: 60,
  }),
  position: defineCall({
    method: 'GET',
    path: '/api/v1/play/position',
    may: 'signed',
    says: 'Since when one has been playing without a longer pause, what was staked and won, and when to look at the clock.',
    request: nothing,
    reply: z.strictObject({
      sinceMs: z.nullable(epochMs),
      currency,
      staked: atoms,
      won: atoms,
      rounds: z.int(),
      /** In how long the reality check is due; zero when it is, null when there is none. */
      checkInMs: z.nullable(z.int().check(z.nonnegative())),
      /** Until when the member has stopped themselves from playing. */
      stoppedUntilMs: z.nullable(epochMs),
    }),
    refusals: [],
    perMinute: 120,
  }),
}

/** What was staked and won since one began to play. */
export type Position = z.infer<(typeof launch)['position']['reply']>
