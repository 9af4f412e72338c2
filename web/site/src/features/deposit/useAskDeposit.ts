import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { Refusal } from '@ronda/client/lazy'
import type { DepositWay } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { api } from '@ronda/base/call/api.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'
import { depositQuery } from './deposit.queries.ts'

type Asking = {
  readonly isBusy: boolean
  readonly failure: Refusal['code'] | undefined
  readonly ask: (atoms: bigint) => Promise<void>
  readonly forget: () => void
}

/** Creates a deposit and goes to its page. A second press, or a retry after a lost reply, is the same deposit. */
export function useAskDeposit(way: DepositWay, currency: Currency): Asking {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Refusal['code']>()
  const asked = useRef<{ readonly what: string; readonly key: string }>(undefined)
  async function ask(atoms: bigint): Promise<void> {
    const what = `${way} ${atoms}`
    const key = asked.current?.what === what ? asked.current.key : crypto.randomUUID()
    asked.current = { what, key }
    setFailure(undefined)
    setBusy(true)
    const reply = await api.deposit.create({ key, way, amount: atoms, currency })
    setBusy(false)
    // The key is kept only after a lost reply: after a refusal, the next attempt is another deposit.
    if (reply.ok || reply.error.code === 'deposit.provider_closed') asked.current = undefined
    if (!reply.ok) return setFailure(reply.error.code)
    queries.setQueryData(depositQuery(reply.value.id).queryKey, reply.value)
    void queries.invalidateQueries({ queryKey: CASHIER_KEY })
    return navigate({ to: '/member', search: { view: 'depositv2', deposit: reply.value.id } })
  }
  return { isBusy, failure, ask, forget: () => setFailure(undefined) }
}
