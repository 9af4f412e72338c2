import { queryOptions } from '@tanstack/react-query'
import { api, granted } from '@ronda/base/call/api.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'

/** The member's verification tier, and what is still required. */
export const ladderQuery = queryOptions({
  queryKey: [...CASHIER_KEY, 'documents'],
  queryFn: async () => granted(await api.documents.overview()),
  meta: { isPrivate: true },
})

export type Ladder = Awaited<ReturnType<NonNullable<typeof ladderQuery.queryFn>>>
export type Step = Ladder['tiers'][number]
