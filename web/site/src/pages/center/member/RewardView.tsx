import { EnvelopeList } from '../../../features/envelope/EnvelopeList.tsx'
import { RebateReady } from '../../../features/rebate/RebateReady.tsx'
import { RewardCenter } from '../../../features/reward/RewardCenter.tsx'

/** Everything that can be collected: rewards, the rebate on bets, and red envelopes. */
export function RewardView() {
  return (
    <RewardCenter>
      <RebateReady />
      <EnvelopeList />
    </RewardCenter>
  )
}
