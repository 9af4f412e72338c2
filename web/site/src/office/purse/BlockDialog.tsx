import { useState, type SubmitEvent } from 'react'
import type { PurseLook } from '@ronda/contract'
import { Button, Dialog, TextField, toast } from '@ronda/ui'
import { api } from '../../api.ts'
import { useSpeech } from '../../language/useSpeech.ts'
import { proven } from '../../people/session/prove.ts'
import { useDesk } from '../desk/DeskContext.ts'

type BlockDialogProps = {
  readonly look: PurseLook
  readonly onDone: (isBlocked: boolean) => void
  readonly onClose: () => void
}

const REASON_MIN = 4

/** Stops a member's play or frees it, with a reason. The form keeps one name, so that a second press is the same deed. */
export function BlockDialog({ look, onDone, onClose }: BlockDialogProps) {
  const { texts } = useDesk()
  const t = texts.purse
  const { refusalText } = useSpeech()
  const [key] = useState(() => crypto.randomUUID())
  const [reason, setReason] = useState('')
  const [trouble, setTrouble] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isBlocked = !look.isBlocked
  const title = isBlocked ? t.block : t.unblock

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (reason.trim().length < REASON_MIN) return setTrouble(texts.reason.missing)
    setBusy(true)
    setTrouble(undefined)
    const asked = { key, member: look.member.number, isBlocked, reason: reason.trim() }
    const reply = await proven(() => api.purse.block(asked))
    setBusy(false)
    if (!reply.ok) return setTrouble(refusalText(reply.error.code))
    toast(isBlocked ? t.blocked : t.unblocked, 'good')
    return onDone(reply.value.isBlocked)
  }

  return (
    <Dialog title={title} closeLabel={texts.reason.cancel} onClose={onClose}>
      <form noValidate className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
        <p className="text-text-soft">{isBlocked ? t.blockText : t.unblockText}</p>
        <TextField
          label={t.blockReason}
          error={trouble}
          value={reason}
          maxLength={300}
          autoComplete="off"
          onChange={(event) => setReason(event.target.value)}
        />
        <Button type="submit" look={isBlocked ? 'danger' : 'primary'} size="large" isWide isBusy={isBusy}>
          {title}
        </Button>
      </form>
    </Dialog>
  )
}
