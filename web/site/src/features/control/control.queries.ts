import { queryOptions, useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query'
import type { Refusal } from '@ronda/client/lazy'
import type { ControlOverview } from '@ronda/contract'
import type { Result } from '@ronda/core'
import { toast } from '@ronda/ui'
import { api, granted } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'

/** The member's limits and breaks. */
export const controlQuery = queryOptions({
  queryKey: [...CASHIER_KEY, 'control'],
  queryFn: async () => granted(await api.control.overview()),
  meta: { isPrivate: true },
})

type Answer = Result<ControlOverview, Refusal>
type Asked = { readonly ask: () => Promise<Answer>; readonly done: (overview: ControlOverview) => string }

/** Makes a change, shows the new state, and confirms it with a toast. */
export function useControlChange(): UseMutationResult<Answer, Error, Asked> {
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ ask }: Asked) => ask(),
    onSuccess(reply, { done }) {
      if (!reply.ok) return toast(refusalText(reply.error.code), 'bad')
      queries.setQueryData(controlQuery.queryKey, reply.value)
      return toast(done(reply.value))
    },
    onError: () => toast(refusalText('server.fault'), 'bad'),
  })
}
