import { useTranslations } from 'use-intl'
import { useLocale } from '@ronda/ui'
import { useZone } from '../../shell/layout/useZone.ts'
import { formatMoment, utcText } from './when.ts'

/** A moment in the user's time zone; in UTC as its tooltip. */
export function Moment({ atMs }: { readonly atMs: number }) {
  const t = useTranslations('statement.range')
  const locale = useLocale()
  const zone = useZone()
  return (
    // Balanced, because on a phone the last word would be alone in the second line.
    <time
      dateTime={new Date(atMs).toISOString()}
      title={t('utc', { time: utcText(atMs) })}
      className="tabular inline-block text-balance"
    >
      {formatMoment(atMs, zone, locale)}
    </time>
  )
}
