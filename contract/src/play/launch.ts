import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { balance } from '../money/wallet.ts'
import { atoms, currency, epochMs, gameCode } from '../wire.ts'

export const playMode = z.enum(['real', 'free'])
export type PlayMode = z.infer<typeof playMode>

export const launch = {
  launch: defineCall({
    method: 'POST',
    path: '/wps/relay/GCS_gameLaunchFB',
    may: 'anyone',
    says: 'Opens a game: the reply is an address for a frame, carrying a token that works once. Real play needs a session.',
    request: z.strictObject({ gameCode, mode: playMode, language: z.enum(['es', 'en']) }),
    reply: z.strictObject({ url: z.string(), mode: playMode, expiresAtMs: epochMs }),
    refusals: ['game.unknown', 'limit.excluded', 'limit.betting_blocked'],
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
      mode: playMode,
      currency,
      balance,
      stakes: z.array(atoms),
      stakeDefault: atoms,
      /** The market's shortest time between two rounds; the server enforces it too. */
      roundMsMin: z.int(),
    }),
    refusals: ['game.launch_expired'],
    perMinute: 60,
  }),
}
