import { EnvelopeList } from '../../../features/envelope/EnvelopeList.tsx'
import { RaffleSummary } from '../../../features/raffle/RaffleSummary.tsx'
import { RebateReady } from '../../../features/rebate/RebateReady.tsx'
import { RewardCenter } from '../../../features/reward/RewardCenter.tsx'

/** Everything that can be collected: rewards, the rebate on bets, and red envelopes; below them the raffles. */
export function RewardView() {
  return (
    <RewardCenter>
      <RebateReady />
      <EnvelopeList />
      <RaffleSummary />
    </RewardCenter>
  )
}
