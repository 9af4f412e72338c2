import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Heart, History, type LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { buttonClass, formatCount, Notice, useLocale } from '@ronda/ui'
import { TextsProvider } from '../shell/texts/TextsProvider.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useMember } from '@ronda/base/member/useMember.ts'
import { NeedSession } from '../shell/layout/NeedSession.tsx'
import { isTrial } from '@ronda/base/member/roles.ts'
import { ScreenFrame } from '../shell/layout/ScreenFrame.tsx'
import { TitleBar } from '../shell/layout/TitleBar.tsx'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { GameTile } from '../shell/tile/GameTile.tsx'
import { TileSkeleton } from '../shell/tile/TileSkeleton.tsx'
import { GameGrid } from '../shell/tile/GameGrid.tsx'
import { GridError } from '../shell/tile/GridError.tsx'
import { parseLobby } from '../shell/games/lobbyAddress.ts'
import { Pager } from '../shell/games/Pager.tsx'
import { useFirstPageInAnotherLanguage } from '../shell/games/useFirstPageInAnotherLanguage.ts'
import { useVendorName } from '../shell/games/useVendorName.ts'
import { favouriteListQuery, recentQuery } from '../shell/favourite/favourite.queries.ts'

const TEXTS = ['lobby', 'screens'] as const

/** The page size of every list of games. */
const PAGE_SIZE = 18

type AccountList = {
  readonly id: 'favorite' | 'recent'
  readonly path: '/favorite' | '/recent'
  readonly icon: LucideIcon
  readonly pageOf: typeof favouriteListQuery | typeof recentQuery
}

const favorite: AccountList = { id: 'favorite', path: '/favorite', icon: Heart, pageOf: favouriteListQuery }
const recent: AccountList = { id: 'recent', path: '/recent', icon: History, pageOf: recentQuery }

function useListPage({ pageOf }: AccountList, pageNo: number) {
  const { language } = useLanguage()
  const member = useMember()
  const isOwner = Boolean(member) && !isTrial(member)
  return useQuery({ ...pageOf({ language, pageNo, pageSize: PAGE_SIZE }), enabled: isOwner })
}

/** Shown when the list is empty, with a link to the games. */
function Bare({ list: { id, icon } }: { readonly list: AccountList }) {
  const t = useTranslations('screens')
  const toGames = (
    <Link to="/rng" className={buttonClass()}>
      {t('seeGames')}
    </Link>
  )
  return (
    <Notice icon={icon} title={t(`${id}.empty`)} actions={toGames}>
      {t(`${id}.text`)}
    </Notice>
  )
}

/** The member's favourite or recent games, page by page. */
function AccountGames({ list }: { readonly list: AccountList }) {
  const t = useTranslations('shell')
  const locale = useLocale()
  const title = t(list.id === 'favorite' ? 'favorites' : 'recent')
  usePageTitle(title)
  const address = useSearch({ strict: false, select: parseLobby })
  const { data, error, isPlaceholderData, isFetching, refetch } = useListPage(list, address.page ?? 1)
  const vendorName = useVendorName()
  const grid = useRef<HTMLDivElement>(null)
  const count = data?.totalCount ?? 0
  return (
    <ScreenFrame>
      <TitleBar
        hasBack
        title={title}
        count={count > 0 ? t('games', { count, number: formatCount(count, locale) }) : undefined}
      />
      <NeedSession isForOwners>
        {data === undefined && error !== null && (
          <GridError error={error} isBusy={isFetching} onRetry={() => void refetch()} />
        )}
        {data?.games.length === 0 && <Bare list={list} />}
        {count > 0 && <h2 className="spoken">{t('games', { count, number: formatCount(count, locale) })}</h2>}
        <GameGrid ref={grid} isOld={isPlaceholderData}>
          {data === undefined &&
            error === null &&
            Array.from({ length: PAGE_SIZE }, (_, at) => <TileSkeleton key={at} />)}
          {data?.games.map((game) => (
            <GameTile key={game.nodeId} game={game} studio={vendorName(game.vassalage)} />
          ))}
        </GameGrid>
        {data !== undefined && (
          <Pager
            isTurned
            path={list.path}
            address={address}
            totalPages={data.totalPages}
            totalCount={count}
            pageSize={PAGE_SIZE}
            onTurn={() => grid.current?.scrollIntoView({ block: 'start' })}
          />
        )}
      </NeedSession>
    </ScreenFrame>
  )
}

export function FavoritePage() {
  useFirstPageInAnotherLanguage(favorite.path)
  return (
    <TextsProvider pages={TEXTS}>
      <AccountGames list={favorite} />
    </TextsProvider>
  )
}

export function RecentPage() {
  useFirstPageInAnotherLanguage(recent.path)
  return (
    <TextsProvider pages={TEXTS}>
      <AccountGames list={recent} />
    </TextsProvider>
  )
}
