import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { money } from '@ronda/core'
import { formatMoney, toast, useLocale } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'

/** Claims the rebate, and tells what came of it. */
export function useClaim() {
  const t = useTranslations('rebate')
  const { refusalText } = useLanguage()
  const locale = useLocale()
  const queries = useQueryClient()
  // After a lost reply the same claim is sent again, and is paid once.
  const key = useRef<string>(undefined)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function claim(): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    key.current ??= crypto.randomUUID()
    const reply = await api.rebate.claim({ key: key.current })
    await queries.invalidateQueries({ queryKey: CASHIER_KEY })
    setBusy(false)
    if (!reply.ok) {
      if (reply.error.code === 'rebate.nothing') key.current = undefined
      return setFailure(refusalText(reply.error.code))
    }
    key.current = undefined
    const { amount, currency, state } = reply.value
    toast(t(state === 'paid' ? 'claimed' : 'pending', { amount: formatMoney(money(amount, currency), locale) }))
  }

  return { claim, isBusy, failure }
}
