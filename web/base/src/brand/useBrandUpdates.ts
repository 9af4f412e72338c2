import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { watchRefusals } from '../call/api.ts'
import { leaveSession } from '../member/session.ts'
import { statusQuery } from './status.queries.ts'

/** Updates the whole page when any call is refused because the site is closed or the session is over. */
export function useBrandUpdates(): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      watchRefusals((code) => {
        if (code === 'session.required') leaveSession(queries)
        if (code === 'system.maintenance' || code === 'system.region') {
          void queries.invalidateQueries({ queryKey: statusQuery.queryKey })
        }
      }),
    [queries],
  )
}
