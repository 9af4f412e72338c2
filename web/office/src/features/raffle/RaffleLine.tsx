import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import type { PlannedRaffle, RafflePlanState } from '@ronda/contract'
import { fillText, money } from '@ronda/core'
import { Button, formatMoney, useLocale } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { Badge, type BadgeTone } from '../../shell/desk/Badge.tsx'
import { DecideButtons } from '../../shell/desk/DecideButtons.tsx'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { Facts } from '../../shell/desk/Facts.tsx'
import { ReasonDialog } from '../../shell/desk/ReasonDialog.tsx'
import { stockOf } from './raffleForm.ts'

const TONES: Record<RafflePlanState, BadgeTone> = {
  proposed: 'waiting',
  published: 'good',
  refused: 'bad',
  expired: 'plain',
  cancelled: 'bad',
  frozen: 'waiting',
  drawn: 'plain',
}

type RaffleProps = { readonly raffle: PlannedRaffle }

function Deciding({ raffle: { id, pot, currency } }: RaffleProps) {
  const t = useDesk().texts.raffles
  const locale = useLocale()
  return (
    <div className="flex flex-wrap gap-3">
      <DecideButtons
        texts={t}
        size="small"
        effect={fillText(t.effect, { amount: formatMoney(money(pot, currency), locale) })}
        approve={() => proven(() => staffApi.raffleDesk.approve({ id }))}
        refuse={(note) => staffApi.raffleDesk.refuse({ id, note })}
        resultOf={({ state }) => [t.states[state], true]}
      />
    </div>
  )
}

function Cancelling({ raffle: { id, pot, currency } }: RaffleProps) {
  const t = useDesk().texts.raffles
  const locale = useLocale()
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  async function cancel(note: string): Promise<string | undefined> {
    const reply = await proven(() => staffApi.raffleDesk.cancel({ id, note }))
    await queries.invalidateQueries({ queryKey: DESK_KEY })
    return reply.ok ? undefined : refusalText(reply.error.code)
  }
  return (
    <div>
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        {t.cancel}
      </Button>
      {isOpen && (
        <ReasonDialog
          isDanger
          title={t.cancelTitle}
          text={fillText(t.cancelText, { amount: formatMoney(money(pot, currency), locale) })}
          confirm={t.cancel}
          onClose={() => setOpen(false)}
          onConfirm={cancel}
        />
      )}
    </div>
  )
}

/** What has happened to a plan. No full stop after it: a time may end with one. */
function useHistory(raffle: PlannedRaffle): string {
  const t = useDesk().texts.raffles
  const format = useFormatter()
  const when = (atMs: number): string => format.dateTime(atMs, { dateStyle: 'short', timeStyle: 'short' })
  const { state, proposedBy, proposedAt, expiresAt, decidedBy, decidedAt, note, cancelledBy } = raffle
  const proposed = fillText(t.proposed, { name: proposedBy, when: when(proposedAt) })
  if (state === 'proposed') return `${proposed} · ${fillText(t.expires, { when: when(expiresAt) })}`
  if (state === 'expired' || decidedBy === null || decidedAt === null) return `${proposed} · ${t.expired}`
  const decided = { name: decidedBy, when: when(decidedAt), note: note ?? '' }
  const parts = [proposed, fillText(state === 'refused' ? t.refused : t.published, decided)]
  if (cancelledBy !== null) parts.push(fillText(t.cancelledBy, { name: cancelledBy, note: note ?? '' }))
  return parts.join(' · ')
}

function useFacts({ plan, currency, state, pot, tickets, entrants, prizes }: PlannedRaffle) {
  const t = useDesk().texts.raffles
  const locale = useLocale()
  const format = useFormatter()
  const write = (atoms: bigint): string => formatMoney(money(atoms, currency), locale)
  const count = (value: number): string => value.toLocaleString(locale)
  const when = (atMs: number): string => format.dateTime(atMs, { dateStyle: 'short', timeStyle: 'short' })
  const { hasFree, betPerTicket, perPrize, prizesMax } = plan
  const earned = [
    ...(hasFree ? [t.earnedFree] : []),
    ...(betPerTicket === null ? [] : [fillText(t.earnedBets, { amount: write(betPerTicket) })]),
  ]
  const formula = { perPrize: count(perPrize), cap: count(prizesMax), stock: count(stockOf(plan.prizes)) }
  const planned = [
    { label: t.facts.starts, value: when(plan.startsAtMs) },
    { label: t.facts.ends, value: when(plan.endsAtMs) },
    { label: t.facts.earned, value: earned.join(' · ') },
    { label: t.facts.ticketsMax, value: count(plan.ticketsMax) },
    { label: t.facts.formula, value: fillText(t.formula, formula) },
    { label: t.facts.pot, value: write(pot) },
  ]
  if (state === 'proposed' || state === 'refused' || state === 'expired') return planned
  const counted = { tickets: count(tickets), entrants: count(entrants) }
  return [
    ...planned,
    { label: t.facts.tickets, value: fillText(t.ticketsOf, counted) },
    { label: t.facts.prizes, value: count(prizes) },
  ]
}

function Winners({ raffle: { winners, currency } }: RaffleProps) {
  const t = useDesk().texts.raffles
  const locale = useLocale()
  if (winners.length === 0) return null
  return (
    <div className="grid gap-1 text-sm">
      <p className="text-text-faint">{t.winners}</p>
      <ol className="tabular grid gap-1">
        {winners.map(({ ticket, entrant, amount }) => (
          <li key={ticket} className="break-all">
            {fillText(t.winner, {
              ticket: ticket.toLocaleString(locale),
              entrant,
              amount: formatMoney(money(amount, currency), locale),
            })}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** A raffle with its rule, what came of it, and the buttons of somebody who may decide. */
export function RaffleLine({ raffle }: RaffleProps) {
  const t = useDesk().texts.raffles
  const locale = useLocale()
  const { language } = useLanguage()
  const history = useHistory(raffle)
  const facts = useFacts(raffle)
  const { plan, currency, reason, state, mayDecide, mayCancel } = raffle
  const prizes = plan.prizes.map(
    ({ amount, count }) => `${count.toLocaleString(locale)} × ${formatMoney(money(amount, currency), locale)}`,
  )
  return (
    <li className="grid grid-cols-1 gap-3 px-4 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h4 className="font-bold break-words">{plan.names[language]}</h4>
          <p className="text-text-soft tabular text-sm">{fillText(t.summary, { list: prizes.join(', ') })}</p>
        </div>
        <Badge tone={TONES[state]}>{t.states[state]}</Badge>
      </div>
      <Facts facts={facts} />
      <Winners raffle={raffle} />
      <p className="text-sm break-words">{reason}</p>
      <p className="text-text-faint text-xs break-words">{history}</p>
      {mayDecide && <Deciding raffle={raffle} />}
      {mayCancel && <Cancelling raffle={raffle} />}
      {state === 'proposed' && !mayDecide && <p className="text-text-soft text-sm">{t.notYou}</p>}
    </li>
  )
}
