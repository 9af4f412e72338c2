import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Armchair, BookX } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { GameType } from '@ronda/contract'
import { useTranslations } from 'use-intl'
import { buttonClass, Notice } from '@ronda/ui'
import { Foldable } from '../../shell/tile/Foldable.tsx'
import { gamePageQuery } from '../../shell/games/games.queries.ts'
import { GameTile } from '../../shell/tile/GameTile.tsx'
import { TileSkeleton } from '../../shell/tile/TileSkeleton.tsx'
import { GameGrid } from '../../shell/tile/GameGrid.tsx'
import { GridError } from '../../shell/tile/GridError.tsx'
import { useSeen } from '../../shell/layout/useSeen.ts'
import { lobbyPaths } from '../../shell/games/categories.ts'
import { EmptyLobby } from './EmptyLobby.tsx'
import { filtersIn, isWhole, pagesIn, withPage, withVendor } from '../../shell/games/lobbyAddress.ts'
import { listRequest, type Lobby } from './lobbyRequest.ts'
import { pageSizeOf } from './lobbyRules.ts'
import { NothingFound } from './NothingFound.tsx'
import { Pager } from '../../shell/games/Pager.tsx'
import { useVendorName } from '../../shell/games/useVendorName.ts'
import { useGridPage, type GridPage } from './useGridPage.ts'

/** The tiles of the widest first row, and those of the first screen. */
const FIRST_ROW = 6
const FIRST_SCREEN = 12

/** Live tables and lotteries are few, and show more than a name: limits and results, or the time to the draw. */
const hasLargeTiles = (type: GameType): boolean => type === 'LIVE' || type === 'LOTT' || type === 'ELOTT'

function skeletons(count: number, hasTables: boolean): readonly ReactNode[] {
  return Array.from({ length: count }, (_, at) => <TileSkeleton key={at} hasTable={hasTables} />)
}

/** While a page loads it has as many placeholders as a full page has games. */
const placesOf = (lobby: Lobby, { page }: GridPage): number => page?.games.length ?? pageSizeOf(lobby.address)

type PageProps = {
  readonly shown: GridPage
  readonly isFirst: boolean
  /** How many tiles of the page are rendered. */
  readonly count: number
  /** The lobby of live tables: each tile shows the state of its table. */
  readonly hasTables: boolean
}

function Tiles({ shown, isFirst, count, hasTables }: PageProps) {
  const vendorName = useVendorName()
  if (shown.page === undefined) return skeletons(count, hasTables)
  return shown.page.games
    .slice(0, count)
    .map((game, at) => (
      <GameTile
        key={game.nodeId}
        game={game}
        studio={vendorName(game.vassalage)}
        hasTable={hasTables}
        {...(isFirst && at < FIRST_SCREEN && { priority: at < FIRST_ROW ? ('first' as const) : ('soon' as const) })}
      />
    ))
}

/** A page below the first: it loads by itself, shows its number, and handles its own errors. */
function FurtherPage({ lobby, pageNo }: { readonly lobby: Lobby; readonly pageNo: number }) {
  const t = useTranslations('lobby')
  const shown = useGridPage(lobby, pageNo, true)
  return (
    <Foldable count={placesOf(lobby, shown)}>
      {(count) => (
        <>
          <h3 className="text-text-faint border-line font-body mb-5 border-t pt-3 text-xs font-medium tracking-normal">
            {t('page', { page: pageNo })}
          </h3>
          {shown.page === undefined && shown.error !== null ? (
            <GridError error={shown.error} isBusy={shown.isFetching} onRetry={shown.refetch} />
          ) : (
            <GameGrid isLarge={hasLargeTiles(lobby.type)}>
              <Tiles shown={shown} isFirst={false} count={count} hasTables={lobby.type === 'LIVE'} />
            </GameGrid>
          )}
        </>
      )}
    </Foldable>
  )
}

/** The address may name a page that does not exist. */
function NoPage({ lobby, totalPages }: { readonly lobby: Lobby; readonly totalPages: number }) {
  const t = useTranslations('lobby')
  const way = (page: number, text: string) => (
    <Link
      to={lobbyPaths[lobby.type]}
      search={withPage(lobby.address, page, totalPages)}
      replace
      className={buttonClass(page === 1 ? 'primary' : 'quiet')}
    >
      {text}
    </Link>
  )
  return (
    <Notice
      icon={BookX}
      title={t('noPage', { page: lobby.address.page ?? 1 })}
      actions={
        <>
          {way(1, t('firstPage'))}
          {totalPages > 1 && way(totalPages, t('lastPage'))}
        </>
      }
    >
      {t('noPageText', { total: totalPages })}
    </Notice>
  )
}

/** No games, and why: the list is empty, the filters are too narrow, or there are no games of this category. */
function NoGames({ lobby }: { readonly lobby: Lobby }) {
  const t = useTranslations('lobby')
  const { list, q } = lobby.address
  if (isWhole(list) || (list === 'NEW' && filtersIn(lobby.address).length === 0 && q === undefined)) {
    return (
      <Notice
        icon={Armchair}
        title={t('noneHere')}
        actions={
          <Link to={lobbyPaths[lobby.type]} search={withVendor(undefined)} className={buttonClass()}>
            {t('seeAll')}
          </Link>
        }
      >
        {list !== undefined && t(`${list}Text`)}
      </Notice>
    )
  }
  const isNarrow = q !== undefined || filtersIn(lobby.address).length > 0
  return isNarrow ? <NothingFound lobby={lobby} /> : <EmptyLobby title={t('empty')} text={t('text')} />
}

/** Prefetches the next page when the end of this one comes near. */
function useNextPage(lobby: Lobby, next: number, isThere: boolean) {
  const queries = useQueryClient()
  const end = useRef<HTMLDivElement>(null)
  const isNear = useSeen(end)
  useEffect(() => {
    if (isNear && isThere && !isWhole(lobby.address.list)) {
      queries.query(gamePageQuery(listRequest(lobby, next))).catch(() => undefined)
    }
  }, [queries, lobby, next, isNear, isThere])
  return end
}

/** The games of a lobby: loading, none, an error, or page after page. */
export function LobbyGrid({ lobby, first }: { readonly lobby: Lobby; readonly first: GridPage }) {
  const t = useTranslations('lobby')
  const { address, type } = lobby
  const [from, to] = pagesIn(address)
  const top = useRef<HTMLDivElement>(null)
  const { page } = first
  const totalPages = page?.totalPages ?? 0
  const end = useNextPage(lobby, to + 1, to < totalPages && !first.isOld)
  if (page === undefined && first.error !== null) {
    return <GridError error={first.error} isBusy={first.isFetching} onRetry={first.refetch} />
  }
  if (page?.games.length === 0 && !first.isOld) {
    return totalPages > 0 ? <NoPage lobby={lobby} totalPages={totalPages} /> : <NoGames lobby={lobby} />
  }
  const further = Array.from({ length: Math.min(to, totalPages) - from }, (_, at) => from + 1 + at)
  return (
    <div className="grid grid-cols-1 gap-8">
      <h2 className="spoken">{t(`list.${address.list ?? 'ALL'}`)}</h2>
      <div ref={top} className="scroll-mt-20">
        <Foldable count={placesOf(lobby, first)}>
          {(count) => (
            <GameGrid isOld={first.isOld} isLarge={hasLargeTiles(type)}>
              <Tiles shown={first} isFirst count={count} hasTables={type === 'LIVE'} />
            </GameGrid>
          )}
        </Foldable>
      </div>
      {!first.isOld && further.map((pageNo) => <FurtherPage key={pageNo} lobby={lobby} pageNo={pageNo} />)}
      <div ref={end}>
        {page !== undefined && (
          <Pager
            path={lobbyPaths[type]}
            address={address}
            totalPages={totalPages}
            totalCount={page.totalCount}
            pageSize={pageSizeOf(address)}
            onTurn={() => top.current?.scrollIntoView({ block: 'start' })}
          />
        )}
      </div>
    </div>
  )
}
