import { Link } from '@tanstack/react-router'
import { FileBadge } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@ronda/ui'
import type { Period } from './statement.queries.ts'
import { StatementDialog } from './StatementDialog.tsx'

/** A link to a statement of the selected days. */
export function StatementCard({ period }: { readonly period: Period }) {
  const t = useTranslations('statement')
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="bg-surface-1 border-line flex flex-wrap items-center gap-4 rounded-xl border p-4">
      <span className="bg-surface-2 text-text-soft grid size-control shrink-0 place-items-center rounded-full">
        <FileBadge aria-hidden className="size-icon" />
      </span>
      <div className="min-w-0 flex-1 basis-tile">
        <h2 className="font-bold">{t('statement.title')}</h2>
        <p className="text-text-soft text-sm">
          {t('statement.text')}{' '}
          <Link to="/statement" className="text-accent-text underline">
            {t('verify.title')}
          </Link>
        </p>
      </div>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {t('statement.show')}
      </Button>
      {isOpen && <StatementDialog period={period} onClose={() => setOpen(false)} />}
    </section>
  )
}
