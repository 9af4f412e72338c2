import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { WithdrawalLine } from '@ronda/contract'
import { Button } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { QuestionDialog } from './QuestionDialog.tsx'
import { useWithdrawalAct } from './useWithdrawalAct.ts'

/** Asks staff to investigate, at any time and whatever was answered before. */
export function DisputeButton({ withdrawal }: { readonly withdrawal: WithdrawalLine }) {
  const t = useTranslations('withdrawal')
  const act = useWithdrawalAct()
  const [isOpen, setOpen] = useState(false)
  const { id } = withdrawal
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {withdrawal.case?.state === 'answered' ? t('dispute.again') : t('dispute.open')}
      </Button>
      {isOpen && (
        <QuestionDialog
          title={t('dispute.title')}
          text={t('dispute.text')}
          send={t('dispute.send')}
          onAsk={(question) => act(() => api.withdrawal.dispute({ id, ...question }), t('receipt.looking'))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
