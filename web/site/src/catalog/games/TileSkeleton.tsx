import { Skeleton } from '@ronda/ui'

/** The shape of a tile, as tall as the tile will be. */
export function TileSkeleton() {
  return (
    <div aria-hidden className="grid content-start gap-2">
      <Skeleton className="aspect-cover w-full rounded-md tablet:rounded-lg" />
      <div className="grid h-16 content-start gap-2 pt-1 tablet:h-12">
        <Skeleton className="h-3 w-3/4" />
        <Skeleton className="h-3 w-1/2" />
      </div>
    </div>
  )
}
