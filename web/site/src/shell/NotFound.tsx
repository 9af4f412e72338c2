import { Link } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { buttonClass, Notice } from '@ronda/ui'

export function NotFound() {
  const t = useTranslations('shell')
  return (
    <Notice
      icon={Compass}
      title={t('notFound.title')}
      actions={
        <Link to="/" className={buttonClass()}>
          {t('toHome')}
        </Link>
      }
    >
      {t('notFound.text')}
    </Notice>
  )
}
