import { createContext, useContext } from 'react'
import { present } from '@ronda/core'
import type { DeskFilter } from './deskAddress.ts'
import type { Pages } from '../texts/pageTexts.ts'

/** What every queue works with. */
export type Desk = {
  readonly texts: Pages['desk']
  /** The case in the address. */
  readonly caseId: string | undefined
  /** Opens a case beside its queue; undefined closes it. */
  readonly openCase: (caseId: string | undefined) => void
  /** The filters in the address. */
  readonly filter: DeskFilter
  /** Writes filters into the address, without a step back to the ones before. */
  readonly keepFilter: (filter: DeskFilter) => void
}

export const DeskContext = createContext<Desk | null>(null)

export function useDesk(): Desk {
  return present(useContext(DeskContext) ?? undefined, 'a DeskContext around the queue')
}
