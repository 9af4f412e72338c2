import type { ReactNode } from 'react'
import { classes } from '@ronda/ui'
import { useDesk } from './DeskContext.ts'

type CaseFrameProps = {
  /** The queue itself: filters, what one can begin, the list. */
  readonly list: ReactNode
  /** The case that is open; drawn only while one is. */
  readonly panel: ReactNode
}

/** A queue with the open case beside it where there is room. */
export function CaseFrame({ list, panel }: CaseFrameProps) {
  const { caseId } = useDesk()
  const isOpen = caseId !== undefined
  return (
    <div
      className={classes(
        'grid grid-cols-1 items-start gap-6',
        isOpen && 'desktop:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]',
      )}
    >
      <div className="grid min-w-0 grid-cols-1 gap-4">{list}</div>
      {isOpen && panel}
    </div>
  )
}
