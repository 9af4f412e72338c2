import { useTranslations } from 'use-intl'
import { Button, Dialog } from '@ronda/ui'

export type WarningProps = { readonly title?: string; readonly text: string; readonly onClose: () => void }

/** One thing that must be read before going on. */
export function Warning({ title, text, onClose }: WarningProps) {
  const t = useTranslations('doors')
  return (
    <Dialog role="alertdialog" title={title ?? t('warning')} closeLabel={t('close')} onClose={onClose}>
      <p className="text-text-soft">{text}</p>
      <div className="mt-6 grid tablet:justify-end">
        <Button onClick={onClose}>{t('understood')}</Button>
      </div>
    </Dialog>
  )
}
