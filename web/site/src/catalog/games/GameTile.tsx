import { Ellipsis } from 'lucide-react'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import type { GameItem } from '@ronda/contract'
import { openGameSheet } from './gameSheet.ts'
import { TileCover, type TileCoverProps } from './TileCover.tsx'
import { usePlayLink } from './usePlayLink.ts'

function FreeLink({ game }: { readonly game: GameItem }) {
  const t = useTranslations('games')
  return (
    <a
      {...usePlayLink(game, 'free')}
      aria-label={t('freeNamed', { game: game.displayName })}
      className="text-accent-text inline-flex min-h-6 items-center font-medium hover:underline"
    >
      {t('freeShort')}
    </a>
  )
}

export type GameTileProps = TileCoverProps & {
  /** Who made it, by name. */
  readonly maker?: string | undefined
}

/**
 * A game on the wall: its cover opens it, the heart keeps it, the dots tell more. There may be thousands, so it asks the
 * server nothing and is drawn anew only when its own game changes.
 */
export const GameTile = memo(function GameTile({ game, maker, haste }: GameTileProps) {
  const t = useTranslations('games')
  const about = t('moreNamed', { game: game.displayName })
  return (
    <article data-tile className="tile group grid content-start gap-2">
      <TileCover game={game} {...(haste !== undefined && { haste })} />
      <div className="min-w-0">
        <div className="flex items-center gap-1">
          <h3 className="font-body min-w-0 flex-1 truncate text-sm font-bold tracking-normal">{game.displayName}</h3>
          <button
            type="button"
            aria-label={about}
            title={about}
            onClick={() => openGameSheet(game)}
            className="text-text-faint hover:text-text hover:bg-surface-3 grid size-6 shrink-0 place-items-center rounded-full transition-colors"
          >
            <Ellipsis aria-hidden className="size-icon-small" />
          </button>
        </div>
        <div className="flex min-h-6 items-center justify-between gap-2 text-xs">
          <span className="text-text-faint min-w-0 truncate">{maker}</span>
          {game.supportPlay === 0 && <FreeLink game={game} />}
        </div>
      </div>
    </article>
  )
})
