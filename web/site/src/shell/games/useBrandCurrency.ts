import { useQuery } from '@tanstack/react-query'
import type { Currency } from '@ronda/core'
import { statusQuery } from '@ronda/base/brand/status.queries.ts'

/** The currency of the brand; undefined until it is known. */
export function useBrandCurrency(): Currency | undefined {
  return useQuery(statusQuery).data?.currency
}
