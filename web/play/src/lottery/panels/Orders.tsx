import type { StandingOrder } from '@ronda/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGameContext, useMoney } from '../../shared/session/context.ts'
import { useAsk } from '../../shared/panel/useAsk.ts'
import { Failed } from '../../shared/panel/Waiting.tsx'
import { useTableField, useTableContext } from '../../shared/sharedRound/context.ts'
import { linesOfTickets } from '../slip/slip.ts'
import { LineList } from './LineList.tsx'

/** Standing orders, which the server places on later draws, and the result of those that have ended. */
export function Orders() {
  const t = useTranslations('lottery.orders')
  const { client } = useTableContext()
  const ask = useCallback(() => client.sharedRoundOrders.list(), [client])
  const [orders, again, refresh] = useAsk(ask)
  // Orders change when a draw opens, and when the server has placed a ticket for one.
  const now = `${useTableField('snapshot')?.round.number} ${useTableField('tickets').length}`
  const seen = useRef(now)
  useEffect(() => {
    if (seen.current === now) return
    seen.current = now
    void refresh()
  }, [now, refresh])
  if (orders.state === 'failed') return <Failed refusal={orders.refusal} onRetry={again} />
  if (orders.state === 'asking' || orders.value.orders.length === 0) return null
  return (
    <section className="open-tickets">
      <h3>{t('title')}</h3>
      <ul>
        {orders.value.orders.map((order) => (
          <Order key={order.id} order={order} onStopped={again} />
        ))}
      </ul>
    </section>
  )
}

function Order({ order, onStopped }: { readonly order: StandingOrder; readonly onStopped: () => void }) {
  const t = useTranslations('lottery.orders')
  const { client } = useTableContext()
  const { refusals } = useGameContext()
  const unit = useTableField('terms')?.unit ?? 0n
  const write = useMoney()
  const [isStopping, setStopping] = useState(false)
  const { id, bet, units, draws, laid, state, refusal } = order
  const stop = async (): Promise<void> => {
    setStopping(true)
    await client.sharedRoundOrders.stop({ order: id })
    onStopped()
  }
  return (
    <li className="open-ticket">
      <p>
        <strong>{t('each', { amount: write(unit * BigInt(units)) })}</strong>
        <span className={`order-state is-${state}`}>{t(`state.${state}`, { laid, draws })}</span>
      </p>
      <LineList lines={linesOfTickets([{ bet }])} outcome={undefined} />
      {refusal !== null && <p className="slip-word is-bad">{refusals[refusal]}</p>}
      {state === 'running' && (
        <button type="button" className="button is-small" disabled={isStopping} onClick={() => void stop()}>
          {t('stop')}
        </button>
      )}
    </li>
  )
}
