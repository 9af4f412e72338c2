import type { team as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { listTeamMoves } from './listMoves.actions.ts'
import { listTeam, readOverview, type TeamOptions } from './read.actions.ts'
import { shownMoves, shownOverview, shownPage } from './team.view.ts'

type Who = Callers & { readonly member: MemberSession }

export function teamRoutes(options: TeamOptions): GroupHandlers<typeof calls, Who> {
  const { currency } = options
  return {
    overview: async ({ caller }) => ok(shownOverview(await readOverview(options, caller.account.id), currency)),
    async list({ request, caller }) {
      const listed = await listTeam(options, caller.account.id, request)
      return listed.ok ? ok(shownPage(listed.value, currency)) : listed
    },
    async moves({ request, caller }) {
      const listed = await listTeamMoves(options, caller.account.id, request)
      return listed.ok ? ok(shownMoves(listed.value, currency)) : listed
    },
  }
}
