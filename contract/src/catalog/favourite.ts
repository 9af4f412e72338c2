import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { languageCode, nothing, whole, wholeInAddress } from '../wire.ts'
import { gameItem, gameType, vendorCode } from './game.ts'
import { clientWords } from './games.ts'

const favourite = z.strictObject({ nodeId: whole, vendor: vendorCode, gameType })
export type Favourite = z.infer<typeof favourite>

/** A member's own lists: favourites and games played last. */
export const favourites = {
  favourites: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGames',
    may: 'member',
    says: 'The codes of the favourite games, newest first.',
    request: nothing,
    reply: z.strictObject({ list: z.array(favourite) }),
    refusals: [],
    perMinute: 240,
  }),
  favouriteList: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGamesList',
    may: 'member',
    says: 'A page of favourite games.',
    request: z.strictObject({
      pageNo: wholeInAddress,
      pageSize: wholeInAddress,
      gameType: z.optional(gameType),
      vendor: z.optional(vendorCode),
      language: languageCode,
    }),
    reply: z.strictObject({
      content: z.array(gameItem),
      pageNum: z.int(),
      totalPages: z.int(),
      totalCount: z.int(),
    }),
    refusals: [],
    perMinute: 240,
  }),
  addFavourite: defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_addFavoriteGameV2',
    may: 'member',
    says: 'Adds a game to the favourites; one that is there already keeps its position.',
    request: favourite,
    reply: nothing,
    refusals: ['game.unknown', 'favourite.too_many'],
    perMinute: 60,
  }),
  removeFavourite: defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_removeFavoriteGameV2',
    may: 'member',
    says: 'Removes a game from the favourites.',
    request: favourite,
    reply: nothing,
    refusals: [],
    perMinute: 60,
  }),
  recent: defineCall({
    method: 'GET',
    path: '/wps/relay/GCS_recentGame',
    may: 'member',
    says: 'A page of games played last, latest first.',
    request: z.strictObject({
      page: wholeInAddress,
      pageSize: wholeInAddress,
      gameType: z.optional(gameType),
      vassalage: z.optional(vendorCode),
      language: languageCode,
      clientType: clientWords.clientType,
    }),
    reply: z.strictObject({ list: z.array(gameItem), pageNum: z.int(), totalPages: z.int(), totalCount: z.int() }),
    refusals: [],
    perMinute: 240,
  }),
}
