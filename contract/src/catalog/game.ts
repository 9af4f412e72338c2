import { z } from 'zod/mini'
import { atoms, gameCode } from '../wire.ts'
import { CLASSIFIES, GAME_FEATURES, GAME_TYPES, VOLATILITIES } from './gamesWords.ts'

export const gameType = z.enum(GAME_TYPES)
export type GameType = z.infer<typeof gameType>

export const gameClassify = z.enum(CLASSIFIES)
export type GameClassify = z.infer<typeof gameClassify>

export const vendorCode = z.string().check(z.regex(/^[A-Z0-9_]{2,20}$/))

/** Studios of e-sport games whose codes the public interface knows. None has games here yet, so no list has them. */
export const ESPORT_VENDORS = ['AV', 'AI', 'IMES', 'TF', 'IA'] as const

export const volatility = z.enum(VOLATILITIES)
export type Volatility = z.infer<typeof volatility>

export const gameFeature = z.enum(GAME_FEATURES)
export type GameFeature = z.infer<typeof gameFeature>

/** The proven figures of a game in short. `slot.facts` has the exact ones. */
export const gameFacts = z.strictObject({
  /** Theoretical return in hundredths of a per cent: 9612 is 96.12 %. */
  returnPerMyriad: z.int(),
  volatility,
  lines: z.int(),
  /** Smallest stake, in the brand's currency. */
  minBet: atoms,
  features: z.array(gameFeature),
})
export type GameFacts = z.infer<typeof gameFacts>

/** Why a game has its position; a list gives it for each of its games. */
const PLACINGS = ['match', 'near', 'played', 'chosen', 'new', 'name', 'return', 'volatility', 'bet', 'order'] as const
export const placing = z.enum(PLACINGS)
export type Placing = z.infer<typeof placing>

export const gameItem = z.strictObject({
  nodeId: z.int(),
  gameCode,
  gameName: z.string(),
  nodeName: z.string(),
  displayName: z.string(),
  gameType,
  vassalage: vendorCode,
  gameClassify,
  /** The cover in the size of tiles, and larger. */
  iconUrl: z.string(),
  lagerIcon: z.string(),
  showIcon: z.boolean(),
  /** `VASSALAGE`: not a game but all games of a studio, shown as one tile. */
  isGame: z.enum(['GAME', 'VASSALAGE']),
  isHot: z.union([z.literal(0), z.literal(1)]),
  isNew: z.union([z.literal(0), z.literal(1)]),
  /** 0 means that a free trial is offered. */
  supportPlay: z.union([z.literal(0), z.literal(1)]),
  /** Cannot be opened at the moment. */
  isMaintained: z.boolean(),
  facts: gameFacts,
  placing,
})
export type GameItem = z.infer<typeof gameItem>
