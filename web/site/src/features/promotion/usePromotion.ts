import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Promotion } from '@ronda/contract'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { toast } from '@ronda/ui'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'

/** Joins a promotion in the version that is shown. */
export function useJoinPromotion(promotion: Promotion) {
  const t = useTranslations('promotion')
  const { language, refusalText } = useLanguage()
  const queries = useQueryClient()
  const { id, version } = promotion
  return useMutation({
    mutationFn: (code: string | undefined) =>
      api.promotions.join({ id, version, language, ...(code !== undefined && { code }) }),
    async onSuccess(reply) {
      if (reply.ok) toast(t(reply.value.state === 'applying' ? 'appliedNow' : 'joinedNow'), 'good')
      else toast(refusalText(reply.error.code), 'bad')
      await queries.invalidateQueries({ queryKey: CASHIER_KEY })
    },
  })
}

/** Claims what a promotion has brought. */
export function useClaimPromotion({ currency, gives }: Pick<Promotion, 'currency' | 'gives'>) {
  const t = useTranslations('promotion')
  const { language, refusalText } = useLanguage()
  const { write } = useAmounts(currency)
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (own: string) => api.promotions.claim({ own, language }),
    async onSuccess(reply) {
      if (reply.ok)
        toast(
          gives === 'cash' ? t('claimedNow', { amount: write(reply.value.own?.amount ?? 0n) }) : t('bonusNow'),
          'good',
        )
      else toast(refusalText(reply.error.code), 'bad')
      await queries.invalidateQueries({ queryKey: CASHIER_KEY })
    },
  })
}
