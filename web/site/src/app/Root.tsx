import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation } from '@tanstack/react-router'
import { Suspense, useSyncExternalStore } from 'react'
import { readQuestions, Toasts, watchQuestions } from '@ronda/ui'
import { statusQuery } from '../brand/status.queries.ts'
import { useBrandUpdates } from '../brand/useBrandUpdates.ts'
import { useNewVersion } from '../install/useNewVersion.ts'
import { useOfferedLanguage } from '../language/useOfferedLanguage.ts'
import { AfterLogin } from '../people/session/AfterLogin.tsx'
import { useMember } from '../people/session/useMember.ts'
import { useOtherTabs } from '../people/session/useOtherTabs.ts'
import { useReturn } from '../people/session/useReturn.ts'
import { LaunchWindows } from '../play/launch/LaunchWindows.tsx'
import { STAFF_ENTRANCE_PATH } from '../office/entrance/path.ts'
import { useFactorDue } from '../office/entrance/useFactorDue.ts'
import { isOperator } from '../shell/roles.ts'
import { isStage } from '../shell/stages.ts'
import { useArrival } from '../shell/useArrival.ts'
import { lazyPart } from '../shell/lazyPart.ts'
import { AnnouncementGate } from '../talk/AnnouncementGate.tsx'
import { BlockedPopup } from '../shell/popup/BlockedPopup.tsx'

const ClosedPage = lazyPart(() => import('../brand/ClosedPage.tsx'), 'ClosedPage')
const Questions = lazyPart(() => import('./Questions.ts'), 'Questions')

/** The whole page, or the closed page while the site is closed. A player in a game may finish the round. */
export function Root() {
  useReturn()
  useArrival()
  useOtherTabs()
  useBrandUpdates()
  useOfferedLanguage()
  useNewVersion()
  useFactorDue()
  const { pathname } = useLocation()
  const isStaff = isOperator(useMember())
  const status = useQuery(statusQuery).data
  const isAsking = useSyncExternalStore(watchQuestions, readQuestions, readQuestions).length > 0
  const isClosed = status !== undefined && status.status !== 0
  // Staff can still sign in while the site is closed, because they reopen it.
  const isStaffEntrance = pathname === STAFF_ENTRANCE_PATH
  const mayFinish = isClosed && status.status === 1 && isStage(pathname)
  return (
    <>
      {isClosed && !mayFinish && !isStaff && !isStaffEntrance ? (
        <Suspense>
          <ClosedPage status={status} />
        </Suspense>
      ) : (
        <Outlet />
      )}
      {(!isClosed || isStaff) && <AfterLogin />}
      {!isClosed && <AnnouncementGate />}
      {!isClosed && <LaunchWindows />}
      <BlockedPopup />
      <Toasts />
      <Suspense>{isAsking && <Questions />}</Suspense>
    </>
  )
}
