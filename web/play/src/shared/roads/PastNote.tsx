import { useTranslations } from 'use-intl'
import { Icon } from '../controls/Icon.tsx'

/** The note that past results say nothing about the next, shown with all statistics. */
export function PastNote() {
  const t = useTranslations('sharedRound.trends')
  return (
    <p className="honest">
      <Icon name="seal" />
      {t('honest')}
    </p>
  )
}
