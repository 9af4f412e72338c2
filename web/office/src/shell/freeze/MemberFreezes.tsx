import { useQuery } from '@tanstack/react-query'
import { Snowflake } from 'lucide-react'
import { useFormatter } from 'use-intl'
import { fillText } from '@ronda/core'
import { useDesk } from '../desk/DeskContext.ts'
import { freezesQuery } from './freeze.queries.ts'

/** The frozen parts of a member's account, shown in each of their cases; nothing if there are none. */
export function MemberFreezes({ member }: { readonly member: string }) {
  const t = useDesk().texts.freeze
  const format = useFormatter()
  const { data = [] } = useQuery(freezesQuery(member))
  const holding = data.filter(({ endedAt }) => endedAt === null)
  if (holding.length === 0) return null
  return (
    <ul aria-label={t.title} className="bg-loss-soft text-loss grid gap-2 rounded-md p-4 text-sm">
      {holding.map(({ id, part, reason, until }) => (
        <li key={id} className="flex items-start gap-2">
          <Snowflake aria-hidden className="mt-half size-icon-small shrink-0" />
          <span>
            <strong>{t.parts[part]}</strong>
            {` · ${until === null ? t.untilLifted : fillText(t.until, { moment: format.dateTime(until, { dateStyle: 'medium', timeStyle: 'short' }) })}`}
            <span className="text-text-soft block">{reason}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
