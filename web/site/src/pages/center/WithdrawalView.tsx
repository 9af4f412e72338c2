import { Accounts } from '../../features/payoutAccount/Accounts.tsx'
import { NoAccount } from '../../features/payoutAccount/NoAccount.tsx'
import { WithdrawalPanel } from '../../features/withdrawal/WithdrawalPanel.tsx'

/** Withdrawals, to the member's payout accounts. */
export function WithdrawalView() {
  return <WithdrawalPanel Accounts={Accounts} NoAccount={NoAccount} />
}
