import { queryOptions, useQuery } from '@tanstack/react-query'
import { isModuleOn, type ModuleId } from '@ronda/contract'
import { api, granted } from '../api.ts'
import { BRAND_KEY } from './brand.queries.ts'

/** Which parts of the house are on. Asked for once; the house says when it has changed. */
export const modulesQuery = queryOptions({
  queryKey: [...BRAND_KEY, 'modules'],
  queryFn: async () => granted(await api.system.whitelabel()).modules,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Whether a part is on; off while nobody knows yet, so that no door is shown that may be closed. */
export function useModule(modId: ModuleId): boolean {
  const { data } = useQuery(modulesQuery)
  return data !== undefined && isModuleOn(data, modId)
}
