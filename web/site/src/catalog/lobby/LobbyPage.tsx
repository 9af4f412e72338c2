import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { usePageTexts } from '../../language/usePageTexts.ts'
import { useSpeech } from '../../language/useSpeech.ts'
import { ScreenFrame, ScreenSkeleton } from '../../shell/ScreenFrame.tsx'
import { TitleBar } from '../../shell/TitleBar.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { gamesQuery } from '../games/games.queries.ts'
import { GameSearch } from '../games/GameSearch.tsx'
import { GameWall } from '../games/GameWall.tsx'
import { useSearchText } from '../games/useSearchText.ts'
import { categoryOf, lobbyPaths } from './categories.ts'
import { EmptyLobby } from './EmptyLobby.tsx'
import { useShelves } from './useShelves.ts'
import { VendorMenu } from './VendorMenu.tsx'

/**
 * All games of one kind; the path says which. Search and maker stand in the address, so that a reload or a shared link
 * shows the same wall.
 */
export function LobbyPage() {
  const t = useTranslations('shell')
  const texts = usePageTexts('screens')?.lobby
  const { language } = useSpeech()
  const category = categoryOf(useLocation().pathname)
  const path = lobbyPaths[category]
  usePageTitle(t(`category.${category}`))
  const { q = '', vassalage } = useSearch({ strict: false })
  const navigate = useNavigate()
  const settle = useCallback(
    (text: string) =>
      void navigate({
        to: path,
        search: { ...(vassalage !== undefined && { vassalage }), ...(text !== '' && { q: text }) },
        replace: true,
        resetScroll: false,
      }),
    [navigate, path, vassalage],
  )
  const search = useSearchText(q, settle)
  const { data } = useInfiniteQuery(gamesQuery(language, q, category))
  const vendors = useShelves().find((shelf) => shelf.category === category)?.vendors ?? []
  const count = data?.pages[0]?.totalCount

  if (texts === undefined) return <ScreenSkeleton />
  return (
    <ScreenFrame>
      <TitleBar
        title={t(`category.${category}`)}
        count={q === '' && count !== undefined ? t('games', { count }) : undefined}
      >
        <GameSearch search={search} />
      </TitleBar>
      {category === 'COCKFIGHT' && <p className="text-text-soft">{texts.cockfight}</p>}
      {vendors.length > 0 && (
        <VendorMenu path={path} label={texts.studios} allLabel={texts.all} vendors={vendors} chosen={vassalage} />
      )}
      <div>
        <GameWall
          gameName={q}
          gameType={category}
          vendor={vassalage}
          onClear={search.clear}
          empty={<EmptyLobby title={texts.empty} text={texts.text} />}
        />
      </div>
    </ScreenFrame>
  )
}
