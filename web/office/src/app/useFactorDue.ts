import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useMember } from '@ronda/base/member/useMember.ts'
import { STAFF_ENTRANCE_PATH } from '@ronda/base/browser/officePaths.ts'

/** Staff without a second factor can do nothing on any other page, so they are redirected to setting one up. */
export function useFactorDue(): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isDue = useMember()?.isFactorDue === true && pathname !== STAFF_ENTRANCE_PATH
  useEffect(() => {
    if (isDue) void navigate({ to: STAFF_ENTRANCE_PATH, replace: true })
  }, [isDue, navigate])
}
