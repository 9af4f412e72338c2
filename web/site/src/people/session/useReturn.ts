import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { memberQuery } from './session.ts'

/**
 * A page drawn on the server takes everybody for a visitor. Whoever boot.js found signed in before is asked for anew,
 * once the page is in our hands; what it hid until then may be seen.
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
