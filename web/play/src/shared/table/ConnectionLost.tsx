import { useTranslations } from 'use-intl'
import { useLive } from '../sharedRound/context.ts'

/** Shown while the connection is lost. */
export function ConnectionLost() {
  const t = useTranslations('live.notice')
  const link = useLive('link')
  return link === 'waiting' ? (
    <output className="live-link">
      <span className="live-link-dot" />
      {t('offline')}
    </output>
  ) : null
}
