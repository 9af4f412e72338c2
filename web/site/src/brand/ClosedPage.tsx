import { Hammer, MapPinOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Notice } from '@ronda/ui'
import { LanguageSelect } from '../language/LanguageSelect.tsx'

/** The whole site while the house is closed: to everyone (1), or to this region (2). */
export function ClosedPage({ status }: { readonly status: 1 | 2 }) {
  const t = useTranslations('shell.closed')
  return (
    <main className="grid min-h-dvh content-center">
      {status === 1 ? (
        <Notice isPage icon={Hammer} title={t('maintenance')} actions={<LanguageSelect />}>
          {t('maintenanceText')}
        </Notice>
      ) : (
        <Notice isPage icon={MapPinOff} title={t('region')} actions={<LanguageSelect />}>
          {t('regionText')}
        </Notice>
      )}
    </main>
  )
}
