import { queryOptions } from '@tanstack/react-query'
import { seconds } from '@ronda/core'
import { api, granted } from '../call/api.ts'
import { storeMerchant } from '../call/clientWords.ts'

/** The delay until a page without a socket notices a change. */
const ASK_AGAIN_MS = seconds(30)

/**
 * Whether the site is open, polled. If the server cannot answer, the last known state stays; until the first answer the
 * site counts as open.
 */
export const statusQuery = queryOptions({
  queryKey: ['status'],
  async queryFn() {
    const status = granted(await api.brand.status())
    storeMerchant(status.merchant)
    return status
  },
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: ASK_AGAIN_MS,
  meta: { isPersonal: true },
})
