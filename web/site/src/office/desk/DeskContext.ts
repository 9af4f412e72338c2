import { createContext, useContext } from 'react'
import { present } from '@ronda/core'
import type { Pages } from '../../language/usePageTexts.ts'

/** What every queue works with. */
export type Desk = {
  readonly texts: Pages['desk']
  /** The case that the address names. */
  readonly caseId: string | undefined
  /** Opens a case beside its queue; undefined closes it. */
  readonly openCase: (caseId: string | undefined) => void
}

export const DeskContext = createContext<Desk | null>(null)

export function useDesk(): Desk {
  return present(useContext(DeskContext) ?? undefined, 'the desk around a queue')
}
