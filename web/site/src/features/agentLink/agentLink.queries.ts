import { queryOptions } from '@tanstack/react-query'
import { minutes } from '@ronda/core'
import { api, granted } from '@ronda/base/call/api.ts'

/** Somebody may register while the page is open. */
const AGAIN_MS = minutes(1)

/** The registration links of the agent, with what they have brought. */
export const linksQuery = queryOptions({
  queryKey: ['agentLinks'],
  queryFn: async () => granted(await api.agentLinks.list()),
  refetchInterval: AGAIN_MS,
  meta: { isPrivate: true },
})
