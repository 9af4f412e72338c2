import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, gameCode, languageCode, wholeInAddress } from '../wire.ts'
import { gameClassify, gameFeature, gameItem, gameType, vendorCode, volatility } from './game.ts'
import { GAME_FEATURES, GAME_SORTS, SEARCH_MAX, VOLATILITIES } from './gamesWords.ts'

/** What the client is. Every game runs on every client of the site, so no game is left out by it. */
export const clientWords = {
  clientType: z.optional(z.literal('3')),
  platform: z.optional(z.string().check(z.maxLength(60))),
  merchant: z.optional(z.string().check(z.maxLength(40))),
}

/** Several values of one list in an address, separated by commas. */
const someOf = <const Word extends string>(words: readonly Word[]) =>
  z.codec(z.string().check(z.maxLength(120)), z.array(z.enum(words)), {
    decode: (text) => text.split(',').filter((word) => word !== '') as Word[],
    encode: (list) => list.join(','),
  })

export const gameSort = z.enum(GAME_SORTS)
export type GameSort = z.infer<typeof gameSort>

/** What narrows a list of games, besides the game type. */
const gameNarrowing = {
  vassalage: z.optional(vendorCode),
  gameClassify: z.optional(gameClassify),
  isNew: z.optional(z.literal('1')),
  /** Searched in every language, without accents, and with tolerance for typing errors. */
  gameName: z.optional(z.string().check(z.maxLength(SEARCH_MAX))),
  /** Games with a smallest stake of at most this. */
  minBet: z.optional(atoms),
  /** Games with at least this many lines. */
  minLineNum: z.optional(wholeInAddress),
  /** Games that return at least this, in hundredths of a per cent. */
  minReturn: z.optional(wholeInAddress),
  volatilities: z.optional(someOf(VOLATILITIES)),
  /** Games that have all of these. */
  features: z.optional(someOf(GAME_FEATURES)),
}

export const gameListRequest = z.strictObject({
  ...clientWords,
  language: languageCode,
  pageNo: wholeInAddress,
  pageSize: wholeInAddress,
  gameType: z.optional(gameType),
  ...gameNarrowing,
  sort: z.optional(gameSort),
})
export type GameListRequest = z.infer<typeof gameListRequest>

const facetsRequest = z.strictObject({ gameType, ...gameNarrowing })
export type GameFacetsRequest = z.infer<typeof facetsRequest>

/** A lobby with a filter, as a search text names it: "bingo", "free spins". */
const gameFilter = z.strictObject({
  gameType,
  gameClassify: z.optional(gameClassify),
  feature: z.optional(gameFeature),
})
export type GameFilter = z.infer<typeof gameFilter>

export const gamePage = z.strictObject({
  games: z.array(gameItem),
  /** The lobbies that the searched text names; absent when it names none. */
  filters: z.optional(z.array(gameFilter)),
  pageNum: z.int(),
  totalPages: z.int(),
  totalCount: z.int(),
})
export type GamePage = z.infer<typeof gamePage>

/** One game, with details that lists leave out. */
const gameDetails = z.extend(gameItem, {
  /** What it is about, in one or two sentences. */
  about: z.optional(z.string()),
})

const vendorCard = z.strictObject({
  vassalage: vendorCode,
  displayName: z.string(),
  /** What the studio is known for, in one sentence. */
  about: z.string(),
  accountTypeName: z.string(),
  gameCategory: gameType,
  games: z.int(),
  iconUrl: z.string(),
  activeIconUrl: z.string(),
})
export type VendorCard = z.infer<typeof vendorCard>

/** A kind of game and its studios. */
export const gameLane = z.strictObject({
  title: z.string(),
  gameType,
  gameClassify: z.string(),
  games: z.int(),
  cards: z.array(vendorCard),
})
export type GameLane = z.infer<typeof gameLane>

const facet = <Word extends z.ZodMiniType>(word: Word) => z.array(z.strictObject({ value: word, games: z.int() }))

/** Each value with the number of games that choosing it would leave; 0 means that the choice leads to nothing. */
const gameFacets = z.strictObject({
  classifies: facet(gameClassify),
  volatilities: facet(volatility),
  features: facet(z.enum(GAME_FEATURES)),
  lines: facet(z.int()),
  minBets: facet(atoms),
  returns: facet(z.int()),
})
export type GameFacets = z.infer<typeof gameFacets>

const winner = z.strictObject({
  winAmount: atoms,
  betAmount: atoms,
  currency,
  /** Shortened, so that nobody can be identified by it. */
  account: z.string(),
  avatarUrl: z.string(),
  nodeId: z.int(),
  gameCode,
  gameName: z.string(),
  iconUrl: z.string(),
  atMs: epochMs,
})
export type Winner = z.infer<typeof winner>

export const games = {
  list: defineCall({
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameList',
    may: 'anyone',
    says: 'A page of the games that can be played now.',
    request: gameListRequest,
    reply: gamePage,
    refusals: [],
    perMinute: 240,
  }),
  byCode: defineCall({
    method: 'GET',
    path: '/api/v1/catalog/games/:gameCode',
    may: 'anyone',
    says: 'One game.',
    request: z.strictObject({ gameCode, language: languageCode }),
    reply: gameDetails,
    refusals: ['game.unknown'],
    perMinute: 240,
  }),
  facets: defineCall({
    method: 'GET',
    path: '/api/v1/catalog/facets',
    may: 'anyone',
    says: 'The filters for games of a type, with the number of games that each value leaves beside those chosen.',
    request: facetsRequest,
    reply: gameFacets,
    refusals: [],
    perMinute: 240,
  }),
  hot: defineCall({
    method: 'GET',
    path: '/wps/relay/GCSGAME_hotGamesV2',
    may: 'anyone',
    says: 'The most played games of the last days, then the recommended ones.',
    request: z.strictObject({
      merchantCode: z.optional(z.string().check(z.maxLength(40))),
      isPlatform: z.optional(z.literal('2')),
      platform: clientWords.platform,
      gameType: z.optional(gameType),
      language: languageCode,
    }),
    reply: z.strictObject({ list: z.array(gameItem) }),
    refusals: [],
    perMinute: 240,
  }),
  vendors: defineCall({
    method: 'GET',
    path: '/wps/relay/GCSGAME_newGameVendor',
    may: 'anyone',
    says: 'Every kind of game that has a studio, in the order of the menus, with its studios.',
    request: z.strictObject({ platform: clientWords.platform, language: languageCode }),
    reply: z.strictObject({ lanes: z.array(gameLane) }),
    refusals: [],
    perMinute: 240,
  }),
  gameTypes: defineCall({
    method: 'GET',
    path: '/wps/relay/GCSGAME_getVassGameType',
    may: 'anyone',
    says: 'The kinds of game of a studio.',
    request: z.strictObject({ vassalage: vendorCode }),
    reply: z.strictObject({ list: z.array(gameType) }),
    refusals: ['game.vendor_unknown'],
    perMinute: 240,
  }),
  menus: defineCall({
    method: 'GET',
    path: '/lgw/games/game_menus',
    may: 'anyone',
    says: 'The kinds of game, with the number of games of each.',
    request: z.strictObject({ language: languageCode }),
    reply: z.strictObject({
      list: z.array(z.strictObject({ gameType, name: z.string(), games: z.int(), vendors: z.int() })),
    }),
    refusals: [],
    perMinute: 240,
  }),
  ranks: defineCall({
    method: 'GET',
    path: '/wps/relay/GCSGAME_getRankList',
    may: 'anyone',
    says: 'The largest wins of the last days, played with real money.',
    request: z.strictObject({
      gameCategory: z.optional(gameType),
      language: languageCode,
      limitNum: z.optional(wholeInAddress),
      /** The size of the pictures: that of tiles, unless it is the large one. */
      imgSize: z.optional(z.enum(['rx2', 'large'])),
    }),
    reply: z.strictObject({
      list: z.array(z.strictObject({ vo: winner })),
      /** Paid to players in that time, in all rounds for real money, in the brand's currency. */
      paid: z.strictObject({ amount: atoms, currency, rounds: z.int(), days: z.int() }),
    }),
    refusals: [],
    perMinute: 240,
  }),
}
