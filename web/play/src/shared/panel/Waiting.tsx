import type { Refusal } from '@ronda/client'
import { useTranslations } from 'use-intl'
import { useGameContext } from '../session/context.ts'

/** Placeholder bars while a text loads. */
export function Skeleton({ rows }: { readonly rows: number }) {
  const t = useTranslations('play.panel')
  return (
    <output className="skeleton" aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} />
      ))}
    </output>
  )
}

export function Failed({ refusal, onRetry }: { readonly refusal: Refusal; readonly onRetry: () => void }) {
  const t = useTranslations('play.panel')
  const { refusals } = useGameContext()
  return (
    <div className="failed" role="alert">
      <p>{refusals[refusal.code]}</p>
      <button type="button" className="button" onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  )
}
