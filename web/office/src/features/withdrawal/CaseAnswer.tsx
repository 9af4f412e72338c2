import { MessageCircleQuestion } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { WithdrawalCase } from '@ronda/contract'
import { Button } from '@ronda/ui'
import { staffApi } from '../../shell/call/staffApi.ts'
import { ReasonDialog } from '../../shell/desk/ReasonDialog.tsx'
import { Proofs } from './Proofs.tsx'
import { useCaseAction } from './useCaseAction.ts'

/** What the member wrote and what was answered, for staff. */
function MemberCase({ about: { state, cause, words, answer } }: { readonly about: WithdrawalCase }) {
  const t = useTranslations('withdrawalDesk')
  return (
    <div className="bg-surface-2 grid grid-cols-1 gap-2 rounded-md p-3 text-sm">
      <p className="flex items-center gap-2 font-medium">
        <MessageCircleQuestion aria-hidden className="text-accent-text size-icon-small shrink-0" />
        {t(`caseStates.${state}`)}
      </p>
      {cause === 'late' && <p className="text-text-soft">{t('caseLate')}</p>}
      {words !== '' && <p className="text-text-soft break-words whitespace-pre-line">{t('memberWrote', { words })}</p>}
      {answer !== null && <p className="break-words whitespace-pre-line">{t('weWrote', { words: answer })}</p>}
    </div>
  )
}

/** The member's message with its pictures, and the answer. */
export function CaseAnswer({ id, about }: { readonly id: string; readonly about: WithdrawalCase }) {
  const t = useTranslations('withdrawalDesk')
  const act = useCaseAction()
  const [open, setOpen] = useState<'answer' | 'close'>()
  const isClosed = open === 'close'
  return (
    <section aria-label={t('case')} className="grid grid-cols-1 gap-3">
      <MemberCase about={about} />
      {about.proofs.length > 0 && <Proofs ids={about.proofs} />}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen('answer')}>{t('answer')}</Button>
        <Button variant="quiet" onClick={() => setOpen('close')}>
          {t('closeCase')}
        </Button>
      </div>
      {open !== undefined && (
        <ReasonDialog
          title={t('answerTitle')}
          text={t('answerText')}
          confirm={isClosed ? t('closeCase') : t('answer')}
          onClose={() => setOpen(undefined)}
          onConfirm={(words) => act(() => staffApi.withdrawalDesk.answer({ id, words, isClosed }), t('answered'))}
        />
      )}
    </section>
  )
}
