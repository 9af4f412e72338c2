import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { GameFilter } from '@ronda/contract'
import { buttonClass } from '@ronda/ui'
import { lobbyPaths } from '../../shell/games/categories.ts'
import { usePageTexts } from '../../shell/texts/pageTexts.ts'

/** Links to the lobbies that the searched text names: "Bingo", "Free spins". */
export function FilterLinks({ filters }: { readonly filters: readonly GameFilter[] }) {
  const t = useTranslations()
  const lobby = usePageTexts('lobby')
  if (lobby === undefined) return null
  const nameOf = ({ gameType, gameClassify, feature }: GameFilter): string => {
    if (feature !== undefined) return t(`games.feature.${feature}`)
    return gameClassify === undefined ? t(`shell.category.${gameType}`) : lobby.kind[gameClassify]
  }
  return (
    <ul aria-label={t('home.foundLobbies')} className="flex flex-wrap gap-2">
      {filters.map((filter) => {
        const { gameType, gameClassify, feature } = filter
        return (
          <li key={nameOf(filter)}>
            <Link
              to={lobbyPaths[gameType]}
              search={{ ...(gameClassify && { gameClassify }), ...(feature && { features: [feature] }) }}
              className={buttonClass('quiet', 'small')}
            >
              {nameOf(filter)}
              <ChevronRight aria-hidden className="size-icon-small" />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
