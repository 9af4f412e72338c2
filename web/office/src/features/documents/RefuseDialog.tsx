import { useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { DOCUMENT_NOTE_MAX, DOCUMENT_REASONS, type DocumentReason } from '@ronda/contract'
import { Button, Dialog } from '@ronda/ui'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { LongText } from '@ronda/base/form/LongText.tsx'
import { FormError } from '@ronda/base/form/FormError.tsx'

type DialogProps = {
  readonly onClose: () => void
  readonly onRefuse: (reason: DocumentReason, note: string) => Promise<string | undefined>
}

/** Why a document is refused, as the member will read it. */
export function RefuseDialog({ onClose, onRefuse }: DialogProps) {
  const t = useTranslations('profile')
  const [reason, setReason] = useState<DocumentReason>('unreadable')
  const [note, setNote] = useState('')
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    const problem = await onRefuse(reason, note.trim())
    setBusy(false)
    if (problem === undefined) onClose()
    else setFailure(problem)
  }

  return (
    <Dialog title={t('desk.refuseTitle')} closeLabel={t('desk.cancel')} onClose={onClose}>
      <form className="grid grid-cols-1 gap-5" onSubmit={(event) => void submit(event)}>
        <Choice
          label={t('desk.reason')}
          value={reason}
          options={DOCUMENT_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          onChoose={setReason}
        />
        <LongText label={t('desk.note')} value={note} charactersMax={DOCUMENT_NOTE_MAX} onChange={setNote} />
        <FormError text={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {t('desk.cancel')}
          </Button>
          <Button type="submit" variant="danger" isBusy={isBusy}>
            {t('desk.refuse')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
