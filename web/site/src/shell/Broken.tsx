import { Unplug } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, Notice } from '@ronda/ui'

/** In place of a screen that failed to load or to draw. */
export function Broken() {
  const t = useTranslations('shell')
  return (
    <Notice
      isPage
      kind="trouble"
      icon={Unplug}
      title={t('broken.title')}
      actions={<Button onClick={() => location.reload()}>{t('broken.reload')}</Button>}
    >
      {t('broken.text')}
    </Notice>
  )
}
