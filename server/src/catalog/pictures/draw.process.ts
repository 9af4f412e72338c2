// Draws what somebody waits for, in a process of its own: making a cover's vectors alone takes longer than a wager may.
import { runLowPriority } from '../../platform/workers/runLowPriority.ts'
import { openShelf } from './keep.actions.ts'
import type { Picture } from './pictures.ts'

export type DrawJob = { readonly folder: string; readonly bytesMax: number; readonly picture: Picture }

let shelf: ReturnType<typeof openShelf> | undefined

runLowPriority(({ folder, bytesMax, picture }: DrawJob) => {
  shelf ??= openShelf(folder, bytesMax)
  return shelf(picture)
})
