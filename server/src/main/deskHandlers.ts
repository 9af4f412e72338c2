import type { calls } from '@ronda/contract'
import { adjustmentRoutes, countOpenAdjustments } from '../money/adjustment/index.ts'
import { countWaiting } from '../money/withdrawal/index.ts'
import { countLateDeposits } from '../money/deposit/index.ts'
import { countOpenProposals } from '../brand/proposal/index.ts'
import { deedsRoutes } from '../office/deeds/index.ts'
import { deskRoutes, type DeskCounters } from '../office/desk/index.ts'
import { countWaitingPapers } from '../people/documents/index.ts'
import { countWaitingPayees } from '../people/profile/index.ts'
import { purseRoutes } from '../office/purse/index.ts'
import { failuresRoutes } from '../office/failures/index.ts'
import { freezeRoutes, type FreezeOptions } from '../office/freeze/index.ts'
import { countOpenCases, reconciliationRoutes } from '../office/reconciliation/index.ts'
import type { MemberSession } from '../people/session/index.ts'
import { countFailures } from '../platform/failures/index.ts'
import type { Callers, Handlers } from '../platform/http/index.ts'
import { countReported } from '../talk/chat/index.ts'
import type { Ground } from './ground.ts'
import { isOwn } from './ownership.ts'
import type { Rooms } from './rooms.ts'
import { statementOptionsOf } from './statements.ts'

type DeskCalls = Pick<
  typeof calls,
  'desk' | 'deeds' | 'adjustments' | 'failures' | 'freezes' | 'reconciliation' | 'purse'
>
type Who = Callers & { readonly member: MemberSession }

/** What waits in each queue of the desk; each feature counts its own. */
function countersOf({ db, clock }: Ground, { books, deeds }: Rooms): DeskCounters {
  return {
    withdrawals: () => db.read(countWaiting),
    documents: () => db.read(countWaitingPapers),
    payees: () => db.read(countWaitingPayees),
    deposits: () => db.read((tx) => countLateDeposits(tx, clock.nowMs())),
    adjustments: () => db.read(countOpenAdjustments),
    settings: () => db.read(countOpenProposals),
    chat: () => db.read(countReported),
    reconciliation: () => db.read(countOpenCases),
    books: () => books.waiting(),
    deeds: async () => (await deeds.newest()).faults.length,
    failures: () => db.read(countFailures),
  }
}

/** What freezing parts of accounts is built on. */
export function freezeOptionsOf(ground: Ground, { controls, sessions, hub }: Rooms): FreezeOptions {
  const onChanged = (owner: string): void => hub.send(owner, { type: 'cashier' })
  return { ...ground, merchant: ground.brand.merchant, controls, sessions, isOwn, onChanged }
}

/** Where staff work through what waits. */
export function makeDeskHandlers(ground: Ground, rooms: Rooms): Handlers<DeskCalls, Who> {
  const { db, clock, brand } = ground
  const { merchant } = brand
  return {
    desk: deskRoutes(countersOf(ground, rooms)),
    adjustments: adjustmentRoutes(rooms.adjusting),
    deeds: deedsRoutes({ db, merchant, deeds: rooms.deeds }),
    failures: failuresRoutes(ground),
    freezes: freezeRoutes(freezeOptionsOf(ground, rooms)),
    reconciliation: reconciliationRoutes(rooms.reconciling),
    purse: purseRoutes({
      ...statementOptionsOf(ground, rooms),
      clock,
      merchant,
      purses: rooms.purses,
    }),
  }
}
