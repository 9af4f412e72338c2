import { RebateReady } from '../../../features/rebate/RebateReady.tsx'
import { RewardCenter } from '../../../features/reward/RewardCenter.tsx'

/** Everything that can be collected: rewards, and the rebate on bets. */
export function RewardView() {
  return (
    <RewardCenter>
      <RebateReady />
    </RewardCenter>
  )
}
