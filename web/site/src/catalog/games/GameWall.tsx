import { useInfiniteQuery } from '@tanstack/react-query'
import { CloudOff, SearchX, Armchair } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button, Notice, Skeleton } from '@ronda/ui'
import { codeOf } from '../../api.ts'
import { useSpeech } from '../../language/useSpeech.ts'
import { gamesQuery } from './games.queries.ts'
import { GameTile } from './GameTile.tsx'

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f']

function Grid({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-2 gap-4 tablet:grid-cols-3 desktop:grid-cols-4 wide:grid-cols-5">{children}</div>
  )
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

export type GameWallProps = {
  readonly gameName: string
  readonly onClear: () => void
  /** Shown beside the games while there are few, so that a young house does not look empty. */
  readonly company?: ReactNode
}

/** The games by name: loading, none, trouble, or as many as there are. */
export function GameWall({ gameName, onClear, company }: GameWallProps) {
  const t = useTranslations()
  const { language, refusalText } = useSpeech()
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery(
    gamesQuery(language, gameName),
  )

  if (data === undefined && error !== null) {
    const retry = (
      <Button isBusy={isFetching} onClick={() => void refetch()}>
        {t('shell.retry')}
      </Button>
    )
    return (
      <Notice kind="trouble" icon={CloudOff} title={t('games.trouble')} actions={retry}>
        {refusalText(codeOf(error))}
      </Notice>
    )
  }
  if (data === undefined) return <WallSkeleton />

  const games = data.pages.flatMap((page) => page.games)
  if (games.length === 0 && gameName !== '') {
    return (
      <Notice
        icon={SearchX}
        title={t('games.none')}
        actions={
          <Button look="quiet" onClick={onClear}>
            {t('games.all')}
          </Button>
        }
      >
        {t('games.noneText')}
      </Notice>
    )
  }
  if (games.length === 0) {
    return (
      <Notice icon={Armchair} title={t('games.empty')}>
        {t('games.emptyText')}
      </Notice>
    )
  }
  return (
    <>
      <Grid>
        {games.map((game) => (
          <GameTile key={game.nodeId} game={game} />
        ))}
        {gameName === '' && company}
      </Grid>
      {hasNextPage && (
        <div className="mt-8 text-center">
          <Button look="quiet" isBusy={isFetching} onClick={() => void fetchNextPage()}>
            {t('games.more')}
          </Button>
        </div>
      )}
    </>
  )
}
