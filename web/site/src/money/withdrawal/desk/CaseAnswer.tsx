import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { WithdrawalCase } from '@ronda/contract'
import { Button } from '@ronda/ui'
import { api } from '../../../api.ts'
import { ReasonDialog } from '../../../office/desk/ReasonDialog.tsx'
import { CaseNote } from '../CaseNote.tsx'
import { Proofs } from './Proofs.tsx'
import { useDeed } from './useDeed.ts'

/** What the member says, with the proofs, and the answer. */
export function CaseAnswer({ id, about }: { readonly id: string; readonly about: WithdrawalCase }) {
  const t = useTranslations('withdrawalDesk')
  const deed = useDeed()
  const [open, setOpen] = useState<'answer' | 'close'>()
  const isClosed = open === 'close'
  return (
    <section aria-label={t('case')} className="grid grid-cols-1 gap-3">
      <CaseNote about={about} />
      {about.proofs.length > 0 && <Proofs ids={about.proofs} />}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen('answer')}>{t('answer')}</Button>
        <Button look="quiet" onClick={() => setOpen('close')}>
          {t('closeCase')}
        </Button>
      </div>
      {open !== undefined && (
        <ReasonDialog
          title={t('answerTitle')}
          text={t('answerText')}
          confirm={isClosed ? t('closeCase') : t('answer')}
          onClose={() => setOpen(undefined)}
          onConfirm={(words) => deed(() => api.withdrawalDesk.answer({ id, words, isClosed }), t('answered'))}
        />
      )}
    </section>
  )
}
