import { useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import {
  DOCUMENT_KINDS,
  DOCUMENT_NOTE_MAX,
  DOCUMENT_REASONS,
  type DocumentKind,
  type DocumentReason,
} from '@ronda/contract'
import { Button, Dialog, TextField, toast } from '@ronda/ui'
import { staffApi } from '../../shell/call/staffApi.ts'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { LongText } from '@ronda/base/form/LongText.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { proven } from '@ronda/base/session/prove.ts'

/** Fewer characters are no reason. */
const NOTE_MIN = 10

/** Requests another document of a kind that was approved, with a reason that others can read later. */
export function AskAgainDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('profile')
  const { refusalText } = useLanguage()
  const [member, setMember] = useState('')
  const [kind, setKind] = useState<DocumentKind>('identity')
  const [reason, setReason] = useState<DocumentReason>('expired')
  const [note, setNote] = useState('')
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const number = member.trim()
    if (!/^[1-9]\d*$/.test(number) || note.trim().length < NOTE_MIN) return setFailure(t('desk.askAgainMissing'))
    setBusy(true)
    const reply = await proven(() =>
      staffApi.documentDesk.askAgain({ member: number, kind, reason, note: note.trim() }),
    )
    setBusy(false)
    if (!reply.ok) return setFailure(refusalText(reply.error.code))
    toast(t('desk.askAgainDone'))
    return onClose()
  }

  return (
    <Dialog title={t('desk.askAgain')} closeLabel={t('desk.cancel')} onClose={onClose}>
      <form noValidate className="grid grid-cols-1 gap-5" onSubmit={(event) => void submit(event)}>
        <p className="text-text-soft text-sm">{t('desk.askAgainText')}</p>
        <TextField
          label={t('desk.askAgainMember')}
          inputMode="numeric"
          maxLength={18}
          value={member}
          onChange={(event) => setMember(event.target.value)}
        />
        <Choice
          label={t('desk.askAgainKind')}
          value={kind}
          options={DOCUMENT_KINDS.map((value) => ({ value, label: t(`desk.kinds.${value}`) }))}
          onChoose={setKind}
        />
        <Choice
          label={t('desk.reason')}
          value={reason}
          options={DOCUMENT_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          onChoose={setReason}
        />
        <LongText label={t('desk.askAgainNote')} value={note} charactersMax={DOCUMENT_NOTE_MAX} onChange={setNote} />
        <FormError text={failure} />
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          {t('desk.askAgain')}
        </Button>
      </form>
    </Dialog>
  )
}
