import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Suspense, type ComponentType } from 'react'
import { Skeleton } from '@ronda/ui'
import { useModule } from '@ronda/base/brand/modules.queries.ts'
import { usePageTexts } from '../../../shell/texts/pageTexts.ts'
import { useMember } from '@ronda/base/member/useMember.ts'
import { NeedSession } from '../../../shell/layout/NeedSession.tsx'
import { ScreenSkeleton } from '../../../shell/layout/ScreenFrame.tsx'
import { lazyPart } from '@ronda/base/load/lazyPart.ts'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { CenterFrame } from '../CenterFrame.tsx'
import { CenterMenu } from '../CenterMenu.tsx'
import { PanelNotice, type PanelAction } from '../PanelNotice.tsx'
import { agentIcons } from './agentIcons.ts'
import { openAgentViews, type AgentView } from './agentViews.ts'
import { contractsQuery } from './contracts.queries.ts'

/** Panels with a screen of their own. */
const panels: Partial<Record<AgentView, ComponentType>> = {
  transferDownline: lazyPart(() => import('../../../features/transfer/TransferPanel.tsx'), 'TransferDown'),
  depositv2: lazyPart(() => import('../DepositView.tsx'), 'DepositView'),
  withdraw: lazyPart(() => import('../WithdrawalView.tsx'), 'WithdrawalView'),
  messageV2: lazyPart(() => import('../../../features/inbox/InboxPanel.tsx'), 'InboxPanel'),
}

const actions: Partial<Record<AgentView, PanelAction>> = {
  agentAnnouncement: 'announcements',
}

/** The agent center. Its first page is the team. */
export function AgentPage() {
  const texts = usePageTexts('center')
  const { view } = useSearch({ from: '/shell/agentHome' })
  const member = useMember()
  const hasPolicy = useModule('AGENTPOLICY3')
  const { data: contracts } = useQuery({ ...contractsQuery, enabled: hasPolicy && Boolean(member) })
  const panelTitle = view && texts?.agent[view].title
  usePageTitle(panelTitle ?? texts?.agentTitle)
  if (texts === undefined) return <ScreenSkeleton />
  const shown = view ?? 'agentTeamOverview'
  const Panel = panels[shown]
  const entries = openAgentViews(contracts).map((each) => ({
    view: each,
    icon: agentIcons[each],
    label: texts.agent[each].title,
    badge: each === 'messageV2' && member && member.unreadCount > 0 ? String(member.unreadCount) : undefined,
  }))
  return (
    <CenterFrame
      to="/agentHome"
      title={texts.agentTitle}
      panelTitle={panelTitle}
      menu={<CenterMenu to="/agentHome" label={texts.agentMenu} entries={entries} chosen={shown} />}
    >
      <NeedSession>
        {Panel === undefined ? (
          <PanelNotice icon={agentIcons[shown]} words={texts.agent[shown]} action={actions[shown] ?? 'link'} />
        ) : (
          <Suspense fallback={<Skeleton className="h-stage-text rounded-xl" />}>
            <Panel />
          </Suspense>
        )}
      </NeedSession>
    </CenterFrame>
  )
}
