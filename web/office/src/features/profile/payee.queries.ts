import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { granted } from '@ronda/base/call/api.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY, DESK_OPTIONS } from '../../shell/desk/desk.queries.ts'

/** Changes of payee names that wait for a decision. */
export const payeeQueueQuery = infiniteQueryOptions({
  queryKey: [...DESK_KEY, 'payees'],
  queryFn: async ({ pageParam: after }) =>
    granted(await staffApi.profileDesk.queue({ ...(after !== undefined && { after }) })),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ changes, hasMore }) => (hasMore ? changes.at(-1)?.id : undefined),
  ...DESK_OPTIONS,
})

/** One of them, opened: each read is logged, so it is fetched once. */
export function payeeQuery(id: string) {
  return queryOptions({
    queryKey: ['payee', id],
    queryFn: async () => granted(await staffApi.profileDesk.open({ id })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { isPrivate: true },
  })
}
