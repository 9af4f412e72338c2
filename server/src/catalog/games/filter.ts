import type { GameListRequest } from '@ronda/contract'
import type { CatalogueGame } from './games.ts'

/** The filters of a list request: everything but the name, the sort order and the page. */
export type Filter = Pick<
  GameListRequest,
  | 'gameType'
  | 'vassalage'
  | 'gameClassify'
  | 'isNew'
  | 'minBet'
  | 'minLineNum'
  | 'minReturn'
  | 'volatilities'
  | 'features'
>

/** The filters besides the game type. */
const NARROWING_FIELDS = [
  'vassalage',
  'gameClassify',
  'isNew',
  'minBet',
  'minLineNum',
  'minReturn',
  'volatilities',
  'features',
] as const satisfies readonly (keyof Filter)[]

/** A studio tile stands for games of every kind, so it matches none of these filters. */
const isNarrowed = (filter: Filter): boolean => NARROWING_FIELDS.some((field) => filter[field] !== undefined)

export function matchesFilter(game: CatalogueGame, filter: Filter): boolean {
  const { gameType, vendor, gameClassify, isNew, facts } = game
  if (game.isGame === 'VASSALAGE' && isNarrowed(filter)) return false
  if (filter.gameType !== undefined && filter.gameType !== gameType) return false
  if (filter.vassalage !== undefined && filter.vassalage !== vendor) return false
  if (filter.gameClassify !== undefined && filter.gameClassify !== gameClassify) return false
  if (filter.isNew !== undefined && !isNew) return false
  if (filter.minBet !== undefined && facts.minBet > filter.minBet) return false
  if (filter.minLineNum !== undefined && facts.lines < filter.minLineNum) return false
  if (filter.minReturn !== undefined && facts.returnPerMyriad < filter.minReturn) return false
  // An empty list filters nothing.
  if (filter.volatilities?.length && !filter.volatilities.includes(facts.volatility)) return false
  return filter.features?.every((feature) => facts.features.includes(feature)) ?? true
}
