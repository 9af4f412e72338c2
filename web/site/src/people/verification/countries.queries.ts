import { queryOptions } from '@tanstack/react-query'
import { api, granted } from '../../api.ts'

/** Countries with their dialing codes, and the one the visitor seems to be in. */
export const countriesQuery = queryOptions({
  queryKey: ['house', 'countries'],
  queryFn: async () => granted(await api.system.countries()),
  staleTime: Number.POSITIVE_INFINITY,
})
