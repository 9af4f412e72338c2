import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { watchRefusals } from '../api.ts'
import { leaveSession } from '../people/session/session.ts'
import { statusQuery } from './status.queries.ts'

/** Whatever call is refused because the house is closed, or because the session is over, the whole page hears of it. */
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
