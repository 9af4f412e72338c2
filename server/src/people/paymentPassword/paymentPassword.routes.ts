import type { paymentPassword as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { MemberSession } from '../session/index.ts'
import { paymentStatusOf } from './paymentPassword.actions.ts'
import { setPaymentPassword, type PaymentOptions } from './set.actions.ts'

type Who = Callers & { readonly member: MemberSession }

export function paymentPasswordRoutes(options: PaymentOptions): GroupHandlers<typeof calls, Who> {
  return {
    status: async ({ caller }) => ok(await paymentStatusOf(options, caller.account.id)),
    async set({ request: { next, current }, caller }) {
      const set = await setPaymentPassword(options, caller, { next, current })
      return set.ok ? ok({}) : set
    },
  }
}
