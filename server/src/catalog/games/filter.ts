import type { GameListRequest } from '@ronda/contract'
import type { CatalogueGame } from './games.ts'

/** By what games are told apart: everything of a list but its name, its order and its pages. */
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

/** What asks for more than a type. */
const CLOSER = [
  'vassalage',
  'gameClassify',
  'isNew',
  'minBet',
  'minLineNum',
  'minReturn',
  'volatilities',
  'features',
] as const satisfies readonly (keyof Filter)[]

/** A maker's shelf holds games of every kind, so it is an answer to no closer question. */
const isClose = (filter: Filter): boolean => CLOSER.some((field) => filter[field] !== undefined)

export function fits(game: CatalogueGame, filter: Filter): boolean {
  const { gameType, vendor, gameClassify, isNew, facts } = game
  if (game.isGame === 'VASSALAGE' && isClose(filter)) return false
  if (filter.gameType !== undefined && filter.gameType !== gameType) return false
  if (filter.vassalage !== undefined && filter.vassalage !== vendor) return false
  if (filter.gameClassify !== undefined && filter.gameClassify !== gameClassify) return false
  if (filter.isNew !== undefined && !isNew) return false
  if (filter.minBet !== undefined && facts.minBet > filter.minBet) return false
  if (filter.minLineNum !== undefined && facts.lines < filter.minLineNum) return false
  if (filter.minReturn !== undefined && facts.returnPerMyriad < filter.minReturn) return false
  // A list from which nothing was chosen narrows nothing.
  if (filter.volatilities?.length && !filter.volatilities.includes(facts.volatility)) return false
  return filter.features?.every((feature) => facts.features.includes(feature)) ?? true
}
