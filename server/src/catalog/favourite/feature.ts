import type { Platform } from '../../platform/platform.ts'
import type { FavouriteOptions } from './favourite.actions.ts'
import { favouriteRoutes } from './favourite.routes.ts'

export type FavouriteNeeds = Pick<FavouriteOptions, 'itemOf'> & { readonly platform: Pick<Platform, 'db'> }

/** The games that a member has marked. */
export function openFavouriteFeature({ platform: { db }, itemOf }: FavouriteNeeds) {
  return { handlers: { favourites: favouriteRoutes({ db, itemOf }) } }
}
