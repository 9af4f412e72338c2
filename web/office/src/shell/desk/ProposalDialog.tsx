import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import type { Refusal } from '@ronda/client/lazy'
import type { Result } from '@ronda/core'
import { Button, Dialog, toast } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { DESK_KEY } from './desk.queries.ts'
import { useDesk } from './DeskContext.ts'

export type ProposalDialogProps = {
  readonly texts: Readonly<Record<'title' | 'note' | 'submit' | 'proposed', string>>
  /** Sends the proposal; undefined while the form has problems. */
  readonly send: ((key: string) => Promise<Result<{ readonly id: string }, Refusal>>) | undefined
  readonly onSent?: (id: string) => void
  readonly onClose: () => void
  /** The fields; problems are shown once somebody has tried to send. */
  readonly children: (isTried: boolean) => ReactNode
}

/** A proposal that somebody else decides. It keeps one idempotency key, so that a second press is the same proposal. */
export function ProposalDialog({ texts: t, send, onSent, onClose, children }: ProposalDialogProps) {
  const { texts } = useDesk()
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  const [failure, setFailure] = useState<string>()
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    setFailure(undefined)
    if (send === undefined) return
    setBusy(true)
    const reply = await proven(() => send(key))
    setBusy(false)
    if (!reply.ok) return setFailure(refusalText(reply.error.code))
    toast(t.proposed, 'good')
    onClose()
    onSent?.(reply.value.id)
    await queries.invalidateQueries({ queryKey: DESK_KEY })
  }

  return (
    <Dialog title={t.title} closeLabel={texts.reason.cancel} onClose={onClose}>
      <form noValidate className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
        {children(isTried)}
        {failure !== undefined && (
          <p role="alert" className="text-loss text-sm">
            {failure}
          </p>
        )}
        <p className="text-text-faint text-sm">{t.note}</p>
        <Button type="submit" isWide isBusy={isBusy}>
          {t.submit}
        </Button>
      </form>
    </Dialog>
  )
}
