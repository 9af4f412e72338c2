import { useTranslations } from 'use-intl'
import { Dialog } from '@ronda/ui'
import { SpeedPanel } from './SpeedPanel.tsx'

export function SpeedDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('shell')
  return (
    <Dialog title={t('speed.title')} closeLabel={t('close')} onClose={onClose}>
      <SpeedPanel />
    </Dialog>
  )
}
