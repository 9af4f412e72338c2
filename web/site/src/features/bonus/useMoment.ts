import { useLocale } from '@ronda/ui'
import { useZone } from '../../shell/layout/useZone.ts'

/** Formats moments in the reader's zone. */
export function useMoment(): (atMs: number) => string {
  const locale = useLocale()
  const zone = useZone()
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })
  return (atMs) => format.format(atMs)
}
