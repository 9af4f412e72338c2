import { memo, Suspense, useRef } from 'react'
import type { GameItem } from '@ronda/contract'
import { useMounted } from '@ronda/ui'
import { lazyPart } from '@ronda/base/load/lazyPart.ts'
import type { CoverProps } from './Cover.tsx'
import { openGameSheet } from './gameSheet.ts'
import { TileCover } from './TileCover.tsx'
import { FavouriteHeart } from '../favourite/FavouriteHeart.tsx'
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

type SpotProps = { readonly game: GameItem; readonly isNear: boolean }

/** The current draw of a lottery, in the line that other tiles use for the studio: all tiles are of one height. */
function DrawLine({ game, isNear }: SpotProps) {
  const isMounted = useMounted()
  return (
    <div className="flex min-w-0 grow items-baseline gap-2">
      {isMounted && isNear && (
        <Suspense>
          <TileDraw gameCode={game.gameCode} />
        </Suspense>
      )}
    </div>
  )
}

// Loaded only in the lobby of live tables.
const TileLimits = lazyPart(
  () => import('../live/TileTable.tsx'),
  'TileLimits',
  () => null,
)
const TileTable = lazyPart(
  () => import('../live/TileTable.tsx'),
  'TileTable',
  () => null,
)

/** Last results and players of a live table, in a reserved space, so that the tiles below do not shift. */
function TableLine({ game, isNear }: SpotProps) {
  const isMounted = useMounted()
  return (
    <div className="flex h-6 min-w-0 items-center gap-2">
      {isMounted && isNear && (
        <Suspense>
          <TileTable game={game} />
        </Suspense>
      )}
    </div>
  )
}

/** The one line about a game under its name: the draw of a lottery, the limits of a table, or the studio. */
function MetaLine({ game, isNear, studio, hasTable }: SpotProps & Pick<GameTileProps, 'studio' | 'hasTable'>) {
  const isMounted = useMounted()
  if (isDrawn(game)) return <DrawLine game={game} isNear={isNear} />
  if (hasTable === true) return <Suspense>{isMounted && isNear && <TileLimits game={game} />}</Suspense>
  // A phone has no space for the studio beside the link.
  return <p className="text-text-faint hidden min-w-0 truncate tablet:block">{studio}</p>
}

const isDrawn = ({ gameType, isGame }: GameItem): boolean =>
  isGame === 'GAME' && (gameType === 'LOTT' || gameType === 'ELOTT')

export type GameTileProps = {
  readonly game: GameItem
  readonly priority?: CoverProps['priority']
  /** The name of its studio. */
  readonly studio?: string | undefined
  /** In the lobby of live tables: shows limits, players and last results. */
  readonly hasTable?: boolean
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
export const GameTile = memo(function GameTile({ game, studio, priority = 'late', hasTable = false }: GameTileProps) {
  const tile = useRef<HTMLElement>(null)
  const isNear = useNear(tile, priority !== 'late')
  const words = useTileTexts(game)
  return (
    <article ref={tile} data-tile className="tile group grid content-start gap-2">
      <TileCover game={game} words={words} priority={priority} isNear={isNear} />
      <div className="grid min-w-0 grid-cols-1">
        <div className="flex h-6 items-center">
          <h3 className="font-body min-w-0 grow truncate text-sm font-bold tracking-normal">{game.displayName}</h3>
          <span className="-me-2 size-8 shrink-0">
            {isNear && <FavouriteHeart game={game} label={words.favourite} />}
          </span>
        </div>
        <div className="flex h-6 items-center gap-2 text-xs">
          <MetaLine game={game} isNear={isNear} studio={studio} hasTable={hasTable} />
          <span className="shrink-0 tablet:ms-auto">
            {game.supportPlay === 0 && <FreeLink game={game} words={words} />}
          </span>
          <span className="-me-1 ms-auto size-6 shrink-0 tablet:ms-0">
            {isNear && <MoreButton game={game} label={words.more} />}
          </span>
        </div>
        {hasTable && <TableLine game={game} isNear={isNear} />}
      </div>
    </article>
  )
})
