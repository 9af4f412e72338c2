import { queryOptions } from '@tanstack/react-query'
import type { PayoutAccountLine } from '@ronda/contract'
import { api, granted } from '@ronda/base/call/api.ts'
import { CASHIER_KEY } from './cashierKey.ts'

export type Bound = {
  readonly list: readonly PayoutAccountLine[]
  readonly holder: string | null
  readonly isVerified: boolean
  readonly waitHours: number
}

/** The member's payout accounts. */
export const accountsQuery = queryOptions({
  queryKey: [...CASHIER_KEY, 'payoutAccounts'],
  queryFn: async () => granted(await api.payoutAccount.list()),
  meta: { isPrivate: true },
})
