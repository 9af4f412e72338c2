// Draws requested pictures in a process of its own: building a cover's SVG alone takes longer than a bet may take.
import { runLowPriority } from '../../platform/workers/runLowPriority.ts'
import { openPictureCache } from './pictureCache.actions.ts'
import type { Picture } from './pictures.ts'

export type DrawJob = { readonly folder: string; readonly bytesMax: number; readonly picture: Picture }

let cache: ReturnType<typeof openPictureCache> | undefined

runLowPriority(({ folder, bytesMax, picture }: DrawJob) => {
  cache ??= openPictureCache(folder, bytesMax)
  return cache(picture)
})
