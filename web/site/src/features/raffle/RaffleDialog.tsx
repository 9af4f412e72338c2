import { Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Raffle } from '@ronda/contract'
import { Fingerprint } from '@ronda/base/layout/VerdictNotice.tsx'
import type { Viewer } from '@ronda/base/member/roles.ts'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { classes, Dialog, useNow } from '@ronda/ui'
import { RaffleClaim, RafflePrizes, RaffleStateLabel } from './RaffleCard.tsx'
import { RaffleResult, RaffleTickets } from './RaffleOwn.tsx'
import { RaffleWhen, useMoment } from './RaffleWhen.tsx'
import { stateAt, writeCode } from './raffleView.ts'

type PartProps = { readonly raffle: Raffle }

/** Who won what: members are codes, and only the reader knows their own. */
function Winners({ raffle: { winners, own, currency, state } }: PartProps) {
  const t = useTranslations('raffle')
  const { write } = useAmounts(currency)
  if (state !== 'drawn') return null
  return (
    <section className="grid gap-2">
      <h3 className="font-bold">{t('winnersTitle')}</h3>
      {winners.length === 0 && <p className="text-text-soft text-sm">{t('noWinners')}</p>}
      <ol className="divide-line grid divide-y text-sm">
        {winners.map(({ ticket, entrant, amount }) => {
          const isMe = entrant === own?.entrant
          return (
            <li key={ticket} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2">
              <span className="tabular font-medium">{t('ticket', { number: String(ticket) })}</span>
              <span className="text-gain tabular font-bold">{write(amount)}</span>
              <span
                className={classes('col-span-2 break-all', isMe ? 'text-gain' : 'text-text-faint font-mono text-xs')}
              >
                {isMe ? t('you') : writeCode(entrant)}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** The moments in the reader's time zone, and the rule in words. */
function Rules({ raffle: { terms, plan, freezesAtMs, drawsAtMs } }: PartProps) {
  const t = useTranslations('raffle')
  const moment = useMoment()
  const moments = [
    ['opens', plan.startsAtMs],
    ['closes', plan.endsAtMs],
    ['list', freezesAtMs],
    ['draw', drawsAtMs],
  ] as const
  return (
    <section className="grid gap-3">
      <h3 className="font-bold">{t('rulesTitle')}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 text-sm">
        {moments.map(([name, atMs]) => (
          <div key={name} className="contents">
            <dt className="text-text-faint">{t(`moments.${name}`)}</dt>
            <dd className="tabular text-end">{moment(atMs)}</dd>
          </div>
        ))}
      </dl>
      <ul className="text-text-soft grid list-disc gap-2 ps-5 text-sm">
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </section>
  )
}

/** What was published before, what we could still do, and the way to compute it again. */
function Fairness({ raffle }: PartProps) {
  const t = useTranslations('raffle')
  const { id, commitment, hash, beaconRound, isPostponed } = raffle
  return (
    <section className="grid gap-2">
      <h3 className="font-bold">{t('fairTitle')}</h3>
      <p className="text-text-soft text-sm">{t(beaconRound === null ? 'fairPlain' : 'fairBeacon')}</p>
      {isPostponed && <p className="text-text-soft text-sm">{t('postponed')}</p>}
      <dl className="grid grid-cols-1 gap-2">
        <Fingerprint label={t('hash')} text={hash} />
        <Fingerprint label={t('commitment')} text={commitment} />
      </dl>
      <Link
        to="/verify"
        search={{ raffle: id }}
        className="text-accent-text inline-flex min-h-control items-center gap-1 text-sm font-medium"
      >
        <ShieldCheck aria-hidden className="size-icon-small" />
        {t('check')}
      </Link>
    </section>
  )
}

type RaffleDialogProps = PartProps & {
  readonly aheadMs: number
  readonly viewer: Viewer
  readonly onClose: () => void
}

/** Everything about a raffle: own tickets, prizes so far, rules, winners, and what proves the draw. */
export function RaffleDialog({ raffle, aheadMs, viewer, onClose }: RaffleDialogProps) {
  const t = useTranslations('raffle')
  const nowMs = useNow() + aheadMs
  const state = stateAt(raffle, nowMs)
  return (
    <Dialog isBroad title={raffle.name} closeLabel={t('close')} onClose={onClose}>
      <div className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <RaffleStateLabel state={state} />
          <RaffleWhen raffle={raffle} state={state} nowMs={nowMs} />
        </div>
        {state === 'cancelled' && (
          <p className="text-text-soft text-sm break-words">{t('cancelled', { note: raffle.note ?? '' })}</p>
        )}
        <RaffleResult raffle={raffle} />
        {state !== 'cancelled' && <RafflePrizes raffle={raffle} state={state} />}
        {viewer !== 'visitor' && <RaffleTickets raffle={raffle} state={state} />}
        <RaffleClaim raffle={raffle} state={state} viewer={viewer} />
        <Winners raffle={raffle} />
        <Rules raffle={raffle} />
        <Fairness raffle={raffle} />
      </div>
    </Dialog>
  )
}
