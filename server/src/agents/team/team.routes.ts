import { isModuleOn, type team as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { freezeBelow, liftBelow, type TeamFreezeOptions } from './freeze.actions.ts'
import { listTeamMoves } from './listMoves.actions.ts'
import { listTeam, readOverview } from './read.actions.ts'
import { shownFreeze, shownMoves, shownOverview, shownPage } from './team.view.ts'

type Who = Callers & { readonly member: MemberSession }

export function teamRoutes(options: TeamFreezeOptions): GroupHandlers<typeof calls, Who> {
  const { currency } = options
  return {
    overview: async ({ caller }) => ok(shownOverview(await readOverview(options, caller.account.id), currency)),
    async list({ request, caller }) {
      const listed = await listTeam(options, caller.account.id, request)
      if (!listed.ok) return listed
      const { modules, money } = await options.settings.current()
      const mayFreeze = isModuleOn(modules, 'AGENTFREEZE3')
      // Inside the team of another agent the first level is not directly below the caller.
      const maySend = listed.value.under === undefined && money.transfer.toDownline
      return ok(shownPage({ ...listed.value, mayFreeze, maySend }, currency))
    },
    async freeze({ request, caller }) {
      const frozen = await freezeBelow(options, caller.account.id, request)
      return frozen.ok ? ok(shownFreeze(frozen.value)) : frozen
    },
    async lift({ request, caller }) {
      const lifted = await liftBelow(options, caller.account.id, request.id)
      return lifted.ok ? ok({}) : lifted
    },
    async moves({ request, caller }) {
      const listed = await listTeamMoves(options, caller.account.id, request)
      return listed.ok ? ok(shownMoves(listed.value, currency)) : listed
    },
  }
}
