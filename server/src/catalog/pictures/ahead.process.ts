// Draws what nobody has asked for yet, in time that nobody else wants.
import { basename } from 'node:path'
import { runLowPriority } from '../../platform/workers/runLowPriority.ts'
import { forgetEarlierHands, keptFiles, keptPath, keptPicture } from './keep.actions.ts'
import { picturesAhead } from './pictures.ts'

export type AheadJob = { readonly folder: string; readonly first: readonly string[]; readonly bytesMax: number }

async function drawAhead({ folder, first, bytesMax }: AheadJob): Promise<number> {
  await forgetEarlierHands(folder)
  const kept = await keptFiles(folder)
  let { bytes } = kept
  let drawn = 0
  for (const picture of picturesAhead(first)) {
    if (bytes >= bytesMax) break
    if (kept.names.has(basename(keptPath(folder, picture)))) continue
    bytes += (await keptPicture(folder, picture, 'small')).length
    drawn += 1
  }
  return drawn
}

runLowPriority(drawAhead)
