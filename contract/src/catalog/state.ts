import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { epochMs, gameCode, languageCode, nothing } from '../wire.ts'

/** A game that is not open: under maintenance, or hidden. */
export const GAME_STATES = ['open', 'maintenance', 'hidden'] as const
const gameState = z.enum(GAME_STATES)
export type GameState = z.infer<typeof gameState>

export const gameStates = {
  read: defineCall({
    method: 'GET',
    path: '/api/v1/office/games',
    may: 'operator',
    says: 'The games that are not open.',
    request: z.strictObject({ language: languageCode }),
    reply: z.strictObject({
      list: z.array(
        z.strictObject({ gameCode, gameName: z.string(), state: gameState, changedBy: z.string(), changedAt: epochMs }),
      ),
    }),
    refusals: [],
    perMinute: 120,
  }),
  change: defineCall({
    method: 'PUT',
    path: '/api/v1/office/games/:gameCode',
    may: 'operator',
    says: 'Puts a game under maintenance, hides it, or opens it again. Rounds in play may finish.',
    request: z.strictObject({ gameCode, state: gameState }),
    reply: nothing,
    refusals: ['game.unknown'],
    perMinute: 60,
    isSensitive: true,
  }),
}
