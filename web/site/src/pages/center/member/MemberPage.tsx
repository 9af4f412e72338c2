import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { MemberInfo } from '@ronda/contract'
import { Skeleton } from '@ronda/ui'
import { usePageTexts } from '../../../shell/texts/pageTexts.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useMember } from '@ronda/base/member/useMember.ts'
import { lazyPart } from '@ronda/base/load/lazyPart.ts'
import { NotFound } from '@ronda/base/layout/NotFound.tsx'
import { isOperator, isTrial, mayInvite } from '@ronda/base/member/roles.ts'
import { NeedSession } from '../../../shell/layout/NeedSession.tsx'
import { rewardsQuery } from '../../../shell/wallet/rewards.queries.ts'
import { ScreenSkeleton } from '../../../shell/layout/ScreenFrame.tsx'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { CenterFrame } from '../CenterFrame.tsx'
import { CenterMenu } from '../CenterMenu.tsx'
import { Identity } from './Identity.tsx'
import { memberIcons } from './memberIcons.ts'
import { MemberPanel } from './MemberPanel.tsx'
import { TrialOverview } from './TrialOverview.tsx'
import { isMemberView, MEMBER_VIEWS, STAFF_VIEWS, type MemberView } from '../../../shell/layout/memberViews.ts'

const WalletCard = lazyPart(() => import('../../../features/funds/Wallet.tsx'), 'WalletCard')

/** The panels of the menu. All panels are closed to demo accounts, so they have none. */
function viewsOf(member: MemberInfo | null | undefined): readonly MemberView[] {
  if (isTrial(member)) return []
  if (isOperator(member)) return STAFF_VIEWS
  return MEMBER_VIEWS.filter((view) => view !== 'referral' || mayInvite(member))
}

/** How many messages and rewards wait. */
function useBadges(member: MemberInfo | null | undefined): Readonly<Partial<Record<MemberView, string | undefined>>> {
  const { language } = useLanguage()
  const hasRewards = member !== undefined && member !== null && !isTrial(member) && !isOperator(member)
  const { data: rewards } = useQuery({ ...rewardsQuery(language), enabled: hasRewards })
  const badgeOf = (count = 0) => (count > 0 ? String(count) : undefined)
  return { messageV2: badgeOf(member?.unreadCount), rewardCenter: badgeOf(rewards?.openCount) }
}

function MemberArea({ view }: { readonly view: MemberView | undefined }) {
  const texts = usePageTexts('center')
  const member = useMember()
  const badges = useBadges(member)
  const panelTitle = view && texts?.member[view]
  usePageTitle(panelTitle ?? texts?.title)
  if (texts === undefined) return <ScreenSkeleton />
  const hasMoney = !isOperator(member) && !isTrial(member)
  const views = viewsOf(member)
  const entries = views.map((each) => ({
    view: each,
    icon: memberIcons[each],
    label: texts.member[each],
    badge: badges[each],
  }))
  return (
    <CenterFrame
      to="/member"
      title={texts.title}
      panelTitle={panelTitle}
      menu={
        entries.length > 0 ? <CenterMenu to="/member" label={texts.menu} entries={entries} chosen={view} /> : undefined
      }
    >
      <NeedSession isForOwners={view !== undefined}>
        {view !== undefined && <MemberPanel view={view} />}
        {view === undefined && member && (
          <>
            <Identity member={member} texts={texts} />
            {isTrial(member) && <TrialOverview texts={texts} />}
            {hasMoney && (
              <Suspense fallback={<Skeleton className="h-stage rounded-xl" />}>
                <WalletCard />
              </Suspense>
            )}
          </>
        )}
      </NeedSession>
    </CenterFrame>
  )
}

/** The member area: identity and funds, and a panel for each subject. */
export function MemberPage() {
  const { view } = useSearch({ from: '/shell/member' })
  const isStaff = isOperator(useMember())
  const isFound = view === undefined || (isMemberView(view) && (!isStaff || STAFF_VIEWS.includes(view)))
  return isFound ? <MemberArea view={view} /> : <NotFound />
}
