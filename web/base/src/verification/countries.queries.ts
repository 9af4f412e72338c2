import { queryOptions } from '@tanstack/react-query'
import { api, granted } from '../call/api.ts'
import { BRAND_KEY } from '../brand/brand.queries.ts'

/** Countries with their dialing codes, and the one the visitor seems to be in. */
export const countriesQuery = queryOptions({
  queryKey: [...BRAND_KEY, 'countries'],
  queryFn: async () => granted(await api.brand.countries()),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { isPersonal: true },
})
