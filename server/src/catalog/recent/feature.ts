import type { Platform } from '../../platform/platform.ts'
import type { RecentOptions } from './recent.actions.ts'
import { recentRoutes } from './recent.routes.ts'

export type RecentNeeds = Pick<RecentOptions, 'itemOf'> & { readonly platform: Pick<Platform, 'db'> }

/** The games that a member opened last. */
export function openRecentFeature({ platform: { db }, itemOf }: RecentNeeds) {
  return { handlers: { favourites: recentRoutes({ db, itemOf }) } }
}
