import { useTranslations } from 'use-intl'
import { Button, Dialog } from '@ronda/ui'

export type ConfirmationProps = {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** A question before something that cannot be taken back at once. */
export function Confirmation({ title, text, confirm, isBusy, onConfirm, onClose }: ConfirmationProps) {
  const t = useTranslations('doors')
  return (
    <Dialog role="alertdialog" title={title} closeLabel={t('cancel')} onClose={onClose}>
      <p className="text-text-soft">{text}</p>
      <div className="mt-6 flex flex-col-reverse gap-3 tablet:flex-row tablet:justify-end">
        <Button look="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button look="danger" isBusy={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}
