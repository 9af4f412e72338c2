import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Skeleton } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { NoPassword } from './NoPassword.tsx'
import { OneWithdrawal } from './OneWithdrawal.tsx'
import { Paused } from './Paused.tsx'
import { RequestForm } from './RequestForm.tsx'
import { AllowanceSummary } from './AllowanceSummary.tsx'
import { allowanceQuery } from '../../shell/wallet/allowance.queries.ts'
import { accountsQuery } from '../../shell/wallet/payoutAccounts.queries.ts'
import type { PayoutParts } from './payoutParts.ts'
import { paymentQuery } from './withdrawal.queries.ts'
import { WithdrawalList } from './WithdrawalList.tsx'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'

const TEXTS = ['withdrawal'] as const

function Waiting() {
  return (
    <div aria-busy className="grid grid-cols-1 gap-4">
      <Skeleton className="h-24 rounded-xl" />
      <Skeleton className="h-stage-text rounded-xl" />
    </div>
  )
}

/** The allowance, the accounts, and the form. */
function Withdrawing({ Accounts, NoAccount }: PayoutParts) {
  const t = useTranslations('withdrawal')
  const allowance = useQuery(allowanceQuery)
  const accounts = useQuery(accountsQuery)
  const payment = useQuery(paymentQuery)
  const broken = [allowance, accounts, payment].find(({ isError, data }) => isError && data === undefined)
  if (broken) {
    const again = (): void => void Promise.all([allowance.refetch(), accounts.refetch(), payment.refetch()])
    return <LoadError title={t('failed')} error={broken.error} onRetry={again} />
  }
  if (allowance.data === undefined || accounts.data === undefined || payment.data === undefined) return <Waiting />
  const { list } = accounts.data
  const isReady = list.length > 0 && payment.data.isSet
  return (
    <>
      {allowance.data.pausedUntil !== null && <Paused untilMs={allowance.data.pausedUntil} />}
      {!isReady && (
        <div className="bg-surface-1 border-line rounded-xl border p-5">
          <AllowanceSummary allowance={allowance.data} />
        </div>
      )}
      {list.length === 0 && <NoAccount bound={accounts.data} />}
      {list.length > 0 && !payment.data.isSet && <NoPassword />}
      {isReady && <RequestForm allowance={allowance.data} bound={accounts.data} Accounts={Accounts} />}
    </>
  )
}

/** Withdrawals: amount, account, and the state of each; or the one named in the address. */
export function WithdrawalPanel(parts: PayoutParts) {
  const { withdrawal } = useSearch({ strict: false })
  return (
    <TextsProvider pages={TEXTS}>
      <div className="grid grid-cols-1 gap-4">
        {withdrawal === undefined ? (
          <>
            <Withdrawing {...parts} />
            <WithdrawalList />
          </>
        ) : (
          <OneWithdrawal key={withdrawal} id={withdrawal} />
        )}
      </div>
    </TextsProvider>
  )
}
