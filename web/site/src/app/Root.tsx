import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { Toasts } from '@ronda/ui'
import { ClosedPage } from '../brand/ClosedPage.tsx'
import { statusQuery } from '../brand/status.queries.ts'
import { AfterLogin } from '../people/session/AfterLogin.tsx'
import { useOtherTabs } from '../people/session/useOtherTabs.ts'
import { useArrival } from '../shell/useArrival.ts'

/** Everything on screen, or the sign on the door. */
export function Root() {
  useArrival()
  useOtherTabs()
  const status = useQuery(statusQuery).data?.status ?? 0
  return (
    <>
      {status === 0 ? <Outlet /> : <ClosedPage status={status} />}
      {status === 0 && <AfterLogin />}
      <Toasts />
    </>
  )
}
