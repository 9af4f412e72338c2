import { queryOptions } from '@tanstack/react-query'
import { api, granted } from '../../api.ts'

export const positionQuery = queryOptions({
  queryKey: ['position'],
  queryFn: async () => granted(await api.launch.position()),
  // Asked again when a round has moved the balance; nothing else changes it.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  meta: { isPrivate: true },
})
