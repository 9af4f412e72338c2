import { useQuery } from '@tanstack/react-query'
import type { LotteryItem } from '@ronda/contract'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { lotteriesQuery } from './lottery.queries.ts'

export type Lotteries = {
  /** Undefined while loading. */
  readonly lotteries: readonly LotteryItem[] | undefined
  /** How far the server's clock is ahead of this device's. */
  readonly aheadMs: number
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** The lotteries; however many components use them, they are fetched once. */
export function useLotteries(): Lotteries {
  const { language } = useLanguage()
  const { data, error, isFetching, refetch } = useQuery(lotteriesQuery(language))
  return { lotteries: data?.list, aheadMs: data?.aheadMs ?? 0, error, isFetching, refetch }
}
