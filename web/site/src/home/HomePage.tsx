import { useInfiniteQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { gamesQuery } from '../catalog/games/games.queries.ts'
import { GameSearch } from '../catalog/games/GameSearch.tsx'
import { GameWall } from '../catalog/games/GameWall.tsx'
import { useSearchText } from '../catalog/games/useSearchText.ts'
import { useSpeech } from '../language/useSpeech.ts'
import { Hero } from './Hero.tsx'
import { Proof } from './Proof.tsx'

/** Home. The login and register popups open over it, as its children. */
export function HomePage() {
  const t = useTranslations('games')
  const { language } = useSpeech()
  const [name, setName] = useState('')
  const search = useSearchText(name, setName)
  const first = useInfiniteQuery(gamesQuery(language, '')).data?.pages[0]?.games[0]
  return (
    <>
      <Hero game={first} />
      <div className="mx-auto grid max-w-page gap-16 px-4 tablet:px-6">
        <section className="grid gap-6">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <h2 className="text-3xl font-bold">{t('title')}</h2>
            <GameSearch search={search} />
          </div>
          <div>
            <GameWall gameName={name} onClear={search.clear} />
          </div>
        </section>
        <Proof />
      </div>
      <Suspense>
        <Outlet />
      </Suspense>
    </>
  )
}
