import type { calls } from '@ronda/contract'
import { adjustmentRoutes, countOpenAdjustments } from '../money/adjustment/index.ts'
import { countWaiting } from '../money/withdrawal/index.ts'
import { countLateDeposits } from '../money/deposit/index.ts'
import { deedsRoutes } from '../office/deeds/index.ts'
import { deskRoutes, type DeskCounters } from '../office/desk/index.ts'
import { countWaitingPapers } from '../people/documents/index.ts'
import { purseRoutes } from '../office/purse/index.ts'
import { countOpenCases, reconciliationRoutes } from '../office/reconciliation/index.ts'
import type { MemberSession } from '../people/session/index.ts'
import type { Callers, Handlers } from '../platform/http/index.ts'
import { countReported } from '../talk/chat/index.ts'
import type { Ground } from './ground.ts'
import type { Rooms } from './rooms.ts'
import { statementOptionsOf } from './statements.ts'

type DeskCalls = Pick<typeof calls, 'desk' | 'deeds' | 'adjustments' | 'reconciliation' | 'purse'>
type Who = Callers & { readonly member: MemberSession }

/** What waits in each queue of the desk; each feature counts its own. */
function countersOf({ db, clock }: Ground, { books, deeds }: Rooms): DeskCounters {
  return {
    withdrawals: () => db.read(countWaiting),
    documents: () => db.read(countWaitingPapers),
    deposits: () => db.read((tx) => countLateDeposits(tx, clock.nowMs())),
    adjustments: () => db.read(countOpenAdjustments),
    chat: () => db.read(countReported),
    reconciliation: () => db.read(countOpenCases),
    books: () => books.waiting(),
    deeds: async () => (await deeds.newest()).faults.length,
  }
}

/** Where staff work through what waits. */
export function makeDeskHandlers(ground: Ground, rooms: Rooms): Handlers<DeskCalls, Who> {
  const { db, clock, brand } = ground
  const { merchant } = brand
  return {
    desk: deskRoutes(countersOf(ground, rooms)),
    adjustments: adjustmentRoutes(rooms.adjusting),
    deeds: deedsRoutes({ db, merchant, deeds: rooms.deeds }),
    reconciliation: reconciliationRoutes(rooms.reconciling),
    purse: purseRoutes({
      ...statementOptionsOf(ground, rooms),
      clock,
      merchant,
      purses: rooms.purses,
      controls: rooms.controls,
    }),
  }
}
