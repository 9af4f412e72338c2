import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { HeartHandshake } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ControlOverview } from '@ronda/contract'
import { Button, buttonClass } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { controlQuery } from './control.queries.ts'
import { LimitDialog } from './LimitDialog.tsx'
import { depositAllowance, isOnBreak } from './limitView.ts'
import { StoppedNotice } from './StoppedNotice.tsx'
import { useLimitTexts } from './useLimitTexts.ts'

const TEXTS = ['control'] as const

function Prompt({ overview }: { readonly overview: ControlOverview }) {
  const t = useTranslations('control.prompt')
  const [isOpen, setOpen] = useState(false)
  const limit = overview.limits.find(({ kind, period }) => kind === 'deposit' && period === 'month')
  return (
    <section className="bg-surface-1 border-line flex items-center gap-3 rounded-lg border px-4 py-3">
      <HeartHandshake aria-hidden className="text-accent-text size-icon shrink-0" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-bold">{t('title')}</p>
        <p className="text-text-soft">{t('text', { hours: overview.raiseHours })}</p>
      </div>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {t('set')}
      </Button>
      {isOpen && limit !== undefined && (
        <LimitDialog limit={limit} overview={overview} onClose={() => setOpen(false)} />
      )}
    </section>
  )
}

/** How much the limits still allow, in one line. */
function AllowanceLine({ overview, allowance }: { readonly overview: ControlOverview; readonly allowance: bigint }) {
  const t = useTranslations('control.prompt')
  const words = useLimitTexts(overview.currency)
  return (
    <p className="text-text-soft flex flex-wrap items-center justify-between gap-3 text-sm">
      <span className="flex items-center gap-3">
        <HeartHandshake aria-hidden className="text-accent-text size-icon shrink-0" />
        {t('room', { amount: words.amount('deposit', allowance) })}
      </span>
      <Link to="/control" className={buttonClass('quiet', 'small')}>
        {t('link')}
      </Link>
    </p>
  )
}

function Allowed({ overview }: { readonly overview: ControlOverview }) {
  const allowance = depositAllowance(overview.limits)
  return allowance === undefined ? (
    <Prompt overview={overview} />
  ) : (
    <AllowanceLine overview={overview} allowance={allowance} />
  )
}

/**
 * Before a deposit: what the member's limits still allow, or an offer to set one. During a break it says so and offers
 * no deposit.
 */
export function DepositGate({ children }: { readonly children: ReactNode }) {
  const { data } = useQuery(controlQuery)
  if (data !== undefined && isOnBreak(data))
    return (
      <TextsProvider pages={TEXTS}>
        <StoppedNotice overview={data} />
      </TextsProvider>
    )
  // The children keep their place while the limits load: in another place they would lose what was typed and chosen.
  return (
    <>
      {data !== undefined && (
        <TextsProvider pages={TEXTS}>
          <Allowed overview={data} />
        </TextsProvider>
      )}
      {children}
    </>
  )
}
