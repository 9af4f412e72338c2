import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { LinePerson } from '@ronda/contract'
import { decimalsOf, money } from '@ronda/core'
import { formatMoney, toast, useLocale } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'
import type { Line } from './transfer.queries.ts'
import { readAmount } from './transferView.ts'

export type Typed = { readonly amount: string; readonly reason: string; readonly password: string }
export type SendState = {
  readonly amountProblem?: string
  readonly passwordProblem?: string
  readonly failure?: string
  readonly isBusy?: true
}

const AT_PASSWORD: ReadonlySet<string> = new Set(['payment_password.wrong', 'payment_password.locked'])

/** Parses the amount, sends it once, and reports the result. */
export function useSend(line: Line, onSent: () => void) {
  const t = useTranslations('transfer')
  const { refusalText } = useLanguage()
  const locale = useLocale()
  const queries = useQueryClient()
  const asked = useRef<{ readonly what: string; readonly key: string }>(undefined)
  const [state, setState] = useState<SendState>({})

  async function ask(to: LinePerson, amount: bigint, { reason, password }: Typed): Promise<void> {
    setState({ isBusy: true })
    // After a lost reply the same transfer is retried; another recipient or amount is another transfer.
    const what = `${to.id} ${amount}`
    if (asked.current?.what !== what) asked.current = { what, key: crypto.randomUUID() }
    const { key } = asked.current
    const request = { key, to: to.id, amount, reason, paymentPassword: password }
    const reply = await proven(() => api.transfer.send(request))
    void queries.invalidateQueries({ queryKey: CASHIER_KEY })
    if (reply.ok) {
      asked.current = undefined
      setState({})
      toast(t('sent', { name: to.name }))
      return onSent()
    }
    const { code } = reply.error
    if (code === 'wallet.key_reused' || code === 'wallet.insufficient_funds') asked.current = undefined
    return setState(AT_PASSWORD.has(code) ? { passwordProblem: refusalText(code) } : { failure: refusalText(code) })
  }

  async function send(to: LinePerson | undefined, typed: Typed): Promise<void> {
    const reading = readAmount(typed.amount, line, locale)
    if ('problem' in reading) {
      const amount = formatMoney(money(reading.bound, line.currency), locale)
      return setState({
        amountProblem: t(`problems.${reading.problem}`, { amount, decimals: decimalsOf(line.currency) }),
      })
    }
    if (to === undefined) return setState({ failure: t('chooseSomeone') })
    if (typed.password === '') return setState({ passwordProblem: t('problems.password') })
    return ask(to, reading.amount, typed)
  }

  return { ...state, send, forgive: () => setState({}) }
}
