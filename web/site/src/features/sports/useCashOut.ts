import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SportsBet } from '@ronda/contract'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { balanceQuery } from '@ronda/base/wallet/balance.queries.ts'
import { toast } from '@ronda/ui'
import { FINAL, untilDecided } from './decided.ts'
import { SPORTS_KEY } from './sports.queries.ts'

type State = {
  readonly failure?: string
  readonly isChanged?: boolean
  readonly isBusy?: boolean
  /** When a cash-out in play is decided, by this device's clock. */
  readonly waitsUntilMs?: number
}

/** Closes a bet or a part of it at the amount that was seen. */
export function useCashOut(bet: Pick<SportsBet, 'id'>) {
  const t = useTranslations('sports.cashOut')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [state, setState] = useState<State>({})
  // Two presses for the same amount are one request, also after a lost reply.
  const last = useRef<{ readonly name: string; readonly key: string }>(undefined)

  async function close(stake: bigint, amount: bigint): Promise<void> {
    const name = `${stake} ${amount}`
    const key = last.current?.name === name ? last.current.key : crypto.randomUUID()
    last.current = { name, key }
    setState({ isBusy: true })
    const reply = await untilDecided(
      () => api.sports.cashOut({ key, bet: bet.id, stake, amount }),
      (waitsUntilMs) => setState({ isBusy: true, waitsUntilMs }),
    )
    if (reply.ok || FINAL.has(reply.error.code)) last.current = undefined
    if (!reply.ok) {
      setState({ failure: refusalText(reply.error.code) })
      return
    }
    if (reply.value.kind === 'paid') {
      queries.setQueryData(balanceQuery.queryKey, reply.value.balance)
      toast(t('done'), 'good')
    }
    setState({ isChanged: reply.value.kind === 'offer' })
    await queries.invalidateQueries({ queryKey: [...SPORTS_KEY, 'bets'] })
  }

  return { ...state, isBusy: state.isBusy === true, close, forget: () => setState({}) }
}
