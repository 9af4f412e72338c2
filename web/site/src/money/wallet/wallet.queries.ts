import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Balance } from '@ronda/contract'
import { api, granted } from '../../api.ts'
import { newerBalance } from './balance.ts'

export const balanceQuery = queryOptions({
  queryKey: ['balance'],
  queryFn: async () => granted(await api.wallet.balance()),
  // Pushed by the socket from then on; asked again only when the socket had a gap.
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: (known, heard) => newerBalance(known as Balance | undefined, heard as Balance),
  meta: { isPrivate: true },
})

export function hearBalance(queries: QueryClient, heard: Balance): void {
  queries.setQueryData(balanceQuery.queryKey, (known) => newerBalance(known, heard))
}
