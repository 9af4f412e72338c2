import { queryOptions } from '@tanstack/react-query'
import { seconds } from '@ronda/core'
import { api, granted } from '../api.ts'

/** Whoever has no socket hears of a change this soon. */
const ASK_AGAIN_MS = seconds(30)

/** Whether the house is open, asked again and again: a house that cannot answer is taken as it was, or as open. */
export const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: async () => granted(await api.system.status()),
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: ASK_AGAIN_MS,
  meta: { isPersonal: true },
})
