import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskWithdrawal } from '@ronda/contract'
import { Button, confirm, toast } from '@ronda/ui'
import { staffApi } from '../../shell/call/staffApi.ts'
import { ReasonDialog } from '../../shell/desk/ReasonDialog.tsx'
import { accountName } from '@ronda/base/withdrawal/accountName.ts'
import { useMoneyText } from '@ronda/base/withdrawal/useMoneyText.ts'
import { useCaseAction } from './useCaseAction.ts'

const DECIDABLE = new Set(['held', 'seconding'])
const REJECTABLE = new Set(['held', 'seconding', 'approved'])
const STUCK = new Set(['asked', 'approved', 'paying', 'settling', 'rejecting', 'failing'])

/** What staff may do with a withdrawal in its current state. */
export function Deciding({ withdrawal }: { readonly withdrawal: DeskWithdrawal }) {
  const t = useTranslations('withdrawalDesk')
  const tAll = useTranslations('withdrawal')
  const show = useMoneyText(withdrawal.currency)
  const act = useCaseAction()
  const [isBusy, setBusy] = useState(false)
  const [isRejecting, setRejecting] = useState(false)
  const { id, state, amount, fee, holderName, account } = withdrawal

  async function run(ask: () => ReturnType<typeof staffApi.withdrawalDesk.approve>, done: string): Promise<void> {
    setBusy(true)
    const failure = await act(ask, done)
    setBusy(false)
    if (failure !== undefined) toast(failure, 'bad')
  }

  async function approve(): Promise<void> {
    const text = t('approveText', { amount: show(amount - fee), holder: holderName, account: accountName(account) })
    const question = { title: t('approveTitle'), text, yes: t('approve'), no: tAll('cancel') }
    if (await confirm(question)) await run(() => staffApi.withdrawalDesk.approve({ id }), t('approved'))
  }

  if (!DECIDABLE.has(state) && !REJECTABLE.has(state) && !STUCK.has(state)) return null
  return (
    <div className="flex flex-wrap gap-3">
      {DECIDABLE.has(state) && (
        <Button isBusy={isBusy} onClick={() => void approve()}>
          {state === 'seconding' ? t('second') : t('approve')}
        </Button>
      )}
      {STUCK.has(state) && (
        <Button isBusy={isBusy} onClick={() => void run(() => staffApi.withdrawalDesk.retry({ id }), t('retried'))}>
          {t('retry')}
        </Button>
      )}
      {REJECTABLE.has(state) && (
        <Button variant="quiet" onClick={() => setRejecting(true)}>
          {t('reject')}
        </Button>
      )}
      {isRejecting && (
        <ReasonDialog
          isDanger
          title={t('rejectTitle')}
          text={t('rejectText')}
          confirm={t('reject')}
          onClose={() => setRejecting(false)}
          onConfirm={(reason) => act(() => staffApi.withdrawalDesk.reject({ id, reason }), t('rejected'))}
        />
      )}
    </div>
  )
}
