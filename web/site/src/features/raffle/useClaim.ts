import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Raffle } from '@ronda/contract'
import { toast } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'

/** Takes part in a raffle, and claims the free ticket of the day where it has one. */
export function useClaim() {
  const t = useTranslations('raffle')
  const { language, refusalText } = useLanguage()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Raffle) => api.raffles.claim({ id, language }),
    async onSuccess(reply) {
      if (reply.ok) toast(t(reply.value.plan.hasFree ? 'takenFree' : 'taken'), 'good')
      else toast(refusalText(reply.error.code), 'bad')
      await queries.invalidateQueries({ queryKey: CASHIER_KEY })
    },
  })
}
