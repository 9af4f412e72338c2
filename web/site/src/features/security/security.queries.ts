import { queryOptions } from '@tanstack/react-query'
import { api, granted } from '@ronda/base/call/api.ts'

/** The security settings of the account. */
export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: async () => granted(await api.security.overview()),
  meta: { isPrivate: true },
})

/** Where the account is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => granted(await api.session.list()).sessions,
  meta: { isPrivate: true },
})

export type SecurityOverview = Awaited<ReturnType<NonNullable<typeof securityQuery.queryFn>>>
