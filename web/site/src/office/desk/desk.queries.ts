import { queryOptions } from '@tanstack/react-query'
import { seconds } from '@ronda/core'
import { api, granted } from '../../api.ts'

/** Begins the key of every query of the desk: all are asked again when somebody has decided something. */
export const DESK_KEY = ['desk'] as const

/** Colleagues decide too: what is on the table is never older than this. */
const DESK_LOOK_MS = seconds(5)

/** For every query of the desk: private, fresh, and asked again by itself while somebody looks. */
export const DESK_LOOK = { meta: { isPrivate: true }, staleTime: 0, refetchInterval: DESK_LOOK_MS } as const

export const countsQuery = queryOptions({
  queryKey: [...DESK_KEY, 'counts'],
  queryFn: async () => granted(await api.desk.counts()).queues,
  ...DESK_LOOK,
})
