import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Reward } from '@ronda/contract'
import { money, type Currency } from '@ronda/core'
import { formatMoney, toast, useLocale } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'

/** Collects rewards one after the other. One that is refused stops no other; the last refusal is shown. */
export function useCollect(currency: Currency) {
  const t = useTranslations('reward')
  const { language, refusalText } = useLanguage()
  const locale = useLocale()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function collect(rewards: readonly Pick<Reward, 'id'>[]): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    let paid = 0n
    for (const { id } of rewards) {
      const reply = await api.rewards.collect({ id, language })
      if (reply.ok) paid += reply.value.amount
      else setFailure(refusalText(reply.error.code))
    }
    await queries.invalidateQueries({ queryKey: CASHIER_KEY })
    setBusy(false)
    if (paid > 0n) toast(t('collected', { amount: formatMoney(money(paid, currency), locale) }))
  }

  return { collect, isBusy, failure }
}
