import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api, granted } from '@ronda/base/call/api.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'

export const paymentQuery = queryOptions({
  queryKey: [...CASHIER_KEY, 'payment'],
  queryFn: async () => granted(await api.paymentPassword.status()),
  meta: { isPrivate: true },
})

export function withdrawalQuery(id: string) {
  return queryOptions({
    queryKey: [...CASHIER_KEY, 'withdrawals', 'one', id],
    queryFn: async () => granted(await api.withdrawal.one({ id })),
    meta: { isPrivate: true },
  })
}

/** The member's withdrawals, the newest first, page after page. */
export const withdrawalsQuery = infiniteQueryOptions({
  queryKey: [...CASHIER_KEY, 'withdrawals', 'list'],
  queryFn: async ({ pageParam }) =>
    granted(await api.withdrawal.list(pageParam === undefined ? {} : { before: pageParam })),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
  meta: { isPrivate: true },
})
