import { useTranslations } from 'use-intl'
import { useTableField } from '../sharedRound/context.ts'

/** Shown while the connection is lost. */
export function ConnectionLost() {
  const t = useTranslations('sharedRound.notice')
  const link = useTableField('link')
  return link === 'waiting' ? (
    <output className="live-link">
      <span className="live-link-dot" />
      {t('offline')}
    </output>
  ) : null
}
