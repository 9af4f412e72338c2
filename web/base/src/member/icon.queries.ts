import { queryOptions } from '@tanstack/react-query'
import { api, granted } from '../call/api.ts'

/** The address of the member's picture. */
export const iconQuery = queryOptions({
  queryKey: ['icon'],
  queryFn: async () => granted(await api.member.icon()).url,
  staleTime: Number.POSITIVE_INFINITY,
  meta: { isPrivate: true },
})
