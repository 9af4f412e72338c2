import { useState, type SubmitEvent } from 'react'
import { Button, Dialog, TextField, toast } from '@ronda/ui'
import { LongText } from '@ronda/base/form/LongText.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { staffApi } from '../call/staffApi.ts'
import { useDesk } from '../desk/DeskContext.ts'

const REASON_MIN = 4
const REASON_MAX = 300

type MoveDialogProps = { readonly member: string; readonly onDone: () => void; readonly onClose: () => void }

/** Moves an account with everybody below it. The form keeps one idempotency key: a second press changes nothing. */
export function MoveDialog({ member, onDone, onClose }: MoveDialogProps) {
  const { texts } = useDesk()
  const t = texts.tree
  const { refusalText } = useLanguage()
  const [key] = useState(() => crypto.randomUUID())
  const [upline, setUpline] = useState('')
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (reason.trim().length < REASON_MIN) return setError(texts.reason.missing)
    setBusy(true)
    const request = { key, member, upline: upline.trim() === '' ? null : upline.trim(), reason: reason.trim() }
    const reply = await proven(() => staffApi.treeDesk.move(request))
    setBusy(false)
    if (!reply.ok) return setError(refusalText(reply.error.code))
    toast(t.moved, 'good')
    return onDone()
  }

  return (
    <Dialog title={t.move} closeLabel={texts.reason.cancel} onClose={onClose}>
      <form noValidate className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
        <p className="text-text-soft text-sm">{t.note}</p>
        <TextField
          label={t.upline}
          hint={t.uplineHint}
          value={upline}
          maxLength={64}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          onChange={(event) => setUpline(event.target.value)}
        />
        <LongText label={texts.reason.label} value={reason} charactersMax={REASON_MAX} onChange={setReason} />
        {error !== undefined && (
          <p role="alert" className="text-loss text-sm">
            {error}
          </p>
        )}
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          {t.move}
        </Button>
      </form>
    </Dialog>
  )
}
