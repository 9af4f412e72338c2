import { queryOptions } from '@tanstack/react-query'
import { api, granted } from '../../api.ts'

/** Where the picture of whoever is signed in can be had. */
export const iconQuery = queryOptions({
  queryKey: ['icon'],
  queryFn: async () => granted(await api.member.icon()).url,
  staleTime: Number.POSITIVE_INFINITY,
  meta: { isPrivate: true },
})
