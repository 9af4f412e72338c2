import { useInfiniteQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { gamesQuery } from '../catalog/games/games.queries.ts'
import { FEW } from '../catalog/games/GameWall.tsx'
import { useSpeech } from '../language/useSpeech.ts'
import { usePageTitle } from '../shell/usePageTitle.ts'
import { Hero } from './Hero.tsx'
import { HomeGames } from './HomeGames.tsx'
import { Proof } from './Proof.tsx'

/** Home. The login and register popups open over it, as its children. */
export function HomePage() {
  const { language } = useSpeech()
  usePageTitle()
  const { data, isPending } = useInfiniteQuery(gamesQuery(language, ''))
  const first = data?.pages[0]?.games[0]
  return (
    <>
      <Hero game={first} isWaiting={isPending} />
      <div className="page-column grid gap-16 pt-6 desktop:gap-20">
        <HomeGames first={first} isFew={(data?.pages[0]?.totalCount ?? 0) <= FEW} />
        <Proof />
      </div>
      <Suspense>
        <Outlet />
      </Suspense>
    </>
  )
}
