import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Clock, Dialog } from '@ronda/ui'
import { LanguageSelect } from '../language/LanguageSelect.tsx'
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx'

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="border-line flex min-h-control-large items-center justify-between gap-4 border-b last:border-b-0">
      <span className="text-text-soft">{label}</span>
      {children}
    </div>
  )
}

/** What a wide screen keeps in its header, for a phone. */
export function MoreDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('shell')
  return (
    <Dialog title={t('more')} closeLabel={t('close')} onClose={onClose}>
      <Row label={t('language')}>
        <LanguageSelect />
      </Row>
      <Row label={t('theme')}>
        <ThemeSwitch />
      </Row>
      <Row label={t('clock')}>
        <Clock />
      </Row>
      <Link to="/help" onClick={onClose} className="flex min-h-control-large items-center font-medium">
        {t('help')}
      </Link>
    </Dialog>
  )
}
