import { Link } from '@tanstack/react-router'
import { Clock3, MailOpen, Mail, ShieldCheck } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Envelope, EnvelopeState } from '@ronda/contract'
import { days } from '@ronda/core'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Button, classes, formatWait, useLocale, useNow } from '@ronda/ui'
import { useZone } from '../../shell/layout/useZone.ts'
import { stateAt } from './envelopeView.ts'
import { useTake } from './useTake.ts'

export type EnvelopeCardProps = { readonly envelope: Envelope; readonly aheadMs: number }

const DAY_MS = days(1)

/** Counts down by the server's clock; read out only on request. */
function TimeLeft({ state, untilMs }: { readonly state: EnvelopeState; readonly untilMs: number }) {
  const t = useTranslations('envelope')
  const locale = useLocale()
  return (
    <span role="timer" aria-live="off" className="text-text-soft tabular inline-flex items-center gap-1 text-sm">
      <Clock3 aria-hidden className="size-icon-small shrink-0" />
      {t(state === 'coming' ? 'starts' : 'ends', { time: formatWait(untilMs, locale) })}
    </span>
  )
}

function Own({ envelope }: { readonly envelope: Envelope }) {
  const t = useTranslations('envelope')
  const { write } = useAmounts(envelope.currency)
  const { own, shares } = envelope
  if (own === null) return null
  return (
    <div className="bg-gain-soft grid gap-1 rounded-md p-3">
      <p className="text-gain tabular text-xl font-bold">{t('got', { amount: write(own.amount) })}</p>
      <p className="text-text-soft text-sm">
        {t(own.isPaid ? 'gotText' : 'paying', { amount: write(own.amount) })}{' '}
        {t('position', { number: String(own.position + 1), count: String(shares) })}
      </p>
    </div>
  )
}

function Action({ envelope, state }: { readonly envelope: Envelope; readonly state: EnvelopeState }) {
  const t = useTranslations('envelope')
  const taking = useTake()
  const { id, name, own, isBelowRank, rankMin } = envelope
  if (own !== null || state === 'taken' || state === 'over') {
    return (
      <Link
        to="/verify"
        search={{ envelope: id }}
        className="text-accent-text inline-flex min-h-control items-center gap-1 text-sm font-medium"
      >
        <ShieldCheck aria-hidden className="size-icon-small" />
        {t('check')}
      </Link>
    )
  }
  if (isBelowRank) return <p className="text-text-faint text-sm">{t('rank', { level: String(rankMin) })}</p>
  if (state === 'coming') return null
  return (
    <Button isBusy={taking.isPending} aria-label={t('takeNamed', { name })} onClick={() => taking.mutate(envelope)}>
      {t('take')}
    </Button>
  )
}

type WhenProps = { readonly envelope: Envelope; readonly state: EnvelopeState; readonly nowMs: number }

function When({ envelope, state, nowMs }: WhenProps) {
  const t = useTranslations('envelope')
  const locale = useLocale()
  const zone = useZone()
  const { startsAtMs, endsAtMs } = envelope
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })
  if (state === 'open') return <TimeLeft state={state} untilMs={endsAtMs - nowMs} />
  if (state === 'coming' && startsAtMs - nowMs < DAY_MS) return <TimeLeft state={state} untilMs={startsAtMs - nowMs} />
  const atMs = state === 'coming' ? startsAtMs : endsAtMs
  return (
    <time dateTime={new Date(atMs).toISOString()} className="text-text-soft tabular text-sm">
      {t(state === 'coming' ? 'startedOn' : 'endedOn', { when: format.format(atMs) })}
    </time>
  )
}

/** One envelope: the pot, its shares, the time, and the own share or the way to it. */
export function EnvelopeCard({ envelope, aheadMs }: EnvelopeCardProps) {
  const t = useTranslations('envelope')
  const heading = useId()
  const { write } = useAmounts(envelope.currency)
  const nowMs = useNow() + aheadMs
  const state = stateAt(envelope, nowMs)
  const { name, amount, shares, left, own } = envelope
  const isOpen = state === 'open'
  const Icon = own === null ? Mail : MailOpen
  return (
    <li className="min-w-0">
      <article
        aria-labelledby={heading}
        className={classes(
          'bg-surface-1 grid h-full grid-cols-1 content-start gap-3 rounded-xl border p-5',
          isOpen ? 'border-accent lamplit' : 'border-line',
        )}
      >
        <div className="flex items-start gap-3">
          <span
            className={classes(
              'grid size-control shrink-0 place-items-center rounded-full',
              isOpen ? 'bg-loss-soft text-loss' : 'bg-surface-2 text-text-faint',
            )}
          >
            <Icon aria-hidden className="size-icon" />
          </span>
          <div className="min-w-0 flex-1">
            <h3 id={heading} className="font-bold break-words">
              {name}
            </h3>
            <p className="text-text-soft tabular text-sm">{t('pot', { amount: write(amount), count: shares })}</p>
          </div>
          <span className="text-text-faint text-xs font-medium">{t(`states.${state}`)}</span>
        </div>
        <Own envelope={envelope} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="grid gap-1">
            <When envelope={envelope} state={state} nowMs={nowMs} />
            {isOpen && <span className="text-text-faint tabular text-sm">{t('left', { count: left })}</span>}
          </div>
          <Action envelope={envelope} state={state} />
        </div>
      </article>
    </li>
  )
}
