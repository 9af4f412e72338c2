import { queryOptions } from '@tanstack/react-query'
import type { Balance } from '@ronda/contract'
import { api, granted } from '../call/api.ts'
import { newerBalance } from './balance.ts'

export const balanceQuery = queryOptions({
  queryKey: ['balance'],
  queryFn: async () => granted(await api.wallet.balance()),
  // Pushed by the socket afterwards; refetched only after a gap in the connection.
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: (known, received) => newerBalance(known as Balance | undefined, received as Balance),
  meta: { isPrivate: true },
})
