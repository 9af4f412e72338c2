import { queryOptions } from '@tanstack/react-query'
import { api, granted } from '@ronda/base/call/api.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'

/** Invitations of a member. Read again when rewards change, because a guest who qualifies brings one. */
export const referralQuery = queryOptions({
  queryKey: [...CASHIER_KEY, 'referral'],
  queryFn: async () => granted(await api.referral.read()),
  meta: { isPrivate: true },
})

export type ReferralInfo = Awaited<ReturnType<NonNullable<typeof referralQuery.queryFn>>>
