import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Balance } from '@ronda/contract'
import { seconds } from '@ronda/core'
import { api, granted } from '@ronda/base/call/api.ts'
import { CASHIER_KEY } from './cashierKey.ts'
import { allowanceQuery } from './allowance.queries.ts'
import { balanceQuery } from '@ronda/base/wallet/balance.queries.ts'
import { newerBalance } from '@ronda/base/wallet/balance.ts'

/** Where all money of the member is. Refetched whenever the server reports that some of it has moved. */
export const fundsQuery = queryOptions({
  queryKey: [...CASHIER_KEY, 'funds'],
  queryFn: async () => granted(await api.funds.explained()),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnMount: 'always',
  meta: { isPrivate: true },
})

/** Vendors with their own wallet, and the latest moves to and from them. */
export const vendorsQuery = queryOptions({
  queryKey: [...CASHIER_KEY, 'vendors'],
  queryFn: async () => granted(await api.vendor.vendors()),
  meta: { isPrivate: true },
})

export type VendorsHere = Awaited<ReturnType<NonNullable<typeof vendorsQuery.queryFn>>>
export type VendorHere = VendorsHere['vendors'][number]

/** Bets can arrive every second; the allowance for withdrawals is refetched at most once per interval. */
const ALLOWANCE_DELAY_MS = seconds(1)
let allowanceTimer: ReturnType<typeof setTimeout> | undefined

function invalidateAllowance(queries: QueryClient): void {
  allowanceTimer ??= setTimeout(() => {
    allowanceTimer = undefined
    void queries.invalidateQueries({ queryKey: allowanceQuery.queryKey })
  }, ALLOWANCE_DELAY_MS)
}

export function applyBalance(queries: QueryClient, received: Balance): void {
  invalidateAllowance(queries)
  const held = queries.getQueryData(balanceQuery.queryKey)?.held
  queries.setQueryData(balanceQuery.queryKey, (known) => newerBalance(known, received))
  // A push says how much is held, not what for.
  if (held !== undefined && held !== received.held) void queries.invalidateQueries({ queryKey: fundsQuery.queryKey })
}
