import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Hourglass } from 'lucide-react'
import { buttonClass } from '@ronda/ui'
import { DESK_PATH } from '@ronda/base/browser/officePaths.ts'
import { usePageTexts } from '../../shell/texts/pageTexts.ts'
import { proposalsQuery } from './proposal.queries.ts'

/** Says that a change of the money settings is pending, so that the values shown may soon be replaced. */
export function WaitingNotice() {
  const t = usePageTexts('proposal')?.proposal
  const waiting = useInfiniteQuery(proposalsQuery('open')).data?.pages[0]?.list ?? []
  const [newest] = waiting
  if (newest === undefined || t === undefined) return null
  return (
    <div role="status" className="bg-accent-soft flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg p-4">
      <Hourglass aria-hidden className="text-accent-text size-icon shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-bold">{t.waiting}</p>
        <p className="text-text-soft text-sm">{t.waitingText}</p>
      </div>
      <Link
        to={DESK_PATH}
        search={{ queue: 'settings', ...(waiting.length === 1 && { case: newest.id }) }}
        className={buttonClass('quiet', 'small')}
      >
        {t.look}
      </Link>
    </div>
  )
}
