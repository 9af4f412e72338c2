import { useId, useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import { PROOFS_MAX, WORDS_MAX } from '@ronda/contract'
import { Button, Dialog } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { ImagePicker } from '../../shell/uploads/ImagePicker.tsx'

type QuestionDialogProps = {
  readonly title: string
  readonly text: string
  readonly send: string
  readonly onAsk: (question: { words: string; proofs: string[] }) => Promise<Refusal['code'] | undefined>
  readonly onClose: () => void
}

/** Text and pictures for the person who investigates; both are optional. */
export function QuestionDialog({ title, text, send, onAsk, onClose }: QuestionDialogProps) {
  const t = useTranslations('withdrawal')
  const { refusalText } = useLanguage()
  const id = useId()
  const [words, setText] = useState('')
  const [proofs, setProofs] = useState<readonly string[]>([])
  const [isSending, setSending] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Refusal['code']>()

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (isSending) return
    setBusy(true)
    const code = await onAsk({ words: words.trim(), proofs: [...proofs] })
    setBusy(false)
    if (code === undefined) onClose()
    else setFailure(code)
  }

  return (
    <Dialog title={title} closeLabel={t('close')} onClose={onClose}>
      <form noValidate className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
        <p className="text-text-soft text-sm">{text}</p>
        <div className="grid grid-cols-1 gap-1">
          <label htmlFor={id} className="text-text-soft text-sm font-medium">
            {t('receipt.words')}
          </label>
          <textarea
            id={id}
            rows={3}
            maxLength={WORDS_MAX}
            value={words}
            onChange={(event) => setText(event.target.value)}
            className="bg-surface-2 border-line-strong w-full rounded-md border px-4 py-3"
          />
        </div>
        <ImagePicker
          purpose="proof"
          label={t('receipt.proofs')}
          max={PROOFS_MAX}
          onChange={(ids, isOnItsWay) => {
            setProofs(ids)
            setSending(isOnItsWay)
          }}
        />
        <FormError text={failure === undefined ? undefined : refusalText(failure)} />
        <Button type="submit" size="large" isWide isBusy={isBusy || isSending}>
          {send}
        </Button>
      </form>
    </Dialog>
  )
}
