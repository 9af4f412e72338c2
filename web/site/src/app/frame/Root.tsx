import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation } from '@tanstack/react-router'
import { Suspense, useSyncExternalStore } from 'react'
import { readQuestions, Toasts, watchQuestions } from '@ronda/ui'
import { statusQuery } from '@ronda/base/brand/status.queries.ts'
import { useBrandUpdates } from '@ronda/base/brand/useBrandUpdates.ts'
import { useNewVersion } from '../../shell/install/useNewVersion.ts'
import { useOfferedLanguage } from '@ronda/base/language/useOfferedLanguage.ts'
import { AfterLogin } from '@ronda/base/password/AfterLogin.tsx'
import { FramePartsContext } from '../../shell/layout/frameParts.ts'
import { ConnectionBar } from './ConnectionBar.tsx'
import { Header } from './Header.tsx'
import { useMember } from '@ronda/base/member/useMember.ts'
import { useOtherTabs } from '@ronda/base/member/useOtherTabs.ts'
import { useReturn } from '../../features/session/useReturn.ts'
import { LaunchWindows } from '../../features/launch/LaunchWindows.tsx'
import { useCanonical } from './useCanonical.ts'
import { useFactorDue } from './useFactorDue.ts'
import { isOperator } from '@ronda/base/member/roles.ts'
import { isStage } from '../../shell/layout/stages.ts'
import { useArrival } from '@ronda/base/layout/useArrival.ts'
import { WaitNotice } from '@ronda/base/layout/WaitNotice.tsx'
import { lazyPart } from '@ronda/base/load/lazyPart.ts'
import { AnnouncementGate } from '../../features/announcement/AnnouncementGate.tsx'
import { BlockedPopup } from '../../shell/popup/BlockedPopup.tsx'

const ClosedPage = lazyPart(() => import('../../pages/closed/ClosedPage.tsx'), 'ClosedPage')
const Questions = lazyPart(() => import('@ronda/base/layout/Questions.ts'), 'Questions')
const TermsDue = lazyPart(() => import('../../features/member/TermsDue.tsx'), 'TermsDue')
const FirstWelcome = lazyPart(() => import('../../features/member/FirstWelcome.tsx'), 'FirstWelcome')

const FRAME_PARTS = { Header, ConnectionBar }

/** The whole page, or the closed page while the site is closed. A player in a game may finish the round. */
export function Root() {
  useReturn()
  useArrival()
  useOtherTabs()
  useBrandUpdates()
  useOfferedLanguage()
  useNewVersion()
  useFactorDue()
  useCanonical()
  const { pathname } = useLocation()
  const isStaff = isOperator(useMember())
  const status = useQuery(statusQuery).data
  const isAsking = useSyncExternalStore(watchQuestions, readQuestions, readQuestions).length > 0
  const isClosed = status !== undefined && status.status !== 0
  const mayFinish = isClosed && status.status === 1 && isStage(pathname)
  return (
    <FramePartsContext value={FRAME_PARTS}>
      {isClosed && !mayFinish && !isStaff ? (
        <Suspense>
          <ClosedPage status={status} />
        </Suspense>
      ) : (
        <Outlet />
      )}
      {(!isClosed || isStaff) && <AfterLogin Terms={TermsDue} Welcome={FirstWelcome} />}
      {!isClosed && <AnnouncementGate />}
      {!isClosed && <LaunchWindows />}
      <BlockedPopup />
      <Toasts />
      <WaitNotice />
      <Suspense>{isAsking && <Questions />}</Suspense>
    </FramePartsContext>
  )
}
