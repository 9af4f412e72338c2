import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { memberQuery } from '@ronda/base/member/session.ts'

/**
 * A server-rendered page treats everybody as a visitor. If boot.js found a sign-in of this device, the member is
 * fetched after hydration, and what was hidden until then is shown.
 */
export function useReturn(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const { dataset } = document.documentElement
    if (dataset['returning'] === undefined) return
    delete dataset['returning']
    const { queryKey } = memberQuery
    if (queries.getQueryData(queryKey) === null) void queries.resetQueries({ queryKey, exact: true })
  }, [queries])
}
