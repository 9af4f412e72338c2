import { Link } from '@tanstack/react-router'
import { Moon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { ControlOverview } from '@ronda/contract'
import { buttonClass } from '@ronda/ui'
import { useLimitTexts } from './useLimitTexts.ts'

function useStopped({ timeOutUntilMs, excludedUntilMs, restingUntilMs, ...overview }: ControlOverview) {
  const t = useTranslations('control.stopped')
  const words = useLimitTexts(overview.currency)
  if (overview.isExcludedForEver) return { title: t('ever'), isOver: true }
  if (excludedUntilMs !== null && excludedUntilMs >= (timeOutUntilMs ?? 0))
    return { title: t('excluded', { time: words.day(excludedUntilMs) }), isOver: true }
  if (timeOutUntilMs !== null) return { title: t('timeOut', { time: words.time(timeOutUntilMs) }), isOver: true }
  if (restingUntilMs !== null) return { title: t('resting', { time: words.time(restingUntilMs) }), isOver: false }
  return undefined
}

/** Shown first: why the member cannot play now, and that withdrawals are still possible. */
export function StoppedNotice({ overview }: { readonly overview: ControlOverview }) {
  const t = useTranslations('control.stopped')
  const stopped = useStopped(overview)
  if (stopped === undefined) return null
  return (
    <div role="status" className="bg-accent-soft border-accent flex flex-wrap items-center gap-4 rounded-xl border p-5">
      <Moon aria-hidden className="text-accent-text size-icon-large shrink-0" />
      <div className="min-w-0 flex-1 basis-menu">
        <p className="text-lg font-bold">{stopped.title}</p>
        <p className="text-text-soft text-sm">{stopped.isOver ? t('text') : t('restingText')}</p>
      </div>
      {stopped.isOver && (
        <Link to="/member" search={{ view: 'withdraw' }} className={buttonClass('quiet')}>
          {t('withdraw')}
        </Link>
      )}
    </div>
  )
}
