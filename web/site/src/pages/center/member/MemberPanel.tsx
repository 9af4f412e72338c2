import { Suspense, type ComponentType } from 'react'
import { Skeleton } from '@ronda/ui'
import type { Pages } from '../../../shell/texts/pageTexts.ts'
import { PanelNotice, type PanelAction } from '../PanelNotice.tsx'
import { memberIcons } from './memberIcons.ts'
import type { MemberView } from '../../../shell/layout/memberViews.ts'
import { lazyPart } from '@ronda/base/load/lazyPart.ts'

/** Panels with a screen of their own. */
const panels: Partial<Record<MemberView, ComponentType>> = {
  transferUpline: lazyPart(() => import('../../../features/transfer/TransferPanel.tsx'), 'TransferUp'),
  transferFund: lazyPart(() => import('../../../features/wallet/Wallet.tsx'), 'Wallet'),
  depositv2: lazyPart(() => import('../DepositView.tsx'), 'DepositView'),
  securityCenter: lazyPart(() => import('./SecurityCenter.tsx'), 'SecurityCenter'),
  personalHistoryCopy: lazyPart(() => import('../../../features/statement/BettingRecord.tsx'), 'BettingRecord'),
  transactionHistory: lazyPart(() => import('../../../features/statement/AccountRecord.tsx'), 'AccountRecord'),
  withdraw: lazyPart(() => import('../WithdrawalView.tsx'), 'WithdrawalView'),
  personalProfit: lazyPart(() => import('../../../features/statement/ProfitRecord.tsx'), 'ProfitRecord'),
  messageV2: lazyPart(() => import('../../../features/inbox/InboxPanel.tsx'), 'InboxPanel'),
  bonusDetails: lazyPart(() => import('../../../features/statement/BonusDetails.tsx'), 'BonusDetails'),
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
