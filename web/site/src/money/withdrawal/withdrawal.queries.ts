import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api, granted } from '../../api.ts'
import { CASHIER_KEY } from '../cashierKey.ts'

/** How much can be withdrawn now, and why not more. Bets and wins change it, so it is always refetched. */
export const allowanceQuery = queryOptions({
  queryKey: [...CASHIER_KEY, 'withdrawals', 'room'],
  queryFn: async () => granted(await api.withdrawal.room()),
  meta: { isPrivate: true },
})

export const accountsQuery = queryOptions({
  queryKey: [...CASHIER_KEY, 'payoutAccounts'],
  queryFn: async () => granted(await api.payoutAccount.list()),
  meta: { isPrivate: true },
})

export const paymentQuery = queryOptions({
  queryKey: [...CASHIER_KEY, 'payment'],
  queryFn: async () => granted(await api.payment.status()),
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
