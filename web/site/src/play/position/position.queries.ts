import { queryOptions } from '@tanstack/react-query'
import { api, granted } from '../../api.ts'
import { CASHIER_KEY } from '../../money/cashierKey.ts'
import { shownPosition } from './position.ts'

export const positionQuery = queryOptions({
  queryKey: [...CASHIER_KEY, 'position'],
  queryFn: async () => shownPosition(granted(await api.launch.position()), Date.now()),
  // Invalidated when a round has moved the balance or the member's limits have changed; nothing else changes it.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  meta: { isPrivate: true },
})
