import type { Opened, Platform } from '../../platform/platform.ts'
import { favouriteRoutes } from './favourite.routes.ts'
import type { Catalogue } from '../games/index.ts'
import { recentRoutes } from './recent.routes.ts'

export type FavouritesNeeds = {
  readonly platform: Pick<Platform, 'db'>
  readonly games: Opened<{ readonly catalogue: Catalogue }>
}

/** The games that a member has marked, and those that they opened last. */
export function openFavouritesFeature({ platform: { db }, games }: FavouritesNeeds) {
  const { catalogue } = games.api
  return {
    handlers: {
      favourites: {
        ...favouriteRoutes({ db, itemOf: (nodeId, language) => catalogue.itemOfNode(nodeId, language) }),
        ...recentRoutes({ db, itemOf: (game, language) => catalogue.itemOfCode(game, language) }),
      },
    },
  }
}
