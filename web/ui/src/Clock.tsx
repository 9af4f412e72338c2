import { gmtOffset, timeOfDay } from './clock.ts'
import { useMounted } from './useMounted.ts'
import { useNow } from './useNow.ts'

/** As wide as a line without anything in it. */
const NO_TIME = '\u00A0'

/** The reader's time with its distance from Greenwich. */
export function Clock() {
  const isMounted = useMounted()
  const now = new Date(useNow())
  // The server's time, with which a page may come, is nobody's time.
  if (!isMounted) return <span className="text-sm">{NO_TIME}</span>
  return (
    <time dateTime={now.toISOString()} className="text-text-faint tabular inline-flex gap-2 text-sm whitespace-nowrap">
      <span className="text-text-soft font-medium">{timeOfDay(now)}</span>
      <span>{gmtOffset(-now.getTimezoneOffset())}</span>
    </time>
  )
}
