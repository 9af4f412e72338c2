import { queryOptions } from '@tanstack/react-query'
import { seconds } from '@ronda/core'
import { api, granted } from '@ronda/base/call/api.ts'

/** The live tables. A round lasts about half a minute, so results older than that are stale. */
export const liveTablesQuery = queryOptions({
  queryKey: ['liveTables'],
  queryFn: async () => granted(await api.sharedRound.live()).list,
  staleTime: seconds(10),
  refetchInterval: seconds(20),
})
