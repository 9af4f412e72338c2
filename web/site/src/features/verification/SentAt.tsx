import { useFormatter } from 'use-intl'

/** When it was sent: only the time of day, since nothing here is older than a day. */
export function SentAt({ atMs }: { readonly atMs: number }) {
  const format = useFormatter()
  return (
    <time dateTime={new Date(atMs).toISOString()} className="text-text-faint tabular text-sm whitespace-nowrap">
      {format.dateTime(atMs, { hour: '2-digit', minute: '2-digit', second: '2-digit' })}
    </time>
  )
}
