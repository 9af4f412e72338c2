import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { DepositDetail } from '@ronda/contract'
import { seconds } from '@ronda/core'
import { api, granted } from '@ronda/base/call/api.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'

/** The socket reports changes; this poll is the fallback when it does not. */
const WAIT_MS = seconds(5)

/** The deposit methods. */
export const methodsQuery = queryOptions({
  queryKey: [...CASHIER_KEY, 'deposits', 'ways'],
  queryFn: async () => granted(await api.deposit.ways()),
  meta: { isPrivate: true },
})

/** Earlier deposits, page by page. */
export const depositsQuery = infiniteQueryOptions({
  queryKey: [...CASHIER_KEY, 'deposits', 'list'],
  initialPageParam: '',
  queryFn: async ({ pageParam }) => granted(await api.deposit.list(pageParam === '' ? {} : { before: pageParam })),
  getNextPageParam: ({ lines, hasMore }) => (hasMore ? String(lines.at(-1)?.seq ?? '') : undefined),
  meta: { isPrivate: true },
})

/** Whether something is still pending: a payment, its credit, or a refund. */
function isMoving({ state, toReturn, returned }: DepositDetail): boolean {
  return state === 'asked' || state === 'waiting' || state === 'confirmed' || returned < toReturn
}

/** One deposit, polled while it is open. */
export const depositQuery = (id: string) =>
  queryOptions({
    queryKey: [...CASHIER_KEY, 'deposits', id],
    queryFn: async () => granted(await api.deposit.one({ id })),
    refetchInterval: ({ state }) => (state.data !== undefined && isMoving(state.data) ? WAIT_MS : false),
    refetchOnWindowFocus: true,
    meta: { isPrivate: true },
  })
