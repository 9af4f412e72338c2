import { queryOptions } from '@tanstack/react-query'
import { api, granted } from '@ronda/base/call/api.ts'
import { CASHIER_KEY } from './cashierKey.ts'

/** How much can be withdrawn now, and why not more. Bets and wins change it, so it is always refetched. */
export const allowanceQuery = queryOptions({
  queryKey: [...CASHIER_KEY, 'withdrawals', 'room'],
  queryFn: async () => granted(await api.withdrawal.room()),
  meta: { isPrivate: true },
})
