import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { classes } from '@ronda/ui'
import { afterStep, gridStep } from './gridStep.ts'

const GRID = 'wall grid gap-x-3 gap-y-5 tablet:gap-x-4'
const COLUMNS = 'grid-cols-3 tablet:grid-cols-4 desktop:grid-cols-5 wide:grid-cols-6'
/** Live tables and lotteries show more about each, and there are few of them. */
const LARGE_COLUMNS = 'grid-cols-2 tablet:grid-cols-3 desktop:grid-cols-4'

/** How many tiles are in the first row. */
function columnsOf(tiles: readonly HTMLElement[]): number {
  const top = tiles[0]?.offsetTop
  const below = tiles.findIndex(({ offsetTop }) => offsetTop !== top)
  return below === -1 ? Math.max(tiles.length, 1) : below
}

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return
  const tile = event.target.closest<HTMLElement>('[data-tile]')
  if (tile === null) return
  if (event.key === 'f' || event.key === 'F') {
    tile.querySelector<HTMLElement>('[data-heart]')?.click()
    return
  }
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tile]')]
  const columns = columnsOf(tiles)
  const step = gridStep(event.key, columns, getComputedStyle(event.currentTarget).direction === 'rtl')
  if (step === undefined) return
  event.preventDefault()
  const next = tiles[afterStep(tiles.indexOf(tile), step, tiles.length, columns)]
  next?.querySelector<HTMLElement>('[data-open]')?.focus()
}

export type GameGridProps = {
  readonly children: ReactNode
  readonly ref?: Ref<HTMLDivElement>
  /** The previous page is shown while the next one loads. */
  readonly isOld?: boolean
  /** Fewer tiles in a row, each larger. */
  readonly isLarge?: boolean
}

/** Tiles in rows. Arrow keys move between them, F toggles a favourite, Enter follows the link. */
export function GameGrid({ children, ref, isOld = false, isLarge = false }: GameGridProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys belong to the links inside
    <div
      ref={ref}
      aria-busy={isOld}
      onKeyDown={onKeyDown}
      className={classes(
        GRID,
        isLarge ? LARGE_COLUMNS : COLUMNS,
        'duration-base scroll-mt-20 transition-opacity',
        isOld && 'opacity-50',
      )}
    >
      {children}
    </div>
  )
}
