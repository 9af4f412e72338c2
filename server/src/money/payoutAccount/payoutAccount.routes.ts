import type { payoutAccount as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import {
  bindPayoutAccount,
  removePayoutAccount,
  showPayoutAccounts,
  type PayoutAccountOptions,
} from './payoutAccount.actions.ts'

type Who = Callers & { readonly member: MemberSession }

export function payoutAccountRoutes(options: PayoutAccountOptions): GroupHandlers<typeof calls, Who> {
  return {
    list: async ({ caller }) => ok(await showPayoutAccounts(options, caller.account.id)),
    bind: ({ request, caller }) => bindPayoutAccount(options, caller.account, request),
    async remove({ request, caller }) {
      const removed = await removePayoutAccount(options, caller.account, request.id)
      return removed.ok ? ok({}) : removed
    },
  }
}
