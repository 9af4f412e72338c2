import type { SharedPlayed, SharedTicket } from '@ronda/contract'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useGameContext, useMoney } from '../../shared/session/context.ts'
import { Icon } from '../../shared/controls/Icon.tsx'
import { History, type PageQuery } from '../../shared/panel/History.tsx'
import { RoundRow } from '../../shared/panel/RoundRow.tsx'
import { useTableField, useTableContext } from '../../shared/sharedRound/context.ts'
import { linesOfTickets } from '../slip/slip.ts'
import { Orders } from './Orders.tsx'
import { LineList } from './LineList.tsx'
import type { TicketInDraw } from './OpenReceipt.tsx'

type OpenProps = { readonly onSealed: (sealed: TicketInDraw) => void }
type PastProps = { readonly onReceipt: (played: SharedPlayed) => void }

/** Tickets of the current draw, then those of past draws. */
export function Tickets({ onSealed, onReceipt }: OpenProps & PastProps) {
  const t = useTranslations('lottery.mine')
  const { client } = useTableContext()
  // A payment while the page is open moves tickets from the open list to the past list.
  const paid = useTableField('played')?.id
  const ask = useCallback((page: PageQuery) => client.sharedRound.rounds(page), [client])
  return (
    <>
      <Open onSealed={onSealed} />
      <Orders />
      <History key={paid} ask={ask} empty={t('past')}>
        {(played) => <Row key={played.id} played={played} onReceipt={onReceipt} />}
      </History>
    </>
  )
}

function Open({ onSealed }: OpenProps) {
  const t = useTranslations('lottery')
  const snapshot = useTableField('snapshot')
  const tickets = useTableField('tickets')
  if (!snapshot || tickets.length === 0) return null
  return (
    <section className="open-tickets">
      <h3>{`${t('mine.now')} · ${t('draw', { number: snapshot.round.number })}`}</h3>
      <ul>
        {tickets.map((ticket) => (
          <OpenTicket key={ticket.id} ticket={ticket} onSealed={onSealed} />
        ))}
      </ul>
    </section>
  )
}

function OpenTicket({ ticket, onSealed }: OpenProps & { readonly ticket: SharedTicket }) {
  const t = useTranslations('lottery.mine')
  const round = useTableField('snapshot')?.round
  const write = useMoney()
  const { locale } = useGameContext()
  const lines = linesOfTickets([ticket])
  const placed = new Date(ticket.placedAtMs)
  return (
    <li className="open-ticket">
      <p>
        <strong>{t('ticket', { count: lines.length, amount: write(ticket.staked) })}</strong>
        <time dateTime={placed.toISOString()}>
          {placed.toLocaleString(locale, { dateStyle: 'short', timeStyle: 'medium' })}
        </time>
      </p>
      <LineList lines={lines} outcome={undefined} />
      {round?.seal ? (
        <p className="ticket-state is-sealed">
          <span>{t('sealed')}</span>
          <button type="button" className="button is-small" onClick={() => onSealed({ number: round.number, ticket })}>
            <Icon name="seal" />
            {t('receipt')}
          </button>
        </p>
      ) : (
        <p className="ticket-state">{t('taken')}</p>
      )}
    </li>
  )
}

function Row({ played, onReceipt }: PastProps & { readonly played: SharedPlayed }) {
  const t = useTranslations()
  const lines = linesOfTickets(played.tickets)
  const words = played.isVoid ? t('arcade.voided') : <LineList lines={lines} outcome={played.outcome ?? undefined} />
  const chips = <span className="chip">{t('lottery.draw', { number: played.number })}</span>
  return <RoundRow {...played} chips={chips} words={words} onVerify={() => onReceipt(played)} />
}
