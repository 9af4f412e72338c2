import { useTranslations } from 'use-intl'
import { Icon } from '../../hud/Icon.tsx'

/** Said wherever the past is shown. */
export function Honest() {
  const t = useTranslations('live.trends')
  return (
    <p className="honest">
      <Icon name="seal" />
      {t('honest')}
    </p>
  )
}
