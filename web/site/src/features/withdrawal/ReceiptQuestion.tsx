import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { WithdrawalLine } from '@ronda/contract'
import { Button, toast } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { PartDialog } from './PartDialog.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'
import { useWithdrawalAct } from './useWithdrawalAct.ts'

/** Asks whether the money has arrived: all of it, part of it, or nothing. */
export function ReceiptQuestion({ withdrawal }: { readonly withdrawal: WithdrawalLine }) {
  const t = useTranslations('withdrawal.receipt')
  const { refusalText } = useLanguage()
  const act = useWithdrawalAct()
  const [isBusy, setBusy] = useState(false)
  const [open, setOpen] = useState<'part' | 'none'>()
  const { id, receipt } = withdrawal
  const close = (): void => setOpen(undefined)

  async function confirmAll(): Promise<void> {
    setBusy(true)
    const code = await act(() => api.withdrawal.confirm({ id, answer: 'fullyPaid' }), t('thanks'))
    if (code !== undefined) toast(refusalText(code), 'bad')
    setBusy(false)
  }

  return (
    <div role="group" aria-label={t('ask')} className="grid grid-cols-1 gap-2">
      <p className="text-sm font-medium">{t('ask')}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" isBusy={isBusy} onClick={() => void confirmAll()}>
          {t('all')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setOpen('part')}>
          {t('part')}
        </Button>
        {receipt === 'unsaid' && (
          <Button variant="quiet" size="small" onClick={() => setOpen('none')}>
            {t('none')}
          </Button>
        )}
      </div>
      {open === 'part' && <PartDialog withdrawal={withdrawal} onClose={close} />}
      {open === 'none' && (
        <QuestionDialog
          title={t('noneTitle')}
          text={t('noneText')}
          send={t('noneSend')}
          onAsk={(question) =>
            act(() => api.withdrawal.confirm({ id, answer: 'notReceived', ...question }), t('looking'))
          }
          onClose={close}
        />
      )}
    </div>
  )
}
