import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { toast } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'

/** Joins a tournament. */
export function useJoin() {
  const t = useTranslations('tournament')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.tournaments.join({ id }),
    async onSuccess(reply) {
      if (reply.ok) toast(t('joined'), 'good')
      else toast(refusalText(reply.error.code), 'bad')
      await queries.invalidateQueries({ queryKey: CASHIER_KEY })
    },
  })
}
