import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { PlayMode } from '@ronda/contract'
import { Skeleton } from '@ronda/ui'
import { hotQuery } from '../../shell/games/tabCached.queries.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { LaunchLink } from '../../shell/launch/LaunchLink.tsx'

/** The number of suggested games. */
const OTHERS_MAX = 6
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f']

export type OtherGamesProps = {
  /** The game that they replace. */
  readonly than: string
  readonly mode: PlayMode
  /** On the stage the next game replaces the history entry, so that leaving it leads back to the list. */
  readonly replace?: boolean
}

/** Popular games that can be played now, instead of one that cannot. Nothing if they fail to load. */
export function OtherGames({ than, mode, replace = false }: OtherGamesProps) {
  const t = useTranslations('launchStage.closed')
  const { language } = useLanguage()
  const { data, isError } = useQuery(hotQuery(language))
  const others = data?.list.filter(({ gameCode, isMaintained }) => gameCode !== than && !isMaintained)
  if (isError || others?.length === 0) return null
  return (
    <section aria-label={t('others')} className="grid w-full gap-3 text-start">
      <h3 className="text-sm font-medium">{t('others')}</h3>
      <div className="grid grid-cols-3 gap-3 tablet:grid-cols-6">
        {others === undefined
          ? SKELETONS.map((key) => <Skeleton key={key} className="aspect-cover w-full rounded-md" />)
          : others.slice(0, OTHERS_MAX).map((game) => (
              <LaunchLink key={game.nodeId} game={game} mode={mode} replace={replace} className="group grid gap-1">
                <img
                  src={game.iconUrl}
                  alt=""
                  width={300}
                  height={400}
                  decoding="async"
                  className="border-line bg-surface-2 aspect-cover duration-base w-full rounded-md border object-cover transition group-hover:-translate-y-1"
                />
                <span className="truncate text-xs font-medium">{game.displayName}</span>
              </LaunchLink>
            ))}
      </div>
    </section>
  )
}
