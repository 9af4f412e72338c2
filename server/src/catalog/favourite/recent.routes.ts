import type { favourites as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { pageOf } from './lists.view.ts'
import { readRecent, RECENT_MAX, type RecentOptions } from './recent.actions.ts'

type Who = Callers & { readonly member: MemberSession }

export function recentRoutes(options: RecentOptions): GroupHandlers<Pick<typeof calls, 'recent'>, Who> {
  return {
    async recent({ request, caller }) {
      const { page: pageNo, pageSize, gameType, vassalage: vendor, language } = request
      const recentGames = await readRecent(options, caller.account.id, language)
      const { games, ...page } = pageOf(recentGames, { pageNo, pageSize, gameType, vendor }, RECENT_MAX)
      return ok({ ...page, list: games })
    },
  }
}
