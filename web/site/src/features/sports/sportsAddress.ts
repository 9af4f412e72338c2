import { SPORT_CODES, SPORTS_LEAGUES, type SportCode, type SportsLeague } from '@ronda/contract'
import { parseLobby, type LobbyAddress } from '../../shell/games/lobbyAddress.ts'

export const SPORTS_VIEWS = ['board', 'mine', 'tables', 'results', 'rules'] as const
export type SportsView = (typeof SPORTS_VIEWS)[number]

/** What the page of the sportsbook shows, as its address says it. Menus link to it as to any lobby. */
export type SportsAddress = LobbyAddress & {
  readonly view?: Exclude<SportsView, 'board'>
  readonly sport?: SportCode
  readonly match?: number
  readonly league?: SportsLeague
}

/** Parses the address. Unknown values are dropped, so that a bad link still leads to the matches. */
export function parseSports(search: Readonly<Record<string, unknown>>): SportsAddress {
  const view = SPORTS_VIEWS.find((each) => each === search['view'])
  const league = SPORTS_LEAGUES.find((each) => each === search['league'])
  const sport = SPORT_CODES.find((each) => each === search['sport'])
  const match = /^\d{1,9}$/.test(String(search['match'])) ? Number(search['match']) : undefined
  return {
    ...parseLobby(search),
    ...(view !== undefined && view !== 'board' && { view }),
    ...(sport !== undefined && { sport }),
    ...(match !== undefined && { match }),
    ...(league !== undefined && { league }),
  }
}
