import { isOwn } from '../../money/recognition/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { MoveListener, TreeOptions } from './move.actions.ts'
import { treeDeskRoutes } from './tree.routes.ts'

export type TreeNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids'>
  readonly merchant: string
}

/** Who stands below whom, with its history; moves by staff. */
export function openTreeFeature({ platform, merchant }: TreeNeeds) {
  const { db, clock, ids } = platform
  const moved: MoveListener[] = []
  const options: TreeOptions = { db, clock, ids, merchant, isOwn, moved }
  return {
    api: { options, onMoved: (listener: MoveListener): void => void moved.push(listener) },
    handlers: { treeDesk: treeDeskRoutes(options) },
  }
}
