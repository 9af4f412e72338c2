import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PricePolicy } from '@ronda/contract'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { balanceQuery } from '@ronda/base/wallet/balance.queries.ts'
import { toast } from '@ronda/ui'
import { partsOf } from './builder.queries.ts'
import { FINAL, untilDecided } from './decided.ts'
import { SPORTS_KEY } from './sports.queries.ts'
import type { PricedLeg } from './useLegs.ts'

/** One bet of the slip. */
export type Asked = {
  readonly legs: readonly PricedLeg[]
  readonly sizes: readonly number[]
  readonly policy: PricePolicy
  readonly unit: bigint
}

type Reply = Awaited<ReturnType<typeof api.sports.place>>
type Answer = Extract<Reply, { ok: true }>['value']
export type PlaceOffer = Extract<Answer, { kind: 'offer' }> & { readonly asked: Asked }

type State = {
  readonly offer?: PlaceOffer
  readonly failure?: string
  readonly isBusy?: boolean
  /** When a bet in play is decided, by this device's clock. */
  readonly waitsUntilMs?: number
}

const bodyOf = ({ legs, sizes, policy, unit }: Asked) => ({
  legs: legs.map((leg) => ({
    match: leg.match.number,
    parts: partsOf(leg),
    price: leg.price ?? 0,
    priceVersion: leg.priceVersion,
    isBanker: leg.isBanker,
  })),
  sizes: [...sizes],
  policy,
  unit,
})

/** Two presses for the same bet are one request, also after a lost reply. */
const nameOf = (asked: Asked): string =>
  JSON.stringify({ ...bodyOf(asked), unit: asked.unit.toString() }, (name, value: unknown) =>
    name === 'priceVersion' ? undefined : value,
  )

/** Places the bets of the slip one after the other, and keeps what the server offered instead. */
export function usePlace(onPlaced: (asked: Asked) => void) {
  const t = useTranslations('sports.slip')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [state, setState] = useState<State>({})
  const keys = useRef(new Map<string, string>())

  /** Whether the bet is placed. */
  async function placeOne(asked: Asked): Promise<boolean> {
    const name = nameOf(asked)
    const key = keys.current.get(name) ?? crypto.randomUUID()
    keys.current.set(name, key)
    const reply = await untilDecided(
      () => api.sports.place({ key, ...bodyOf(asked) }),
      (waitsUntilMs) => setState({ isBusy: true, waitsUntilMs }),
    )
    // What was answered stays the answer of this key: the next press is another bet.
    if (reply.ok || FINAL.has(reply.error.code)) keys.current.delete(name)
    if (!reply.ok) {
      setState({ failure: refusalText(reply.error.code) })
      return false
    }
    if (reply.value.kind === 'offer') {
      setState({ offer: { ...reply.value, asked } })
      return false
    }
    if (reply.value.kind === 'pending') return false
    queries.setQueryData(balanceQuery.queryKey, reply.value.balance)
    return true
  }

  async function place(bets: readonly Asked[]): Promise<void> {
    setState({ isBusy: true })
    let placed = 0
    for (const asked of bets) {
      if (!(await placeOne(asked))) break
      placed += 1
      onPlaced(asked)
    }
    if (placed > 0) {
      toast(t('placed', { count: placed }), 'good')
      await queries.invalidateQueries({ queryKey: [...SPORTS_KEY, 'bets'] })
    }
    if (placed === bets.length) setState({})
  }

  return { ...state, isBusy: state.isBusy === true, place, forget: () => setState({}) }
}
