// Draws pictures before they are requested, at idle priority.
import { basename } from 'node:path'
import { runLowPriority } from '../../platform/workers/runLowPriority.ts'
import { deleteOlderVersions, listCachedFiles, cachePath, cachedPicture } from './pictureCache.actions.ts'
import { picturesAhead } from './pictures.ts'

export type AheadJob = { readonly folder: string; readonly first: readonly string[]; readonly bytesMax: number }

async function drawAhead({ folder, first, bytesMax }: AheadJob): Promise<number> {
  await deleteOlderVersions(folder)
  const cached = await listCachedFiles(folder)
  let { bytes } = cached
  let drawn = 0
  for (const picture of picturesAhead(first)) {
    if (bytes >= bytesMax) break
    if (cached.names.has(basename(cachePath(folder, picture)))) continue
    bytes += (await cachedPicture(folder, picture, 'small')).length
    drawn += 1
  }
  return drawn
}

runLowPriority(drawAhead)
