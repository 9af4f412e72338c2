import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PricePolicy } from '@ronda/contract'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { balanceQuery } from '@ronda/base/wallet/balance.queries.ts'
import { toast } from '@ronda/ui'
import type { Selection } from './selection.ts'
import { SPORTS_KEY } from './sports.queries.ts'

export type Asked = { readonly selection: Selection; readonly policy: PricePolicy; readonly stake: bigint }

type Reply = Awaited<ReturnType<typeof api.sports.place>>
type Answer = Extract<Reply, { ok: true }>['value']
export type PlaceOffer = Extract<Answer, { kind: 'offer' }>

type State = { readonly offer?: PlaceOffer; readonly failure?: string; readonly isBusy?: boolean }

/** Two presses for the same bet are one request, also after a lost reply. */
const nameOf = ({ selection, policy, stake }: Asked): string =>
  [selection.match.number, selection.market.id, selection.choice, selection.price, policy, stake].join(' ')

/** Places the bet of the slip, and keeps what the server offered instead. */
export function usePlace(onPlaced: () => void) {
  const t = useTranslations('sports.slip')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [state, setState] = useState<State>({})
  const [last, setLast] = useState<{ readonly name: string; readonly key: string }>()

  async function place(asked: Asked): Promise<void> {
    const name = nameOf(asked)
    const key = last?.name === name ? last.key : crypto.randomUUID()
    setLast({ name, key })
    setState({ isBusy: true })
    const { selection, policy, stake } = asked
    const { match, market, choice, price, priceVersion } = selection
    const reply = await api.sports.place({
      key,
      match: match.number,
      market: market.id,
      choice,
      price,
      priceVersion,
      policy,
      stake,
    })
    if (!reply.ok) {
      setState({ failure: refusalText(reply.error.code) })
      return
    }
    if (reply.value.kind === 'offer') {
      setState({ offer: reply.value })
      return
    }
    setLast(undefined)
    setState({})
    queries.setQueryData(balanceQuery.queryKey, reply.value.balance)
    toast(t('placed'), 'good')
    onPlaced()
    await queries.invalidateQueries({ queryKey: [...SPORTS_KEY, 'bets'] })
  }

  return { ...state, isBusy: state.isBusy === true, place, forget: () => setState({}) }
}
