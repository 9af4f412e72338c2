import { Link } from '@tanstack/react-router'
import { Tickets } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Raffle, RaffleState } from '@ronda/contract'
import type { Viewer } from '@ronda/base/member/roles.ts'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Button, buttonClass, classes, useNow } from '@ronda/ui'
import { RaffleResult } from './RaffleOwn.tsx'
import { RaffleWhen } from './RaffleWhen.tsx'
import { claimOf, stateAt, ticketsToPrize } from './raffleView.ts'
import { useClaim } from './useClaim.ts'

const TONES: Readonly<Record<RaffleState, string>> = {
  coming: 'bg-surface-3 text-text-soft',
  open: 'bg-gain-soft text-gain',
  closed: 'bg-accent-soft text-accent-text',
  drawn: 'bg-surface-3 text-text-soft',
  cancelled: 'bg-loss-soft text-loss',
}

export function RaffleStateLabel({ state }: { readonly state: RaffleState }) {
  const t = useTranslations('raffle')
  return (
    <span className={classes('rounded-full px-3 py-1 text-xs font-medium whitespace-nowrap', TONES[state])}>
      {t(`states.${state}`)}
    </span>
  )
}

/** How many prizes there are so far, and what is missing for the next one. */
export function RafflePrizes({ raffle, state }: { readonly raffle: Raffle; readonly state: RaffleState }) {
  const t = useTranslations('raffle')
  const { tickets, entrants, prizes } = raffle
  const missing = ticketsToPrize(raffle)
  const isRunning = state === 'open' || state === 'coming'
  return (
    <div className="grid gap-1">
      <p className="tabular font-bold">{t(isRunning ? 'prizesNow' : 'prizesFinal', { count: prizes })}</p>
      <p className="text-text-soft tabular text-sm">{t('ticketsNow', { tickets, entrants })}</p>
      {isRunning && (
        <p className="text-text-faint tabular text-sm">
          {missing === undefined ? t('allPrizes') : t('nextPrize', { count: missing })}
        </p>
      )}
    </div>
  )
}

type RaffleClaimProps = { readonly raffle: Raffle; readonly state: RaffleState; readonly viewer: Viewer }

/** The button to take part, or for the free ticket of the day; a visitor is asked to sign in. */
export function RaffleClaim({ raffle, state, viewer }: RaffleClaimProps) {
  const t = useTranslations('raffle')
  const claiming = useClaim()
  const what = claimOf(raffle)
  if (state !== 'open' || what === undefined || viewer === 'trial') return null
  if (viewer === 'visitor') {
    return (
      <Link to="/login" search={{ to: '/promotions' }} className={buttonClass('quiet')}>
        {t('signIn')}
      </Link>
    )
  }
  return (
    <Button
      isBusy={claiming.isPending}
      aria-label={t(`${what}Named`, { name: raffle.name })}
      onClick={() => claiming.mutate(raffle)}
    >
      {t(what)}
    </Button>
  )
}

export type RaffleCardProps = {
  readonly raffle: Raffle
  readonly aheadMs: number
  readonly viewer: Viewer
  readonly onOpen: () => void
}

/** One raffle: its prizes, its tickets, the time, and what can be done. */
export function RaffleCard({ raffle, aheadMs, viewer, onOpen }: RaffleCardProps) {
  const t = useTranslations('raffle')
  const heading = useId()
  const { write } = useAmounts(raffle.currency)
  const nowMs = useNow() + aheadMs
  const state = stateAt(raffle, nowMs)
  const { name, plan, own, note } = raffle
  const prizes = plan.prizes.map(({ amount, count }) => t('prizeList', { count: String(count), amount: write(amount) }))
  return (
    <li className="min-w-0">
      <article
        aria-labelledby={heading}
        className={classes(
          'bg-surface-1 grid h-full grid-cols-1 content-between gap-4 rounded-xl border p-5',
          state === 'open' ? 'border-accent' : 'border-line',
        )}
      >
        <div className="grid gap-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="text-text-soft inline-flex items-center gap-2 text-sm">
              <Tickets aria-hidden className="text-accent-text size-icon" />
              <span className="tabular">
                {viewer === 'visitor' ? t('title') : t('mine', { count: own?.tickets ?? 0 })}
              </span>
            </span>
            <RaffleStateLabel state={state} />
          </div>
          <h3 id={heading} className="text-lg font-bold break-words">
            {name}
          </h3>
          <p className="text-accent-text tabular font-bold">{prizes.join(' · ')}</p>
          {state === 'cancelled' ? (
            <p className="text-text-soft text-sm break-words">{t('cancelled', { note: note ?? '' })}</p>
          ) : (
            <RafflePrizes raffle={raffle} state={state} />
          )}
          <RaffleResult raffle={raffle} />
        </div>
        <div className="grid gap-3">
          <RaffleWhen raffle={raffle} state={state} nowMs={nowMs} />
          <RaffleClaim raffle={raffle} state={state} viewer={viewer} />
          <Button variant="quiet" aria-label={t('detailsNamed', { name })} onClick={onOpen}>
            {t('details')}
          </Button>
        </div>
      </article>
    </li>
  )
}
