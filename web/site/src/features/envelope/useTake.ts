import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Envelope } from '@ronda/contract'
import { money } from '@ronda/core'
import { bindClientSeed } from '@ronda/fair'
import { formatMoney, toast, useLocale } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'

/** Sixteen characters that nobody can foresee. */
const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Takes a share: this browser makes its text for the commitment that it has seen. */
export function useTake() {
  const t = useTranslations('envelope')
  const { language, refusalText } = useLanguage()
  const locale = useLocale()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, commitment }: Envelope) =>
      api.envelopes.take({ id, clientSeed: bindClientSeed(randomText(), commitment), language }),
    async onSuccess(reply) {
      if (!reply.ok) toast(refusalText(reply.error.code), 'bad')
      else if (reply.value.own !== null) {
        const { own, currency } = reply.value
        toast(t('got', { amount: formatMoney(money(own.amount, currency), locale) }), 'good')
      }
      await queries.invalidateQueries({ queryKey: CASHIER_KEY })
    },
  })
}
