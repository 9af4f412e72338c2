import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'

export function ForgotLink() {
  const t = useTranslations('session.login')
  return (
    <Link to="/forget" replace resetScroll={false} className="text-accent-text text-sm font-medium underline">
      {t('forgot')}
    </Link>
  )
}
