import { useQuery } from '@tanstack/react-query'
import type { Currency } from '@ronda/core'
import { statusQuery } from '../../brand/status.queries.ts'

/** What the house counts in; nothing until it has said so. */
export function useBrandCurrency(): Currency | undefined {
  return useQuery(statusQuery).data?.currency
}
