import { useTranslations } from 'use-intl'
import { useLive } from './useLive.ts'

/** Said while the line is lost, and gone when it is back. */
export function LostLine() {
  const t = useTranslations('live.notice')
  const link = useLive('link')
  return link === 'waiting' ? (
    <output className="live-link">
      <span className="live-link-dot" />
      {t('offline')}
    </output>
  ) : null
}
