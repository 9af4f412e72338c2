import { memo, Suspense, useRef } from 'react'
import type { GameItem } from '@ronda/contract'
import { useMounted } from '@ronda/ui'
import { lazyPart } from '@ronda/base/load/lazyPart.ts'
import type { CoverProps } from './Cover.tsx'
import { openGameSheet } from './gameSheet.ts'
import { TileCover } from './TileCover.tsx'
import { DotsIcon } from '../favourite/tileIcons.tsx'
import { useNear } from './useNear.ts'
import { usePlayLink } from './usePlayLink.ts'
import { useTileTexts, type TileTexts } from './useTileTexts.ts'

type FreeLinkProps = { readonly game: GameItem; readonly words: TileTexts }

const FreeLink = memo(function FreeLink({ game, words }: FreeLinkProps) {
  return (
    <a
      {...usePlayLink(game, 'free')}
      aria-label={words.free}
      className="text-accent-text inline-flex min-h-6 items-center font-medium hover:underline"
    >
      {words.freeShort}
    </a>
  )
})

// Loaded only on grids that have lotteries.
const TileDraw = lazyPart(
  () => import('../lottery/TileDraw.tsx'),
  'TileDraw',
  () => null,
)

/** The current draw of a lottery, in a reserved space, so that the tiles below do not shift when it loads. */
function DrawSpot({ game, isNear }: { readonly game: GameItem; readonly isNear: boolean }) {
  const isMounted = useMounted()
  return (
    <div className="grid min-h-16 min-w-0 grid-cols-1 content-start gap-1">
      {isMounted && isNear && (
        <Suspense>
          <TileDraw gameCode={game.gameCode} />
        </Suspense>
      )}
    </div>
  )
}

const isDrawn = ({ gameType, isGame }: GameItem): boolean =>
  isGame === 'GAME' && (gameType === 'LOTT' || gameType === 'ELOTT')

export type GameTileProps = {
  readonly game: GameItem
  readonly priority?: CoverProps['priority']
  /** The name of its studio. */
  readonly studio?: string | undefined
}

function MoreButton({ game, label }: { readonly game: GameItem; readonly label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => openGameSheet(game)}
      className="text-text-faint hover:text-text hover:bg-surface-3 grid size-6 place-items-center rounded-full transition-colors"
    >
      <DotsIcon className="size-icon-small" />
    </button>
  )
}

/**
 * A game in the grid: the cover opens it, the heart makes it a favourite, the dots open the details. There may be
 * thousands, so a tile makes no calls, re-renders only when its own game changes, and has no buttons while far from the
 * viewport.
 */
export const GameTile = memo(function GameTile({ game, studio, priority = 'late' }: GameTileProps) {
  const tile = useRef<HTMLElement>(null)
  const isNear = useNear(tile, priority !== 'late')
  const words = useTileTexts(game)
  return (
    <article ref={tile} data-tile className="tile group grid content-start gap-2">
      <TileCover game={game} words={words} priority={priority} isNear={isNear} />
      {/* A phone has space for the name only; on wider screens the dots are beside it. */}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2">
        <h3 className="font-body col-span-full truncate text-sm font-bold tracking-normal tablet:col-span-1">
          {game.displayName}
        </h3>
        <p className="text-text-faint col-span-full min-h-4 truncate text-xs tablet:col-span-1 tablet:col-start-1 tablet:row-start-2">
          {studio}
        </p>
        <span className="min-h-6 text-xs tablet:col-start-2 tablet:row-start-2">
          {game.supportPlay === 0 && <FreeLink game={game} words={words} />}
        </span>
        <span className="-me-1 size-6 justify-self-end tablet:col-start-2 tablet:row-start-1">
          {isNear && <MoreButton game={game} label={words.more} />}
        </span>
      </div>
      {isDrawn(game) && <DrawSpot game={game} isNear={isNear} />}
    </article>
  )
})
