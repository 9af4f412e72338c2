import { BonusBeforeWithdrawal } from '../../features/bonus/BonusBeforeWithdrawal.tsx'
import { Accounts } from '../../features/payoutAccount/Accounts.tsx'
import { NoAccount } from '../../features/payoutAccount/NoAccount.tsx'
import { WithdrawalPanel } from '../../features/withdrawal/WithdrawalPanel.tsx'

/** Withdrawals, to the member's payout accounts. */
export function WithdrawalView() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <BonusBeforeWithdrawal />
      <WithdrawalPanel Accounts={Accounts} NoAccount={NoAccount} />
    </div>
  )
}
