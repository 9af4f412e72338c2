import { queryOptions } from '@tanstack/react-query'
import { api, granted } from '@ronda/base/call/api.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'
import { shownPosition } from '../../shell/position/position.ts'

export const positionQuery = queryOptions({
  queryKey: [...CASHIER_KEY, 'position'],
  queryFn: async () => shownPosition(granted(await api.launch.position()), Date.now()),
  // Invalidated when a round has moved the balance or the member's limits have changed; nothing else changes it.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  meta: { isPrivate: true },
})
