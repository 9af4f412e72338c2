import { infiniteQueryOptions } from '@tanstack/react-query'
import { api, granted } from '@ronda/base/call/api.ts'

export const EXCLUSION_KEY = ['exclusions'] as const

/** Excluded bets below the agent, newest first, page by page. */
export const exclusionsQuery = infiniteQueryOptions({
  queryKey: EXCLUSION_KEY,
  initialPageParam: undefined as number | undefined,
  queryFn: async ({ pageParam: before }) => granted(await api.exclusions.list(before === undefined ? {} : { before })),
  getNextPageParam: ({ next }) => next ?? undefined,
  meta: { isPrivate: true },
})
