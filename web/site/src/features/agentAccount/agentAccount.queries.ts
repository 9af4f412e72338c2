import { infiniteQueryOptions } from '@tanstack/react-query'
import { api, granted } from '@ronda/base/call/api.ts'

/** The accounts that the agent has opened by hand, page by page. */
export const openedQuery = infiniteQueryOptions({
  queryKey: ['agentAccounts'],
  initialPageParam: undefined as string | undefined,
  queryFn: async ({ pageParam: before }) =>
    granted(await api.agentAccounts.list({ ...(before !== undefined && { before }) })),
  getNextPageParam: ({ next }) => next ?? undefined,
  meta: { isPrivate: true },
})
