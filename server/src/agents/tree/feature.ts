import { isOwn } from '../../money/recognition/index.ts'
import { cashierPublisher } from '../../people/memberEvent/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { MoveListener, TreeOptions } from './move.actions.ts'
import { treeDeskRoutes } from './tree.routes.ts'

export type TreeNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'hub'>
  readonly merchant: string
}

/** Who stands below whom, with its history; moves by staff. */
export function openTreeFeature({ platform, merchant }: TreeNeeds) {
  const { db, clock, ids, hub } = platform
  const moved: MoveListener[] = []
  const options: TreeOptions = { db, clock, ids, merchant, isOwn, onFreezeEnded: cashierPublisher(hub), moved }
  return {
    api: { options, onMoved: (listener: MoveListener): void => void moved.push(listener) },
    handlers: { treeDesk: treeDeskRoutes(options) },
  }
}
