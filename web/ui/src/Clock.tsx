import { gmtOffset } from './clock.ts'
import { useLocale } from './locale.ts'
import { useNow } from './useNow.ts'

/** The reader's time with its distance from Greenwich. */
export function Clock() {
  const locale = useLocale()
  const now = new Date(useNow())
  const time = now.toLocaleTimeString(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  return (
    <time dateTime={now.toISOString()} className="text-text-faint tabular inline-flex gap-2 text-sm whitespace-nowrap">
      <span className="text-text-soft font-medium">{time}</span>
      <span>{gmtOffset(-now.getTimezoneOffset())}</span>
    </time>
  )
}
