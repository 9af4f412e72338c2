import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Suspense, type ComponentType } from 'react'
import { CONTRACT_PANELS } from '@ronda/contract'
import { Skeleton } from '@ronda/ui'
import { usePageTexts } from '../../../shell/texts/pageTexts.ts'
import { useMember } from '@ronda/base/member/useMember.ts'
import { modulesQuery } from '@ronda/base/brand/modules.queries.ts'
import { NotFound } from '@ronda/base/layout/NotFound.tsx'
import { NeedSession } from '../../../shell/layout/NeedSession.tsx'
import { ScreenSkeleton } from '../../../shell/layout/ScreenFrame.tsx'
import { lazyPart } from '@ronda/base/load/lazyPart.ts'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { CenterFrame } from '../CenterFrame.tsx'
import { CenterMenu } from '../CenterMenu.tsx'
import { ServiceButton } from '../../../shell/service/ServiceButton.tsx'
import { useUnreadAnnouncements } from '../../../features/announcement/useUnread.ts'
import { agentIcons } from './agentIcons.ts'
import { openViews } from './contractPanels.ts'
import { AGENT_VIEWS, isAgentView, type AgentView } from './agentViews.ts'

const panels: Readonly<Record<AgentView, ComponentType>> = {
  agentTeamOverview: lazyPart(() => import('../../../features/team/TeamOverview.tsx'), 'TeamOverview'),
  agentAnnouncement: lazyPart(
    () => import('../../../features/announcement/AgentAnnouncements.tsx'),
    'AgentAnnouncements',
  ),
  registerCenter: lazyPart(() => import('./RegisterCenter.tsx'), 'RegisterCenter'),
  downlineManagmentView: lazyPart(() => import('../../../features/team/TeamRecord.tsx'), 'TeamDownlines'),
  personalHistoryCopy: lazyPart(() => import('../../../features/team/TeamRecord.tsx'), 'TeamBetting'),
  palStatementsAgentCopy: lazyPart(() => import('../../../features/team/TeamRecord.tsx'), 'TeamLoss'),
  agentDownlineTransactionDetailsCopy: lazyPart(() => import('../../../features/team/TeamMoves.tsx'), 'TeamMoves'),
  agentRevenueReport: lazyPart(() => import('../../../features/payslip/IncomePanel.tsx'), 'IncomePanel'),
  agentDividendRecordCopy2: lazyPart(() => import('./ContractPanel.tsx'), 'DividendPanel'),
  agentDailyWages2: lazyPart(() => import('./ContractPanel.tsx'), 'DailySalaryPanel'),
  agentHourSalary: lazyPart(() => import('./ContractPanel.tsx'), 'HourlySalaryPanel'),
  agentRealtimeSalary: lazyPart(() => import('./ContractPanel.tsx'), 'RealTimeSalaryPanel'),
  transferDownline: lazyPart(() => import('../../../features/transfer/TransferPanel.tsx'), 'TransferDown'),
  depositv2: lazyPart(() => import('../DepositView.tsx'), 'DepositView'),
  withdraw: lazyPart(() => import('../WithdrawalView.tsx'), 'WithdrawalView'),
  messageV2: lazyPart(() => import('../../../features/inbox/InboxPanel.tsx'), 'InboxPanel'),
}

const badgeOf = (count: number): string | undefined => (count > 0 ? String(count) : undefined)

const ContractNotice = lazyPart(() => import('../../../features/agentContract/ContractNotice.tsx'), 'ContractNotice')
const CONTRACT_VIEWS: ReadonlySet<AgentView> = new Set(Object.values(CONTRACT_PANELS))

function AgentCenter({ view }: { readonly view: AgentView | undefined }) {
  const texts = usePageTexts('center')
  const member = useMember()
  const unread = useUnreadAnnouncements()
  const { data: modules } = useQuery(modulesQuery)
  const panelTitle = view && texts?.agent[view]
  usePageTitle(panelTitle ?? texts?.agentTitle)
  if (texts === undefined) return <ScreenSkeleton />
  const shown = view ?? AGENT_VIEWS[0]
  const Panel = panels[shown]
  const views = openViews(modules)
  // A panel that the brand has switched off is not found.
  if (modules !== undefined && !views.includes(shown)) return <NotFound />
  const badges = { messageV2: badgeOf(member ? member.unreadCount : 0), agentAnnouncement: badgeOf(unread) } as Partial<
    Record<AgentView, string | undefined>
  >
  const entries = views.map((each) => ({
    view: each,
    icon: agentIcons[each],
    label: texts.agent[each],
    badge: badges[each],
  }))
  return (
    <CenterFrame
      to="/agentHome"
      title={texts.agentTitle}
      panelTitle={panelTitle}
      menu={
        <div className="grid content-start gap-3 self-start">
          <CenterMenu to="/agentHome" label={texts.agentMenu} entries={entries} chosen={shown} />
          <ServiceButton hasIcon label={texts.service} />
        </div>
      }
    >
      <NeedSession>
        <Suspense fallback={<Skeleton className="h-stage-text rounded-xl" />}>
          {!CONTRACT_VIEWS.has(shown) && <ContractNotice panels={CONTRACT_PANELS} />}
          <Panel key={shown} />
        </Suspense>
      </NeedSession>
    </CenterFrame>
  )
}

/** The agent center. Its first page is the overview of the agent's team. */
export function AgentPage() {
  const { view } = useSearch({ from: '/shell/agentHome' })
  return view === undefined || isAgentView(view) ? <AgentCenter view={view} /> : <NotFound />
}
