import { useState, type SubmitEvent } from 'react'
import { Button, Dialog } from '@ronda/ui'
import { LongText } from '@ronda/base/form/LongText.tsx'
import { useDesk } from './DeskContext.ts'

const REASON_MIN = 3
/** The largest length that every call with a reason accepts. */
const REASON_MAX = 300

type ReasonDialogProps = {
  readonly title: string
  readonly text?: string
  /** The label of the button: the action. */
  readonly confirm: string
  readonly isDanger?: boolean
  readonly onClose: () => void
  /** Performs the action, and returns the error text, if any. */
  readonly onConfirm: (reason: string) => Promise<string | undefined>
}

/** Asks for a reason before an action that has to be explained later. */
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
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" variant={isDanger ? 'danger' : 'primary'} isBusy={isBusy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
