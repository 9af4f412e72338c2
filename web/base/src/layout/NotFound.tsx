import { Link } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { buttonClass, Notice } from '@ronda/ui'
import { usePageTitle } from './usePageTitle.ts'

export function NotFound() {
  const t = useTranslations('shell')
  usePageTitle(t('notFound.title'))
  return (
    <Notice
      isPage
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
