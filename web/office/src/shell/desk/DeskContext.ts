import { createContext, useContext } from 'react'
import { present } from '@ronda/core'
import type { Pages } from '../texts/pageTexts.ts'

/** What every queue works with. */
export type Desk = {
  readonly texts: Pages['desk']
  /** The case in the address. */
  readonly caseId: string | undefined
  /** Opens a case beside its queue; undefined closes it. */
  readonly openCase: (caseId: string | undefined) => void
}

export const DeskContext = createContext<Desk | null>(null)

export function useDesk(): Desk {
  return present(useContext(DeskContext) ?? undefined, 'a DeskContext around the queue')
}
