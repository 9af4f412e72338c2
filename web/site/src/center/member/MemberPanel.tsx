import { Suspense, type ComponentType } from 'react'
import { Skeleton } from '@ronda/ui'
import type { Pages } from '../../language/usePageTexts.ts'
import { PanelNotice, type PanelAction } from '../PanelNotice.tsx'
import { memberIcons } from './memberIcons.ts'
import type { MemberView } from './memberViews.ts'
import { lazyPart } from '../../shell/lazyPart.ts'

/** Panels with a screen of their own. */
const panels: Partial<Record<MemberView, ComponentType>> = {
  transferUpline: lazyPart(() => import('../../money/transfer/TransferPanel.tsx'), 'TransferUp'),
  transferFund: lazyPart(() => import('../../money/wallet/Wallet.tsx'), 'Wallet'),
  depositv2: lazyPart(() => import('../../money/deposit/DepositPanel.tsx'), 'DepositPanel'),
  securityCenter: lazyPart(() => import('../../people/security/SecurityCenter.tsx'), 'SecurityCenter'),
  personalHistoryCopy: lazyPart(() => import('../../money/records/BettingRecord.tsx'), 'BettingRecord'),
  transactionHistory: lazyPart(() => import('../../money/records/AccountRecord.tsx'), 'AccountRecord'),
  withdraw: lazyPart(() => import('../../money/withdrawal/WithdrawalPanel.tsx'), 'WithdrawalPanel'),
  personalProfit: lazyPart(() => import('../../money/records/ProfitRecord.tsx'), 'ProfitRecord'),
  messageV2: lazyPart(() => import('../../talk/inbox/InboxPanel.tsx'), 'InboxPanel'),
  bonusDetails: lazyPart(() => import('../../money/records/BonusDetails.tsx'), 'BonusDetails'),
}

/** The action of each panel that has nothing to show. */
const actions: Partial<Record<MemberView, PanelAction>> = {
  rewardCenter: 'promotions',
  referral: 'link',
  missionLeaderboard: 'promotions',
  manualRebate: 'games',
  playerRank: 'games',
}

/** One panel of the member area. */
export function MemberPanel({ view, texts }: { readonly view: MemberView; readonly texts: Pages['center'] }) {
  const Panel = panels[view]
  if (Panel !== undefined) {
    return (
      <Suspense fallback={<Skeleton className="h-stage-text rounded-xl" />}>
        <Panel />
      </Suspense>
    )
  }
  return <PanelNotice icon={memberIcons[view]} words={texts.member[view]} action={actions[view] ?? 'service'} />
}
