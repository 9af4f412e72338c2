import { useState, type SubmitEvent } from 'react'
import { Button, Dialog } from '@ronda/ui'
import { LongText } from '../../brand/office/LongText.tsx'
import { useDesk } from './DeskContext.ts'

const REASON_MIN = 3
/** As much as all take that ask for a reason. */
const REASON_MAX = 300

type ReasonDialogProps = {
  readonly title: string
  readonly text?: string
  /** What the button says: the deed itself. */
  readonly confirm: string
  readonly isDanger?: boolean
  readonly onClose: () => void
  /** Does it, and answers with what went wrong, if anything did. */
  readonly onConfirm: (reason: string) => Promise<string | undefined>
}

/** Asks why, before something is done that somebody will want to have explained. */
export function ReasonDialog({ title, text, confirm, isDanger = false, onClose, onConfirm }: ReasonDialogProps) {
  const t = useDesk().texts.reason
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (reason.trim().length < REASON_MIN) return setError(t.missing)
    setBusy(true)
    const failure = await onConfirm(reason.trim())
    setBusy(false)
    if (failure === undefined) onClose()
    else setError(failure)
  }

  return (
    <Dialog title={title} closeLabel={t.cancel} onClose={onClose}>
      <form className="grid grid-cols-1 gap-5" onSubmit={(event) => void submit(event)}>
        {text !== undefined && <p className="text-text-soft">{text}</p>}
        <LongText label={t.label} value={reason} charactersMax={REASON_MAX} onChange={setReason} />
        {error !== undefined && (
          <p role="alert" className="text-loss text-sm">
            {error}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" look={isDanger ? 'danger' : 'primary'} isBusy={isBusy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
