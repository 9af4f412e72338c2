import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Bonus } from '@ronda/contract'
import { toast } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { balanceQuery } from '@ronda/base/wallet/balance.queries.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'

/** Reads everything again that a change of a bonus moves. */
function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: CASHIER_KEY }),
      queries.invalidateQueries({ queryKey: balanceQuery.queryKey }),
    ])
  }
}

/** Accepts a bonus under the terms that are shown. */
export function useAcceptBonus(onDone: () => void) {
  const t = useTranslations('bonus.accept')
  const { refusalText } = useLanguage()
  const readAgain = useReadAgain()
  return useMutation({
    mutationFn: ({ id, termsHash }: Pick<Bonus, 'id' | 'termsHash'>) => api.bonus.accept({ id, termsHash }),
    async onSuccess(reply) {
      if (reply.ok) toast(t(reply.value.state === 'active' ? 'done' : 'waits'), 'good')
      else toast(refusalText(reply.error.code), 'bad')
      await readAgain()
      onDone()
    },
  })
}

/** Cancels the running bonus, or declines an offered one. */
export function useCancelBonus(onDone: () => void) {
  const t = useTranslations('bonus')
  const { refusalText } = useLanguage()
  const readAgain = useReadAgain()
  return useMutation({
    mutationFn: ({ id }: Pick<Bonus, 'id' | 'state'>) => api.bonus.cancel({ id }),
    async onSuccess(reply, { state }) {
      if (!reply.ok) toast(refusalText(reply.error.code), 'bad')
      else if (reply.value.state === 'ending') toast(t('cancel.ending'))
      else toast(t(state === 'active' ? 'cancel.done' : 'offers.declined'))
      await readAgain()
      onDone()
    },
  })
}
