import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { gameCode, wholeInAddress } from '../wire.ts'

const GAME_TYPES = ['RNG', 'LIVE', 'FISH', 'LOTT', 'ELOTT', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT'] as const

export const gameItem = z.strictObject({
  nodeId: z.int(),
  gameCode,
  gameName: z.string(),
  displayName: z.string(),
  gameType: z.enum(GAME_TYPES),
  vassalage: z.string(),
  gameClassify: z.string(),
  iconUrl: z.string(),
  isGame: z.literal(1),
  isHot: z.union([z.literal(0), z.literal(1)]),
  /** 0 means that a free trial is offered. */
  supportPlay: z.union([z.literal(0), z.literal(1)]),
})
export type GameItem = z.infer<typeof gameItem>

export const games = {
  list: defineCall({
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameList',
    may: 'anyone',
    says: 'A page of the games that can be played now.',
    request: z.strictObject({
      gameType: z.optional(z.enum(GAME_TYPES)),
      gameName: z.optional(z.string().check(z.maxLength(60))),
      language: z.enum(['es', 'en']),
      pageNo: wholeInAddress,
      pageSize: wholeInAddress,
    }),
    reply: z.strictObject({
      games: z.array(gameItem),
      pageNum: z.int(),
      totalPages: z.int(),
      totalCount: z.int(),
    }),
    refusals: [],
    perMinute: 240,
  }),
}
