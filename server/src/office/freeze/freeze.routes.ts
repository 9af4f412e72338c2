import type { Freeze, freezes as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { StoredFreeze } from '../../people/freeze/index.ts'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { freeze, lift, listOf, type FreezeOptions } from './freeze.actions.ts'

type Who = Callers & { readonly member: MemberSession }

const shown = ({ id, part, reason, ...of }: StoredFreeze): Freeze => ({
  id,
  part,
  reason,
  by: of.madeByName,
  isByAgent: of.isByAgent,
  at: of.madeAtMs,
  until: of.untilMs,
  endedAt: of.endedAtMs,
  endedBy: of.endedByName,
})

export function freezeRoutes(options: FreezeOptions): GroupHandlers<typeof calls, Who> {
  return {
    async list({ request }) {
      const found = await listOf(options, request.member)
      return found.ok ? ok({ freezes: found.value.map(shown) }) : found
    },
    async freeze({ request, caller }) {
      const frozen = await freeze(options, caller.account.id, request)
      return frozen.ok ? ok(shown(frozen.value)) : frozen
    },
    async lift({ request, caller }) {
      const lifted = await lift(options, caller.account.id, request)
      return lifted.ok ? ok(shown(lifted.value)) : lifted
    },
  }
}
