import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { BrandMark } from './BrandMark.tsx'

export function Brand() {
  const t = useTranslations('shell')
  return (
    <Link to="/" className="flex items-center gap-2 rounded-sm">
      <BrandMark className="size-icon-large" />
      <span className="font-display text-xl font-bold tracking-tight">{t('brand')}</span>
    </Link>
  )
}
