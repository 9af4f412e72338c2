import type { ErrorComponentProps } from '@tanstack/react-router'
import { Hourglass, Unplug } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, Notice } from '@ronda/ui'
import { ScreenLoadError } from '../load/ScreenLoadError.ts'

/** Replaces a screen that failed to load or to render. */
export function Broken({ error }: ErrorComponentProps) {
  const t = useTranslations('shell')
  const isLate = error instanceof ScreenLoadError
  return (
    <Notice
      isPage
      kind="failure"
      icon={isLate ? Hourglass : Unplug}
      title={isLate ? t('broken.late') : t('broken.title')}
      actions={<Button onClick={() => location.reload()}>{t('broken.reload')}</Button>}
    >
      {isLate ? t('broken.lateText') : t('broken.text')}
    </Notice>
  )
}
