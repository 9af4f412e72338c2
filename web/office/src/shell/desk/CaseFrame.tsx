import type { ReactNode } from 'react'
import { classes } from '@ronda/ui'
import { useDesk } from './DeskContext.ts'

type CaseFrameProps = {
  /** The queue: filters, actions and the list. */
  readonly list: ReactNode
  /** The open case; rendered only while one is open. */
  readonly panel: ReactNode
}

/** A queue with the open case beside it on wide screens. */
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
