import type { funds as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { readFunds, type FundsOptions } from './funds.actions.ts'

type Who = Callers & { readonly member: MemberSession }

export function fundsRoutes(options: FundsOptions): GroupHandlers<typeof calls, Who> {
  return {
    explained: async ({ caller }) => ok(await readFunds(options, caller.account.id)),
  }
}
