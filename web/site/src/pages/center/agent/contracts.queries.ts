import { queryOptions } from '@tanstack/react-query'
import { minutes } from '@ronda/core'
import { api, granted } from '@ronda/base/call/api.ts'

/** Which contracts an account may have. */
export const contractsQuery = queryOptions({
  queryKey: ['contracts'],
  queryFn: async () => granted(await api.member.consolidated()).contracts,
  staleTime: minutes(5),
  meta: { isPrivate: true },
})
