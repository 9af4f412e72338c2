import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { toast } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'
import { pointConfigQuery, type PointConfig } from './point.queries.ts'

const AT_PASSWORD: ReadonlySet<string> = new Set(['payment_password.wrong', 'payment_password.locked'])

type State = { readonly passwordProblem?: string; readonly failure?: string; readonly isBusy?: true }

/** Turns points into money, and tells what came of it. */
export function useConvert({ currency, pointsPerUnit }: PointConfig, onDone: () => void) {
  const t = useTranslations('point.convert')
  const { refusalText } = useLanguage()
  const { write } = useAmounts(currency)
  const queries = useQueryClient()
  // After a lost reply the same conversion is sent again; other points are another conversion.
  const asked = useRef<{ readonly points: number; readonly key: string }>(undefined)
  const [state, setState] = useState<State>({})

  async function convert(points: number, paymentPassword: string): Promise<void> {
    setState({ isBusy: true })
    if (asked.current?.points !== points) asked.current = { points, key: crypto.randomUUID() }
    const { key } = asked.current
    const reply = await proven(() => api.point.convert({ key, points, pointsPerUnit, paymentPassword }))
    void queries.invalidateQueries({ queryKey: CASHIER_KEY })
    if (reply.ok) {
      asked.current = undefined
      toast(t(reply.value.state === 'paid' ? 'done' : 'pending', { amount: write(reply.value.amount) }))
      return onDone()
    }
    const { code } = reply.error
    if (code === 'wallet.key_reused') asked.current = undefined
    if (code === 'point.ratio_changed') void queries.invalidateQueries({ queryKey: pointConfigQuery.queryKey })
    return setState(AT_PASSWORD.has(code) ? { passwordProblem: refusalText(code) } : { failure: refusalText(code) })
  }

  return { ...state, convert, forgive: () => setState({}), setState }
}
