import { useState, type SubmitEvent } from 'react'
import type { Refusal } from '@ronda/client/lazy'
import { fillText } from '@ronda/core'
import { Button, Dialog, TextField, toast } from '@ronda/ui'
import { LongText } from '@ronda/base/form/LongText.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { staffApi } from '../call/staffApi.ts'
import { useDesk } from '../desk/DeskContext.ts'

const REASON_MIN = 4
const REASON_MAX = 300

type MoveDialogProps = { readonly member: string; readonly onDone: () => void; readonly onClose: () => void }

type MoveImpact = {
  readonly ended: readonly { id: string; name: string }[]
  readonly count: number
  readonly hash: string
}

/** Whose contracts end with the move. A long list is cut, and says how many more there are. */
function Ends({ impact: { ended, count } }: { readonly impact: MoveImpact }) {
  const t = useDesk().texts.contracts
  const names = ended.map(({ name, id }) => `${name} (${id})`)
  if (count > ended.length) names.push(fillText(t.grantedMore, { count: `${count - ended.length}` }))
  return (
    <p className="bg-loss-soft rounded-md px-4 py-3 text-sm break-words">{[t.granted, names.join(', ')].join(' ')}</p>
  )
}

type Moving = Parameters<typeof staffApi.treeDesk.move>[0]
type Moved = { readonly refused?: Refusal['code']; readonly ends?: MoveImpact }

/** Sends a move. What would end with it and was not shown yet comes back with the refusal. */
async function move(moving: Moving): Promise<Moved> {
  const reply = await proven(() => staffApi.treeDesk.move(moving))
  if (reply.ok) return {}
  const refused = reply.error.code
  if (refused !== 'tree.impact') return { refused }
  const { member, upline } = moving
  const shown = await staffApi.treeDesk.impact({ member, ...(upline !== null && { upline }) })
  return shown.ok ? { refused, ends: shown.value } : { refused: shown.error.code }
}

/** Moves an account with everybody below it. The form keeps one idempotency key: a second press changes nothing. */
export function MoveDialog({ member, onDone, onClose }: MoveDialogProps) {
  const { texts } = useDesk()
  const t = texts.tree
  const { refusalText } = useLanguage()
  const [key] = useState(() => crypto.randomUUID())
  const [upline, setUpline] = useState('')
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [impact, setImpact] = useState<MoveImpact>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (reason.trim().length < REASON_MIN) return setError(texts.reason.missing)
    setBusy(true)
    const to = upline.trim() === '' ? null : upline.trim()
    const request = { key, member, upline: to, reason: reason.trim(), ...(impact && { impact: impact.hash }) }
    const { refused, ends } = await move(request)
    setBusy(false)
    if (ends !== undefined) setImpact(ends)
    if (refused !== undefined) return setError(refusalText(refused))
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
          onChange={(event) => {
            setUpline(event.target.value)
            setImpact(undefined)
          }}
        />
        <LongText label={texts.reason.label} value={reason} charactersMax={REASON_MAX} onChange={setReason} />
        {impact !== undefined && <Ends impact={impact} />}
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
