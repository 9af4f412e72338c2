import { FAVOURITES_MAX, type favourites as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { addFavourite, readFavourites, removeFavourite, type FavouriteOptions } from './favourite.actions.ts'
import { pageOf } from './lists.view.ts'

type Who = Callers & { readonly member: MemberSession }
type Calls = Omit<typeof calls, 'recent'>

export function favouriteRoutes(options: FavouriteOptions): GroupHandlers<Calls, Who> {
  return {
    async favourites({ caller }) {
      const games = await readFavourites(options, caller.account.id, caller.account.language)
      return ok({ list: games.map(({ nodeId, vassalage, gameType }) => ({ nodeId, vendor: vassalage, gameType })) })
    },
    async favouriteList({ request, caller }) {
      const favourites = await readFavourites(options, caller.account.id, request.language)
      const { games, ...page } = pageOf(favourites, request, FAVOURITES_MAX)
      return ok({ ...page, content: games })
    },
    async addFavourite({ request, caller }) {
      const added = await addFavourite(options, caller.account, request)
      return added.ok ? ok({}) : added
    },
    async removeFavourite({ request, caller }) {
      await removeFavourite(options, caller.account.id, request.nodeId)
      return ok({})
    },
  }
}
