import { useQuery } from '@tanstack/react-query'
import type { GamePage } from '@ronda/contract'
import { gamePageQuery } from '../../shell/games/games.queries.ts'
import { hotQuery } from '../../shell/games/tabCached.queries.ts'
import { favouriteListQuery, recentQuery, type PersonalPage } from '../../shell/favourite/favourite.queries.ts'
import { listRequest, type Lobby } from './lobbyRequest.ts'
import { pageSizeOf } from './lobbyRules.ts'

export type GridPage = {
  readonly page: GamePage | undefined
  readonly error: unknown
  /** The previous page is shown while the next one loads. */
  readonly isOld: boolean
  readonly isFetching: boolean
  readonly refetch: () => void
}

/** The popular games are one list for all categories, stored in the tab: a lobby filters it. */
function useHotPage({ language, type, vendor, address }: Lobby, isAsked: boolean) {
  return useQuery({
    ...hotQuery(language),
    enabled: isAsked && address.list === 'HOT',
    select: ({ list }): GamePage => {
      const games = list.filter((game) => game.gameType === type && (vendor === undefined || game.vassalage === vendor))
      return { games, pageNum: 1, totalPages: games.length === 0 ? 0 : 1, totalCount: games.length }
    },
  })
}

/** One page of a lobby's grid, from whichever list it shows. */
export function useGridPage(lobby: Lobby, pageNo: number, isAsked: boolean): GridPage {
  const { language, type, vendor, address } = lobby
  const { list } = address
  const personalPage: PersonalPage = { language, pageNo, pageSize: pageSizeOf(address), gameType: type, vendor }
  const hot = useHotPage(lobby, isAsked)
  const favourite = useQuery({ ...favouriteListQuery(personalPage), enabled: isAsked && list === 'FAV' })
  const recent = useQuery({ ...recentQuery(personalPage), enabled: isAsked && list === 'RECENT' })
  const isListed = list === undefined || list === 'NEW'
  const listed = useQuery({ ...gamePageQuery(listRequest(lobby, pageNo)), enabled: isAsked && isListed })
  const { data, error, isPlaceholderData, isFetching, refetch } = isListed
    ? listed
    : { HOT: hot, FAV: favourite, RECENT: recent }[list]
  return {
    page: isAsked ? data : undefined,
    error,
    isOld: isPlaceholderData,
    isFetching,
    refetch: () => void refetch(),
  }
}
