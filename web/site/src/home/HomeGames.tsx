import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { GameItem } from '@ronda/contract'
import { GameSearch } from '../catalog/games/GameSearch.tsx'
import { GameWall } from '../catalog/games/GameWall.tsx'
import { useSearchText } from '../catalog/games/useSearchText.ts'
import { HouseCards } from './HouseCards.tsx'

/** The games, with the house's own figures beside them. */
export function HomeGames({ first, isFew }: { readonly first: GameItem | undefined; readonly isFew: boolean }) {
  const t = useTranslations('games')
  const [name, setName] = useState('')
  const search = useSearchText(name, setName)
  return (
    <section className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-3xl font-bold">{t('title')}</h2>
        <GameSearch search={search} />
      </div>
      <GameWall
        gameName={name}
        onClear={search.clear}
        company={
          name === '' &&
          isFew &&
          first && (
            <div className="col-span-full grid grid-cols-2 gap-4 tablet:col-span-2 desktop:col-span-3">
              <HouseCards game={first.gameCode} />
            </div>
          )
        }
      />
      {first && !isFew && (
        <div className="grid grid-cols-2 gap-4 desktop:grid-cols-4">
          <HouseCards game={first.gameCode} />
        </div>
      )}
    </section>
  )
}
