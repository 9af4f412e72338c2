import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { readQuestions, Toasts, watchQuestions } from '@ronda/ui'
import { statusQuery } from '../brand/status.queries.ts'
import { useHouseNews } from '../brand/useHouseNews.ts'
import { useNewVersion } from '../install/useNewVersion.ts'
import { useOfferedLanguage } from '../language/useOfferedLanguage.ts'
import { AfterLogin } from '../people/session/AfterLogin.tsx'
import { useOtherTabs } from '../people/session/useOtherTabs.ts'
import { ClosingBar } from '../shell/ClosingBar.tsx'
import { isStage } from '../shell/stages.ts'
import { useArrival } from '../shell/useArrival.ts'

const ClosedPage = lazy(async () => ({ default: (await import('../brand/ClosedPage.tsx')).ClosedPage }))
const Questions = lazy(async () => ({ default: (await import('./Questions.ts')).Questions }))

/** Everything on screen, or the sign on the door. Whoever is in a game is told, and may finish. */
export function Root() {
  useArrival()
  useOtherTabs()
  useHouseNews()
  useOfferedLanguage()
  useNewVersion()
  const { pathname } = useLocation()
  const house = useQuery(statusQuery).data
  const isAsking = useSyncExternalStore(watchQuestions, readQuestions, readQuestions).length > 0
  const isClosed = house !== undefined && house.status !== 0
  const mayFinish = isClosed && house.status === 1 && isStage(pathname)
  return (
    <>
      {mayFinish && <ClosingBar />}
      {isClosed && !mayFinish ? (
        <Suspense>
          <ClosedPage house={house} />
        </Suspense>
      ) : (
        <Outlet />
      )}
      {!isClosed && <AfterLogin />}
      <Toasts />
      <Suspense>{isAsking && <Questions />}</Suspense>
    </>
  )
}
