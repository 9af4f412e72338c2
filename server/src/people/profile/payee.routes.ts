import type { profileDesk as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { MemberSession } from '../session/index.ts'
import { decidePayeeChange, openPayee, waitingPayees, type PayeeDeskOptions } from './payee.actions.ts'

type Who = Callers & { readonly member: MemberSession }

export function payeeDeskRoutes(options: PayeeDeskOptions): GroupHandlers<typeof calls, Who> {
  return {
    async queue({ request }) {
      const { changes, hasMore } = await waitingPayees(options, request.after)
      return ok({ changes: [...changes], hasMore })
    },
    open: ({ request, caller }) => openPayee(options, caller.account.id, request.id),
    async decide({ request, caller }) {
      const decided = await decidePayeeChange(options, caller.account.id, { ...request, reason: request.reason.trim() })
      return decided.ok ? ok({}) : decided
    },
  }
}
