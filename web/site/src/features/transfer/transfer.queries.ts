import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api, granted } from '@ronda/base/call/api.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'

/** To whom money may be sent, and the limits. */
export const lineQuery = (q: string) =>
  queryOptions({
    queryKey: [...CASHIER_KEY, 'line', q],
    queryFn: async () => granted(await api.transfer.line(q === '' ? {} : { q })),
    meta: { isPrivate: true },
  })

export type Line = Awaited<ReturnType<NonNullable<ReturnType<typeof lineQuery>['queryFn']>>>

/** Transfers sent and received, newest first. */
export const transfersQuery = infiniteQueryOptions({
  queryKey: [...CASHIER_KEY, 'transfers'],
  queryFn: async ({ pageParam }) =>
    granted(await api.transfer.list(pageParam === undefined ? {} : { before: pageParam })),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ transfers, hasMore }) => (hasMore ? transfers.at(-1)?.seq : undefined),
  meta: { isPrivate: true },
})
