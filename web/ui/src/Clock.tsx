import { gmtOffset, timeOfDay } from './clock.ts'
import { useMounted } from './useMounted.ts'
import { useNow } from './useNow.ts'

/** Keeps the line's height while it has no text. */
const NO_TIME = '\u00A0'

/** The user's local time with its GMT offset. */
export function Clock() {
  const isMounted = useMounted()
  const now = new Date(useNow())
  // A server-rendered page would show the server's time, which is wrong for the user.
  if (!isMounted) return <span className="text-sm">{NO_TIME}</span>
  return (
    <time dateTime={now.toISOString()} className="text-text-faint tabular inline-flex gap-2 text-sm whitespace-nowrap">
      <span className="text-text-soft font-medium">{timeOfDay(now)}</span>
      <span>{gmtOffset(-now.getTimezoneOffset())}</span>
    </time>
  )
}
