import { useState, type SubmitEvent } from 'react'
import { FREEZE_PARTS, type FreezePart } from '@ronda/contract'
import { days } from '@ronda/core'
import { Button, Dialog, toast } from '@ronda/ui'
import { staffApi } from '../call/staffApi.ts'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { LongText } from '@ronda/base/form/LongText.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { useDesk } from '../desk/DeskContext.ts'

const SPANS = ['1', '7', '30', '90', 'lifted'] as const
type Span = (typeof SPANS)[number]

const REASON_MIN = 4
const REASON_MAX = 300

type FreezeDialogProps = {
  readonly member: string
  /** The parts that are not frozen yet. */
  readonly parts: readonly FreezePart[]
  readonly onDone: () => void
  readonly onClose: () => void
}

/**
 * Freezes one part of an account, with a reason and an end. The form keeps one idempotency key, so that a second press
 * changes nothing.
 */
export function FreezeDialog({ member, parts, onDone, onClose }: FreezeDialogProps) {
  const { texts } = useDesk()
  const t = texts.freeze
  const { refusalText } = useLanguage()
  const [asked] = useState(() => ({ key: crypto.randomUUID(), nowMs: Date.now() }))
  const [part, setPart] = useState<FreezePart>(parts[0] ?? 'payout')
  const [span, setSpan] = useState<Span>('7')
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (reason.trim().length < REASON_MIN) return setError(texts.reason.missing)
    setBusy(true)
    const until = span === 'lifted' ? null : asked.nowMs + days(Number(span))
    const request = { key: asked.key, member, part, reason: reason.trim(), until }
    const reply = await proven(() => staffApi.freezes.freeze(request))
    setBusy(false)
    if (!reply.ok) return setError(refusalText(reply.error.code))
    toast(t.frozen, 'good')
    return onDone()
  }

  return (
    <Dialog title={t.freeze} closeLabel={texts.reason.cancel} onClose={onClose}>
      <form noValidate className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
        <Choice
          label={t.part}
          value={part}
          options={FREEZE_PARTS.filter((one) => parts.includes(one)).map((value) => ({ value, label: t.parts[value] }))}
          onChoose={setPart}
        />
        <p className="text-text-soft text-sm">{t.effects[part]}</p>
        <Choice
          label={t.span}
          value={span}
          options={SPANS.map((value) => ({ value, label: t.spans[value] }))}
          onChoose={setSpan}
        />
        <LongText label={texts.reason.label} value={reason} charactersMax={REASON_MAX} onChange={setReason} />
        {error !== undefined && (
          <p role="alert" className="text-loss text-sm">
            {error}
          </p>
        )}
        <Button type="submit" variant="danger" size="large" isWide isBusy={isBusy}>
          {t.freeze}
        </Button>
      </form>
    </Dialog>
  )
}
