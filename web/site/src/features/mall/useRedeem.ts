import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Good } from '@ronda/contract'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { toast } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'
import { GOODS_KEY } from './mall.queries.ts'
import type { Form } from './redeemForm.ts'

const AT_PASSWORD: ReadonlySet<string> = new Set(['payment_password.wrong', 'payment_password.locked'])

type State = { readonly passwordProblem?: string; readonly failure?: string; readonly isBusy?: true }

/** Redeems a good, and tells what came of it. */
export function useRedeem({ id, kind, price, currency }: Good, onDone: () => void) {
  const t = useTranslations('mall.dialog')
  const { refusalText } = useLanguage()
  const { write } = useAmounts(currency)
  const queries = useQueryClient()
  const format = useFormatter()
  // After a lost reply the same redemption is sent again; another quantity is another redemption.
  const asked = useRef<{ readonly what: string; readonly key: string }>(undefined)
  const [state, setState] = useState<State>({})

  async function redeem({ quantity, password, name, address, phone }: Form): Promise<void> {
    setState({ isBusy: true })
    const what = `${quantity} ${price}`
    if (asked.current?.what !== what) asked.current = { what, key: crypto.randomUUID() }
    const { key } = asked.current
    const recipient = kind === 'delivery' && { recipient: { name, address, phone } }
    const request = { key, good: id, quantity, price, paymentPassword: password, ...recipient }
    const reply = await proven(() => api.mall.redeem(request))
    void queries.invalidateQueries({ queryKey: CASHIER_KEY })
    void queries.invalidateQueries({ queryKey: GOODS_KEY })
    if (reply.ok) {
      asked.current = undefined
      const { amount, isPaid } = reply.value
      toast(amount === null ? t('sent') : t(isPaid ? 'paid' : 'pending', { amount: write(amount) }))
      return onDone()
    }
    const { code, untilMs } = reply.error
    if (code === 'mall.paused' && untilMs !== undefined) {
      const when = format.dateTime(untilMs, { dateStyle: 'medium', timeStyle: 'short' })
      return setState({ failure: t('paused', { when }) })
    }
    if (code === 'wallet.key_reused') asked.current = undefined
    return setState(AT_PASSWORD.has(code) ? { passwordProblem: refusalText(code) } : { failure: refusalText(code) })
  }

  return { ...state, redeem, forgive: () => setState({}) }
}
