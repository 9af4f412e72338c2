import { Clock3 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { formatTimeLeft, useLocale, useNow } from '@ronda/ui'

/** Counts down to the end of a period, which is the same for everybody. */
export function TimeLeft({ endsAtMs }: { readonly endsAtMs: number }) {
  const t = useTranslations('mission')
  const locale = useLocale()
  const nowMs = useNow()
  return (
    <span className="text-text-soft tabular inline-flex items-center gap-1 text-sm">
      <Clock3 aria-hidden className="size-icon-small" />
      {t('left', { time: formatTimeLeft(endsAtMs - nowMs, locale) })}
    </span>
  )
}
