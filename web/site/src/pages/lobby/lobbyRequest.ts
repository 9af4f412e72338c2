import type { GameFacetsRequest, GameListRequest, GameType } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import type { LobbyAddress } from '../../shell/games/lobbyAddress.ts'
import { pageSizeOf } from './lobbyRules.ts'

/** A lobby's state: its category, the chosen vendor, and its address. */
export type Lobby = {
  readonly language: Language
  readonly type: GameType
  readonly vendor: string | undefined
  readonly address: LobbyAddress
}

/** The request for the filters of a lobby: everything that narrows its list. */
export function facetsRequest({ type, vendor, address }: Omit<Lobby, 'language'>): GameFacetsRequest {
  const { q, list, minBet, volatilities, features, gameClassify, minReturn, minLineNum } = address
  return {
    gameType: type,
    ...(vendor !== undefined && { vassalage: vendor }),
    ...(list === 'NEW' && { isNew: '1' as const }),
    ...(q !== undefined && { gameName: q }),
    ...(minBet !== undefined && { minBet: BigInt(minBet) }),
    ...(volatilities !== undefined && { volatilities: [...volatilities] }),
    ...(features !== undefined && { features: [...features] }),
    ...(gameClassify !== undefined && { gameClassify }),
    ...(minReturn !== undefined && { minReturn }),
    ...(minLineNum !== undefined && { minLineNum }),
  }
}

/** The request for one page of a lobby. */
export function listRequest(lobby: Lobby, pageNo: number): GameListRequest {
  const { language, address } = lobby
  return {
    language,
    pageNo,
    pageSize: pageSizeOf(address),
    ...facetsRequest(lobby),
    ...(address.sort !== undefined && { sort: address.sort }),
  }
}
