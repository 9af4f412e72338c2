import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api, granted } from '../../api.ts'
import { CASHIER_KEY } from '../../money/cashierKey.ts'
import { DESK_KEY, DESK_OPTIONS } from '../../office/desk/desk.queries.ts'

/** The member's verification tier, and what is still required. */
export const ladderQuery = queryOptions({
  queryKey: [...CASHIER_KEY, 'documents'],
  queryFn: async () => granted(await api.documents.overview()),
  meta: { isPrivate: true },
})

export type Ladder = Awaited<ReturnType<NonNullable<typeof ladderQuery.queryFn>>>
export type Step = Ladder['tiers'][number]

/** Documents that wait for a decision. */
export const paperQueueQuery = infiniteQueryOptions({
  queryKey: [...DESK_KEY, 'documents'],
  queryFn: async ({ pageParam: after }) =>
    granted(await api.documentDesk.queue({ ...(after !== undefined && { after }) })),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ documents, hasMore }) => (hasMore ? documents.at(-1)?.id : undefined),
  ...DESK_OPTIONS,
})

/** One of them, opened: each read is logged, so it is fetched once. */
export function paperQuery(id: string) {
  return queryOptions({
    queryKey: ['paper', id],
    queryFn: async () => granted(await api.documentDesk.open({ id })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { isPrivate: true },
  })
}
