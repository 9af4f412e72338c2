import { useEffect } from 'react'
import { STAFF_ENTRANCE_PATH } from '@ronda/base/browser/officePaths.ts'
import { useMember } from '@ronda/base/member/useMember.ts'

/** Staff without a second factor can do nothing on any page, so they are sent to the office to set one up. */
export function useFactorDue(): void {
  const isDue = useMember()?.isFactorDue === true
  useEffect(() => {
    if (isDue) globalThis.location.replace(STAFF_ENTRANCE_PATH)
  }, [isDue])
}
