import { useQueryClient } from '@tanstack/react-query'
import type { Result } from '@ronda/core'
import type { Refusal } from '@ronda/client/lazy'
import { toast } from '@ronda/ui'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'

/** Performs an action on a withdrawal; all queries about the member's money are invalidated, whatever the result. */
export function useWithdrawalAct(): (
  ask: () => Promise<Result<unknown, Refusal>>,
  thanks: string,
) => Promise<Refusal['code'] | undefined> {
  const queries = useQueryClient()
  return async (ask, thanks) => {
    const reply = await ask()
    void queries.invalidateQueries({ queryKey: CASHIER_KEY })
    if (!reply.ok) return reply.error.code
    toast(thanks)
    return undefined
  }
}
