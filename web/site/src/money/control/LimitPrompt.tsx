import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { HeartHandshake } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ControlOverview } from '@ronda/contract'
import { Button, buttonClass } from '@ronda/ui'
import { TextsProvider } from '../../language/TextsProvider.tsx'
import { controlQuery } from './control.queries.ts'
import { LimitDialog } from './LimitDialog.tsx'
import { depositRoom } from './limitView.ts'
import { useLimitWords } from './useLimitWords.ts'

const WORDS = ['control'] as const

function Prompt({ overview }: { readonly overview: ControlOverview }) {
  const t = useTranslations('control.prompt')
  const [isOpen, setOpen] = useState(false)
  const limit = overview.limits.find(({ kind, period }) => kind === 'deposit' && period === 'month')
  return (
    <section className="bg-surface-1 border-line grid grid-cols-1 gap-3 rounded-lg border p-4">
      <p className="flex items-center gap-3 font-bold">
        <HeartHandshake aria-hidden className="text-accent-text size-icon shrink-0" />
        {t('title')}
      </p>
      <p className="text-text-soft text-sm">{t('text', { hours: overview.raiseHours })}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" size="small" onClick={() => setOpen(true)}>
          {t('set')}
        </Button>
        <Link to="/control" className={buttonClass('quiet', 'small')}>
          {t('link')}
        </Link>
      </div>
      {isOpen && limit !== undefined && (
        <LimitDialog limit={limit} overview={overview} onClose={() => setOpen(false)} />
      )}
    </section>
  )
}

/** How much the limits leave, in a line. */
function Room({ overview, room }: { readonly overview: ControlOverview; readonly room: bigint }) {
  const t = useTranslations('control.prompt')
  const words = useLimitWords(overview.currency)
  return (
    <p className="text-text-soft flex flex-wrap items-center justify-between gap-3 text-sm">
      <span className="flex items-center gap-3">
        <HeartHandshake aria-hidden className="text-accent-text size-icon shrink-0" />
        {t('room', { amount: words.amount('deposit', room) })}
      </span>
      <Link to="/control" className={buttonClass('quiet', 'small')}>
        {t('link')}
      </Link>
    </p>
  )
}

/** Beside a deposit: what one's own limits leave room for, and whoever has none is asked whether they want one. */
export function LimitPrompt() {
  const { data } = useQuery(controlQuery)
  if (data === undefined) return null
  const room = depositRoom(data.limits)
  return (
    <TextsProvider pages={WORDS}>
      {room === undefined ? <Prompt overview={data} /> : <Room overview={data} room={room} />}
    </TextsProvider>
  )
}
