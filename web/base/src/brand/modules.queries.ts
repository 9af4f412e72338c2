import { queryOptions, useQuery } from '@tanstack/react-query'
import { isModuleOn, type ModuleId } from '@ronda/contract'
import { api, granted } from '../call/api.ts'
import { BRAND_KEY } from './brand.queries.ts'

/** Which modules of the brand are on. Fetched once; the server reports changes. */
export const modulesQuery = queryOptions({
  queryKey: [...BRAND_KEY, 'modules'],
  queryFn: async () => granted(await api.brand.whitelabel()).modules,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Whether a module is on; false until known, so that no link to a closed page is shown. */
export function useModule(modId: ModuleId): boolean {
  const { data } = useQuery(modulesQuery)
  return data !== undefined && isModuleOn(data, modId)
}
