import { useQuery } from '@tanstack/react-query'
import { balanceQuery } from '@ronda/base/wallet/balance.queries.ts'
import { fundsQuery } from '../../shell/wallet/wallet.queries.ts'
import { fundsView } from './fundsView.ts'

/** The explained funds: the fetched ones, with the balance pushed since. */
export function useFunds() {
  const { data: funds, error, isError, isFetching, refetch } = useQuery(fundsQuery)
  const { data: pushed, refetch: refetchBalance } = useQuery(balanceQuery)
  return {
    currency: funds?.currency,
    view: funds && fundsView(funds, pushed),
    error,
    isError,
    isFetching,
    refresh: () => void Promise.all([refetch(), refetchBalance()]),
  }
}
