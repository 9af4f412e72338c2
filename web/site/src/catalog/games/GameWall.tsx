import { useInfiniteQuery } from '@tanstack/react-query'
import { CloudOff, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { GameItem } from '@ronda/contract'
import { Button, Notice, Skeleton } from '@ronda/ui'
import { codeOf } from '../../api.ts'
import { useSpeech } from '../../language/useSpeech.ts'
import { gamesQuery } from './games.queries.ts'
import { GameFeature } from './GameFeature.tsx'
import { GameTile } from './GameTile.tsx'

/** Up to here a wall looks bare, so each game says more and the house keeps it company. */
export const FEW = 3

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f']

function Grid({ children }: { readonly children: ReactNode }) {
  return <div className="grid grid-cols-2 gap-4 tablet:grid-cols-3 desktop:grid-cols-4 ">{children}</div>
}

function WallSkeleton() {
  const t = useTranslations('shell')
  return (
    <output aria-label={t('loading')} className="block">
      <Grid>
        {SKELETONS.map((key) => (
          <Skeleton key={key} className="aspect-cover w-full rounded-lg" />
        ))}
      </Grid>
    </output>
  )
}

/** No game goes by that name. */
function NoMatch({ onClear }: { readonly onClear: () => void }) {
  const t = useTranslations('games')
  const all = (
    <Button look="quiet" onClick={onClear}>
      {t('all')}
    </Button>
  )
  return (
    <Notice icon={SearchX} title={t('none')} actions={all}>
      {t('noneText')}
    </Notice>
  )
}

export type GameWallProps = {
  readonly gameName: string
  /** Only games of this kind, or of this maker. */
  readonly gameType?: GameItem['gameType'] | undefined
  readonly vendor?: string | undefined
  readonly onClear: () => void
  /** Shown where there is no game at all. */
  readonly empty?: ReactNode
  /** Shown beside the games while there are few; without any, each of the few has a row of its own. */
  readonly company?: ReactNode
}

/** The games by name: loading, none, trouble, or as many as there are. */
export function GameWall({ gameName, gameType, vendor, onClear, empty, company }: GameWallProps) {
  const t = useTranslations()
  const { language, refusalText } = useSpeech()
  const wall = useInfiniteQuery(gamesQuery(language, gameName, gameType))

  if (wall.data === undefined && wall.error !== null) {
    const retry = (
      <Button isBusy={wall.isFetching} onClick={() => void wall.refetch()}>
        {t('shell.retry')}
      </Button>
    )
    return (
      <Notice kind="trouble" icon={CloudOff} title={t('games.trouble')} actions={retry}>
        {refusalText(codeOf(wall.error))}
      </Notice>
    )
  }
  if (wall.data === undefined) return <WallSkeleton />

  const found = wall.data.pages.flatMap((page) => page.games)
  const games = vendor === undefined ? found : found.filter(({ vassalage }) => vassalage === vendor)
  if (games.length === 0) return gameName === '' && empty ? empty : <NoMatch onClear={onClear} />
  const isFew = games.length <= FEW
  return (
    <>
      {isFew && company === undefined ? (
        <div className="grid gap-4">
          {games.map((game) => (
            <GameFeature key={game.nodeId} game={game} />
          ))}
        </div>
      ) : (
        <Grid>
          {games.map((game) => (
            <GameTile key={game.nodeId} game={game} />
          ))}
          {isFew && company}
        </Grid>
      )}
      {wall.hasNextPage && (
        <div className="mt-8 text-center">
          <Button look="quiet" isBusy={wall.isFetching} onClick={() => void wall.fetchNextPage()}>
            {t('games.more')}
          </Button>
        </div>
      )}
    </>
  )
}
