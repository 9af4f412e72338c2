import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '@ronda/ui'
import { api, codeOf, granted } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { chargeQuery, type Timing } from './pay.queries.ts'

export type Act =
  | { readonly act: 'pay' | 'send'; readonly sent: bigint }
  | { readonly act: 'confirm' | 'reverse' }
  | { readonly act: 'refund'; readonly state: 'done' | 'failed' }
  | { readonly act: 'fail'; readonly reason: 'declined' | 'no_funds' | 'not_authorised' }

/** Performs on a charge what its payer, bank or network would. */
export function useAct(id: string, notice: Timing) {
  const queries = useQueryClient()
  const { refusalText } = useLanguage()
  return useMutation({
    mutationFn: async (act: Act) => granted(await api.providerSandbox.act({ id, notice, ...act })),
    onSuccess: (charge) => queries.setQueryData(chargeQuery(id).queryKey, charge),
    onError: (problem) => toast(refusalText(codeOf(problem)), 'bad'),
  })
}
