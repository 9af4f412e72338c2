import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useSpeech } from '../../language/useSpeech.ts'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { gamesQuery } from './games.queries.ts'
import { GameSearch } from './GameSearch.tsx'
import { GameWall } from './GameWall.tsx'
import { useSearchText } from './useSearchText.ts'

/** The slots, all of them. The search stands in the address, so that a reload or a shared link shows the same wall. */
export function LobbyPage() {
  const t = useTranslations('games')
  const { language } = useSpeech()
  usePageTitle(t('slots'))
  const { q = '' } = useSearch({ from: '/shell/rng' })
  const navigate = useNavigate()
  const settle = useCallback(
    (text: string) =>
      void navigate({ to: '/rng', search: text === '' ? {} : { q: text }, replace: true, resetScroll: false }),
    [navigate],
  )
  const search = useSearchText(q, settle)
  const count = useInfiniteQuery(gamesQuery(language, q)).data?.pages[0]?.totalCount
  return (
    <div className="page-column grid gap-6 py-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl font-bold">{t('slots')}</h1>
          {q === '' && count !== undefined && <p className="text-text-soft">{t('count', { count })}</p>}
        </div>
        <GameSearch search={search} />
      </div>
      <div>
        <GameWall gameName={q} onClear={search.clear} />
      </div>
    </div>
  )
}
