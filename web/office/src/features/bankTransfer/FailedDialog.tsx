import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TextField } from '@ronda/ui'
import { staffApi } from '../../shell/call/staffApi.ts'
import { ProposalDialog } from '../../shell/desk/ProposalDialog.tsx'

const REASON_MIN = 3
const REASON_MAX = 200

/** Records that a payout could not be made, with the reason that the member reads. */
export function FailedDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useTranslations('bankTransferDesk')
  const [reason, setReason] = useState('')
  const note = reason.trim()
  const isFine = note.length >= REASON_MIN
  const send = (key: string) => staffApi.bankTransferDesk.recordPayout({ key, id, kind: 'failed', note })
  const texts = {
    title: t('actions.failed'),
    note: t('form.note'),
    submit: t('form.submit'),
    proposed: t('form.proposed'),
  }
  return (
    <ProposalDialog texts={texts} send={isFine ? send : undefined} onClose={onClose}>
      {(isTried) => (
        <TextField
          label={t('form.reason')}
          hint={t('form.reasonHint')}
          error={isTried && !isFine ? t('form.problems.reason') : undefined}
          maxLength={REASON_MAX}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </ProposalDialog>
  )
}
