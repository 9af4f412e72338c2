import { queryOptions } from '@tanstack/react-query'
import { seconds } from '@ronda/core'
import { api, granted } from '@ronda/base/call/api.ts'
import { CASHIER_KEY } from './cashierKey.ts'

/** Bets earn points while the page is open, and nothing is pushed for each of them. */
const REFETCH_MS = seconds(10)

/** The points of the signed-in member. */
export const pointsQuery = queryOptions({
  queryKey: [...CASHIER_KEY, 'points'],
  queryFn: async () => granted(await api.point.balance()),
  refetchInterval: REFETCH_MS,
  meta: { isPrivate: true },
})
