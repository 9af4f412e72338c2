import { queryOptions } from '@tanstack/react-query'
import { api, granted } from '../api.ts'

/** Whether the house is open. Asked at start-up; a house that cannot answer is taken as open and will say so itself. */
export const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: async () => granted(await api.system.status()),
  staleTime: Number.POSITIVE_INFINITY,
})
