import { Suspense, type ComponentType } from 'react'
import { Skeleton } from '@ronda/ui'
import type { MemberView } from '../../../shell/layout/memberViews.ts'
import { lazyPart } from '@ronda/base/load/lazyPart.ts'

const panels: Readonly<Record<MemberView, ComponentType>> = {
  transferUpline: lazyPart(() => import('../../../features/transfer/TransferPanel.tsx'), 'TransferUp'),
  transferFund: lazyPart(() => import('../../../features/funds/Wallet.tsx'), 'Wallet'),
  depositv2: lazyPart(() => import('../DepositView.tsx'), 'DepositView'),
  securityCenter: lazyPart(() => import('./SecurityCenter.tsx'), 'SecurityCenter'),
  personalHistoryCopy: lazyPart(() => import('../../../features/statement/BettingRecord.tsx'), 'BettingRecord'),
  transactionHistory: lazyPart(() => import('../../../features/statement/AccountRecord.tsx'), 'AccountRecord'),
  withdraw: lazyPart(() => import('../WithdrawalView.tsx'), 'WithdrawalView'),
  personalProfit: lazyPart(() => import('../../../features/statement/ProfitRecord.tsx'), 'ProfitRecord'),
  messageV2: lazyPart(() => import('../../../features/inbox/InboxPanel.tsx'), 'InboxPanel'),
  missionLeaderboard: lazyPart(() => import('./MissionView.tsx'), 'MissionView'),
  manualRebate: lazyPart(() => import('../../../features/rebate/RebatePanel.tsx'), 'RebatePanel'),
  referral: lazyPart(() => import('../../../features/referral/ReferralPanel.tsx'), 'ReferralPanel'),
  rewardCenter: lazyPart(() => import('./RewardView.tsx'), 'RewardView'),
  playerRank: lazyPart(() => import('../../../features/rank/RankPanel.tsx'), 'RankPanel'),
  bonusDetails: lazyPart(() => import('./BonusView.tsx'), 'BonusView'),
}

/** One panel of the member area. */
export function MemberPanel({ view }: { readonly view: MemberView }) {
  const Panel = panels[view]
  return (
    <Suspense fallback={<Skeleton className="h-stage-text rounded-xl" />}>
      <Panel />
    </Suspense>
  )
}
