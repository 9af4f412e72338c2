import { useMemo } from 'react'
import { useLocale } from '@ronda/ui'

/** When a draw took place, in the user's time zone. */
export function Moment({ atMs }: { readonly atMs: number }) {
  const locale = useLocale()
  const format = useMemo(
    () =>
      new Intl.DateTimeFormat(locale, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
      }),
    [locale],
  )
  return (
    <time dateTime={new Date(atMs).toISOString()} className="tabular">
      {format.format(atMs)}
    </time>
  )
}
