import type { calls } from '@ronda/contract'
import { adjustmentRoutes, countOpenAdjustments } from '../money/adjustment/index.ts'
import { countWaiting } from '../money/withdrawal/index.ts'
import { countLateDeposits } from '../money/deposit/index.ts'
import { deedsRoutes } from '../office/deeds/index.ts'
import { deskRoutes, type DeskCounters } from '../office/desk/index.ts'
import { countWaitingPapers } from '../people/documents/index.ts'
import type { MemberSession } from '../people/session/index.ts'
import type { Callers, Handlers } from '../platform/http/index.ts'
import type { Ground } from './ground.ts'
import type { Rooms } from './rooms.ts'

type DeskCalls = Pick<typeof calls, 'desk' | 'deeds' | 'adjustments'>
type Who = Callers & { readonly member: MemberSession }

/** What waits in each queue of the desk; each feature counts its own. */
function countersOf({ db, clock }: Ground, { deeds }: Rooms): DeskCounters {
  return {
    withdrawals: () => db.read(countWaiting),
    documents: () => db.read(countWaitingPapers),
    deposits: () => db.read((tx) => countLateDeposits(tx, clock.nowMs())),
    adjustments: () => db.read(countOpenAdjustments),
    deeds: async () => (await deeds.newest()).faults.length,
  }
}

/** Where staff work through what waits. */
export function makeDeskHandlers(ground: Ground, rooms: Rooms): Handlers<DeskCalls, Who> {
  const { db, brand } = ground
  return {
    desk: deskRoutes(countersOf(ground, rooms)),
    adjustments: adjustmentRoutes(rooms.adjusting),
    deeds: deedsRoutes({ db, merchant: brand.merchant, deeds: rooms.deeds }),
  }
}
