import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { granted } from '@ronda/base/call/api.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY, DESK_OPTIONS } from '../../shell/desk/desk.queries.ts'

/** Documents that wait for a decision. */
export const paperQueueQuery = infiniteQueryOptions({
  queryKey: [...DESK_KEY, 'documents'],
  queryFn: async ({ pageParam: after }) =>
    granted(await staffApi.documentDesk.queue({ ...(after !== undefined && { after }) })),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ documents, hasMore }) => (hasMore ? documents.at(-1)?.id : undefined),
  ...DESK_OPTIONS,
})

/** One of them, opened: each read is logged, so it is fetched once. */
export function paperQuery(id: string) {
  return queryOptions({
    queryKey: ['paper', id],
    queryFn: async () => granted(await staffApi.documentDesk.open({ id })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { isPrivate: true },
  })
}
