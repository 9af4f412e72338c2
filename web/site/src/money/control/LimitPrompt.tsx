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

const WORDS = ['control'] as const

function Prompt({ overview }: { readonly overview: ControlOverview }) {
  const t = useTranslations('control.prompt')
  const [isOpen, setOpen] = useState(false)
  const limit = overview.limits.find(({ kind, period }) => kind === 'deposit' && period === 'month')
  return (
    <section className="bg-surface-2 border-line grid grid-cols-1 gap-3 rounded-lg border p-4">
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

/** Beside a deposit: whoever has no deposit limit yet is asked whether they want one. */
export function LimitPrompt() {
  const { data } = useQuery(controlQuery)
  const hasLimit = data?.limits.some(({ kind, amount }) => kind === 'deposit' && amount !== null) ?? true
  if (data === undefined || hasLimit) return null
  return (
    <TextsProvider pages={WORDS}>
      <Prompt overview={data} />
    </TextsProvider>
  )
}
