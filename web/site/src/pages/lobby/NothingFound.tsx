import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { GameItem } from '@ronda/contract'
import { buttonClass, Notice } from '@ronda/ui'
import { gamePageQuery } from '../../shell/games/games.queries.ts'
import { GameTile } from '../../shell/tile/GameTile.tsx'
import { hotQuery } from '../../shell/games/tabCached.queries.ts'
import { GameGrid } from '../../shell/tile/GameGrid.tsx'
import { lobbyPaths } from '../../shell/games/categories.ts'
import { filtersIn, withFilters, withName, withVendor } from '../../shell/games/lobbyAddress.ts'
import type { Lobby } from './lobbyRequest.ts'
import { useFilterName } from './useFilterName.ts'
import { useVendorName } from '../../shell/games/useVendorName.ts'

/** One or two rows of suggestions. */
const SUGGESTIONS = 6

/** Games with a similar name, without the filters; where there are none, popular games. */
function useSuggestions({ language, type, address: { q } }: Lobby): { isNear: boolean; games: readonly GameItem[] } {
  const near = useQuery({
    ...gamePageQuery({
      language,
      gameType: type,
      pageNo: 1,
      pageSize: SUGGESTIONS,
      ...(q !== undefined && { gameName: q }),
    }),
    enabled: q !== undefined,
  })
  const hot = useQuery(hotQuery(language))
  const isNear = q !== undefined && (near.data?.games.length ?? 0) > 0
  const popular = (hot.data?.list ?? []).filter(({ gameType }) => gameType === type)
  return { isNear, games: (isNear ? (near.data?.games ?? []) : popular).slice(0, SUGGESTIONS) }
}

/** No game matches: a button to remove each filter, and similar games. */
export function NothingFound({ lobby }: { readonly lobby: Lobby }) {
  const t = useTranslations('lobby')
  const { address, type, vendor } = lobby
  const path = lobbyPaths[type]
  const filterName = useFilterName(address)
  const vendorName = useVendorName()
  const { isNear, games } = useSuggestions(lobby)
  const filters = filtersIn(address)
  const isNameAlone = address.q !== undefined && filters.length === 0 && vendor === undefined
  const way = (key: string, search: Lobby['address'], text: string) => (
    <Link key={key} to={path} search={search} resetScroll={false} className={buttonClass('quiet')}>
      {text}
    </Link>
  )
  return (
    <div className="grid gap-6">
      <Notice
        icon={SearchX}
        title={isNameAlone ? t('noneOf', { name: address.q ?? '' }) : t('none')}
        actions={[
          ...filters.map((filter) =>
            way(filter, withFilters(address, { [filter]: undefined }), t('without', { filter: filterName(filter) })),
          ),
          ...(vendor === undefined
            ? []
            : [way('vendor', { ...address, ...withVendor(undefined) }, t('without', { filter: vendorName(vendor) }))]),
          ...(address.q === undefined ? [] : [way('q', withName(address, ''), t('withoutName', { name: address.q }))]),
        ]}
      >
        {isNameAlone ? t('noneOfText') : t('noneText')}
      </Notice>
      {games.length > 0 && (
        <section className="grid gap-4">
          <h2 className="text-xl font-bold">{t(isNear ? 'near' : 'meanwhile')}</h2>
          <GameGrid>
            {games.map((game) => (
              <GameTile key={game.nodeId} game={game} studio={vendorName(game.vassalage)} />
            ))}
          </GameGrid>
        </section>
      )}
    </div>
  )
}
