import { useQuery } from '@tanstack/react-query'
import type { LotteryItem } from '@ronda/contract'
import { useLanguage } from '../../language/useLanguage.ts'
import { lotteriesQuery } from './lottery.queries.ts'

export type Lotteries = {
  /** Undefined until they are here. */
  readonly lotteries: readonly LotteryItem[] | undefined
  /** How far the house's clock is ahead of this one. */
  readonly aheadMs: number
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** The lotteries as they stand; however many show them, they are asked for once. */
export function useLotteries(): Lotteries {
  const { language } = useLanguage()
  const { data, error, isFetching, refetch } = useQuery(lotteriesQuery(language))
  return { lotteries: data?.list, aheadMs: data?.aheadMs ?? 0, error, isFetching, refetch }
}
