import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { DEVICE_MARK, memberQuery } from './session.ts'

/** When another tab signs in or out, this one refetches the member. */
export function useOtherTabs(): void {
  const queries = useQueryClient()
  useEffect(() => {
    function receive({ key }: StorageEvent): void {
      if (key === DEVICE_MARK) void queries.invalidateQueries({ queryKey: memberQuery.queryKey })
    }
    globalThis.addEventListener('storage', receive)
    return () => globalThis.removeEventListener('storage', receive)
  }, [queries])
}
