import { Skeleton } from '@ronda/ui'

/** The placeholder of a tile, as tall as the tile: a border around the cover, a line for the name, and one below. */
export function TileSkeleton({ hasTable = false }: { readonly hasTable?: boolean }) {
  return (
    <div aria-hidden className="grid content-start gap-2">
      <div className="border border-transparent">
        <Skeleton className="aspect-cover w-full rounded-md tablet:rounded-lg" />
      </div>
      <div>
        <div className="grid h-6 content-center">
          <Skeleton className="h-3 w-3/4" />
        </div>
        <div className="grid h-6 content-center">
          <Skeleton className="h-3 w-1/2" />
        </div>
        {hasTable && <div className="h-6" />}
      </div>
    </div>
  )
}
