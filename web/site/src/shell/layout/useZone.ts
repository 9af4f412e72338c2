import { useMemo } from 'react'

/** The time zone of this device. */
export function useZone(): string {
  return useMemo(() => new Intl.DateTimeFormat().resolvedOptions().timeZone, [])
}
