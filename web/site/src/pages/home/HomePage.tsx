import { Outlet, useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useCallback, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { GameSearch } from '../../features/games/GameSearch.tsx'
import { useSearchText } from '@ronda/base/games/useSearchText.ts'
import { lazyPart } from '@ronda/base/load/lazyPart.ts'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { useSeen } from '../../shell/layout/useSeen.ts'
import { NoticeLine } from '../../features/announcement/NoticeLine.tsx'
import { Banners } from './Banners.tsx'
import { CategoryMenu } from './CategoryMenu.tsx'
import { HomeSections } from './HomeSections.tsx'

const LowerHome = lazyPart(
  () => import('./LowerHome.tsx'),
  'LowerHome',
  () => null,
)

const FoundGames = lazyPart(() => import('./FoundGames.tsx'), 'FoundGames')

/** Proofs, loaded when scrolled near. */
function Lower() {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  return (
    <div ref={place} className="mt-2 min-h-dvh desktop:mt-4">
      <Suspense>{isSeen && <LowerHome />}</Suspense>
    </div>
  )
}

function Front() {
  return (
    <>
      <Suspense>
        <Banners />
      </Suspense>
      <Suspense>
        <NoticeLine />
      </Suspense>
      <Suspense>
        <CategoryMenu />
      </Suspense>
      <HomeSections />
      <Lower />
    </>
  )
}

/**
 * Home. The login and register popups open over it, as its child routes. The search text is in the address, so that a
 * reload keeps it.
 */
export function HomePage() {
  const t = useTranslations('home')
  usePageTitle()
  const { q = '' } = useSearch({ strict: false })
  const navigate = useNavigate()
  const settle = useCallback(
    (text: string) =>
      void navigate({
        to: '.',
        search: ({ referralCode }) => ({
          ...(referralCode !== undefined && { referralCode }),
          ...(text !== '' && { q: text }),
        }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  const search = useSearchText(q, settle)
  return (
    <>
      <div className="page-column grid grid-cols-1 gap-4 pt-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          {/* A phone has no space for the title above the games. */}
          <h1 className="text-xl font-bold max-tablet:spoken">{t('title')}</h1>
          <GameSearch search={search} />
        </div>
        {q === '' ? (
          <Front />
        ) : (
          <Suspense>
            <FoundGames name={q} onClear={search.clear} />
          </Suspense>
        )}
      </div>
      <Suspense>
        <Outlet />
      </Suspense>
    </>
  )
}
