import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { minutes } from '@ronda/core'
import { api, granted } from '@ronda/base/call/api.ts'

/** Somebody may register while the page is open. */
const AGAIN_MS = minutes(1)

/** The registration links of the agent, with what they have brought, page by page. */
export const linksQuery = infiniteQueryOptions({
  queryKey: ['agentLinks'],
  initialPageParam: undefined as string | undefined,
  queryFn: async ({ pageParam: before }) =>
    granted(await api.agentLinks.list({ ...(before !== undefined && { before }) })),
  getNextPageParam: ({ next }) => next ?? undefined,
  refetchInterval: AGAIN_MS,
  meta: { isPrivate: true },
})

/** What the reader has signed when they registered. */
export const signedQuery = queryOptions({
  queryKey: ['signedTerms'],
  queryFn: async () => granted(await api.agentLinks.signed()),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { isPrivate: true },
})
