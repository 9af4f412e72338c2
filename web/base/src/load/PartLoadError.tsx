import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { toast } from '@ronda/ui'

/** Replaces a part that failed to load. */
export function PartLoadError() {
  const t = useTranslations('shell.broken')
  useEffect(() => toast(t('lateText'), 'bad', { label: t('reload'), onChoose: () => location.reload() }), [t])
  return null
}
