import { queryOptions } from '@tanstack/react-query'
import { seconds } from '@ronda/core'
import { granted } from '@ronda/base/call/api.ts'
import { staffApi } from '../call/staffApi.ts'

/** Prefix of every desk query: all are invalidated after a decision. */
export const DESK_KEY = ['desk'] as const

/** Colleagues decide too: nothing shown is older than this. */
const DESK_POLL_MS = seconds(5)

/** Options of every desk query: private, fresh, and polled while the page is visible. */
export const DESK_OPTIONS = { meta: { isPrivate: true }, staleTime: 0, refetchInterval: DESK_POLL_MS } as const

export const countsQuery = queryOptions({
  queryKey: [...DESK_KEY, 'counts'],
  queryFn: async () => granted(await staffApi.desk.counts()).queues,
  ...DESK_OPTIONS,
})
