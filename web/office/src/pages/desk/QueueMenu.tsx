import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DESK_QUEUES, type DeskQueue } from '@ronda/contract'
import { classes, formatCount, useScrollToChosen, useLocale } from '@ronda/ui'
import { countsQuery } from '../../shell/desk/desk.queries.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { DESK_PATH } from '@ronda/base/browser/officePaths.ts'
import { SECTIONS } from './sections.ts'

function Waiting({ count }: { readonly count: number }) {
  const { texts } = useDesk()
  const locale = useLocale()
  if (count === 0) return null
  return (
    <span className="bg-accent text-on-accent tabular ms-auto min-w-6 rounded-full px-2 text-center text-xs leading-snug font-bold">
      <span aria-hidden>{formatCount(count, locale)}</span>
      <span className="spoken">{`${formatCount(count, locale)} ${texts.waiting}`}</span>
    </span>
  )
}

/** The queues with the number of cases in each: a column on a laptop, a scrollable row on a phone. */
export function QueueMenu({ chosen }: { readonly chosen: DeskQueue }) {
  const { texts } = useDesk()
  const { data: counts } = useQuery(countsQuery)
  // The counts beside the names load later and make the row wider.
  const row = useScrollToChosen<HTMLUListElement>(`${chosen} ${counts?.length}`)
  return (
    <nav aria-label={texts.queuesLabel} className="min-w-0 desktop:sticky desktop:top-24 desktop:self-start">
      <ul
        ref={row}
        className="scroll-row relative -mx-4 flex gap-1 px-4 pb-1 tablet:-mx-6 tablet:px-6 desktop:m-0 desktop:grid desktop:p-0"
      >
        {DESK_QUEUES.map((queue) => {
          const section = SECTIONS[queue]
          if (section === undefined) return null
          const isChosen = queue === chosen
          const waiting = counts?.find((each) => each.queue === queue)?.waiting ?? 0
          return (
            <li key={queue} className="shrink-0">
              <Link
                to={DESK_PATH}
                search={{ queue }}
                aria-current={isChosen ? 'page' : undefined}
                className={classes(
                  'flex min-h-control items-center gap-3 rounded-full px-4 text-sm font-medium whitespace-nowrap transition-colors desktop:rounded-md desktop:px-3',
                  isChosen ? 'bg-surface-3 text-text' : 'text-text-soft hover:bg-surface-2 hover:text-text',
                )}
              >
                <section.icon aria-hidden className="size-icon-small shrink-0" />
                {texts.queues[queue].title}
                <Waiting count={waiting} />
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
