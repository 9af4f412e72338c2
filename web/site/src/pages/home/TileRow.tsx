import type { ReactNode } from 'react'
import { classes, Skeleton } from '@ronda/ui'

export type TileRowProps = {
  /** On a phone: a row to swipe, or a grid once more was requested. */
  readonly isGrid: boolean
  /** How many fit beside each other on a wide screen. */
  readonly columns?: keyof typeof COLUMNS
  readonly children: ReactNode
}

/** Complete class names, so that the build finds them. */
const COLUMNS = {
  2: 'desktop:grid-cols-2',
  3: 'desktop:grid-cols-3',
  6: 'desktop:grid-cols-6',
} as const

/** Tiles side by side: six on a wide screen; on a phone a row to swipe. */
export function TileRow({ isGrid, columns = 6, children }: TileRowProps) {
  return (
    <ul
      className={classes(
        'tablet:grid tablet:grid-cols-4 tablet:gap-4',
        COLUMNS[columns],
        isGrid
          ? 'grid grid-cols-3 gap-3'
          : 'scrollbar-none -mx-4 -my-2 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 py-2 tablet:mx-0 tablet:overflow-visible tablet:px-0',
      )}
    >
      {children}
    </ul>
  )
}

export function TileSpot({ children }: { readonly children: ReactNode }) {
  return <li className="min-w-0 snap-start max-tablet:in-[.flex]:w-tile max-tablet:in-[.flex]:shrink-0">{children}</li>
}

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']

/** Placeholders of exactly the size of the tiles. */
export function TileRowSkeleton({ label }: { readonly label: string }) {
  return (
    <output aria-label={label} className="block min-w-0">
      <TileRow isGrid={false}>
        {PLACES.map((place) => (
          <TileSpot key={place}>
            <span className="grid gap-2">
              <Skeleton className="aspect-cover w-full tablet:rounded-lg" />
              <span className="flex h-12 flex-col justify-around">
                <Skeleton className="h-3 w-3/4" />
                <Skeleton className="h-2 w-1/2" />
              </span>
            </span>
          </TileSpot>
        ))}
      </TileRow>
    </output>
  )
}
