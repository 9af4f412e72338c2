import { useFormatter } from 'use-intl'
import { fillText } from '@ronda/core'
import { useDesk } from '../../shell/desk/DeskContext.ts'

/** Writes a moment in UTC, as the days of cases are, and says so. */
export function useUtc(): (atMs: number) => string {
  const t = useDesk().texts.exclusions
  const format = useFormatter()
  return (atMs) =>
    fillText(t.utc, { when: format.dateTime(atMs, { dateStyle: 'short', timeStyle: 'short', timeZone: 'UTC' }) })
}
