import { useQuery } from '@tanstack/react-query'
import { isModuleOn, type ModuleId } from '@ronda/contract'
import { modulesQuery } from './house.queries.ts'

/** Whether a part of the house is on; off until it is known. */
export function useModule(modId: ModuleId): boolean {
  const { data } = useQuery(modulesQuery)
  return data !== undefined && isModuleOn(data.modules, modId)
}
