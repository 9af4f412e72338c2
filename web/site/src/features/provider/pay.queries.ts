import { queryOptions } from '@tanstack/react-query'
import { seconds } from '@ronda/core'
import { api, granted } from '@ronda/base/call/api.ts'

const REFRESH_MS = seconds(3)

/** A charge as its provider has it. */
export const chargeQuery = (id: string) =>
  queryOptions({
    queryKey: ['sandboxPay', id],
    queryFn: async () => granted(await api.providerSandbox.charge({ id })),
    retry: false,
  })

/** The latest charges and payouts of the provider. */
export const providerQuery = queryOptions({
  queryKey: ['sandboxPay'],
  queryFn: async () => granted(await api.providerSandbox.sandboxState()),
  refetchInterval: REFRESH_MS,
})

export type Timing = 'now' | 'late' | 'thrice' | 'never'
