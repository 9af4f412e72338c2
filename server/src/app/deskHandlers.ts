import type { calls } from '@ronda/contract'
import { adjustmentRoutes, countOpenAdjustments } from '../money/adjustment/index.ts'
import { countWaiting } from '../money/withdrawal/index.ts'
import { countLateDeposits } from '../money/deposit/index.ts'
import { countOpenProposals } from '../brand/proposal/index.ts'
import { auditLogRoutes } from '../office/auditLog/index.ts'
import { deskRoutes, type DeskCounters } from '../office/desk/index.ts'
import { countWaitingDocuments } from '../people/documents/index.ts'
import { countWaitingPayees } from '../people/profile/index.ts'
import { memberMoneyRoutes } from '../office/memberMoney/index.ts'
import { failuresRoutes } from '../office/failures/index.ts'
import { freezeRoutes, type FreezeOptions } from '../office/freeze/index.ts'
import { countOpenCases, reconciliationRoutes } from '../office/reconciliation/index.ts'
import type { MemberSession } from '../people/session/index.ts'
import { countFailures } from '../platform/failures/index.ts'
import type { Callers, Handlers } from '../platform/http/index.ts'
import { countReported } from '../talk/chat/index.ts'
import type { Platform } from './platform.ts'
import { isOwn } from './ownership.ts'
import type { Services } from './services.ts'
import { statementOptionsOf } from './statements.ts'

type DeskCalls = Pick<
  typeof calls,
  'desk' | 'auditLog' | 'adjustments' | 'failures' | 'freezes' | 'reconciliation' | 'memberMoney'
>
type Who = Callers & { readonly member: MemberSession }

/** How many items wait in each queue of the desk; each feature counts its own. */
function countersOf({ db, clock }: Platform, { books, auditLog }: Services): DeskCounters {
  return {
    withdrawals: () => db.read(countWaiting),
    documents: () => db.read(countWaitingDocuments),
    payees: () => db.read(countWaitingPayees),
    deposits: () => db.read((tx) => countLateDeposits(tx, clock.nowMs())),
    adjustments: () => db.read(countOpenAdjustments),
    settings: () => db.read(countOpenProposals),
    chat: () => db.read(countReported),
    reconciliation: () => db.read(countOpenCases),
    books: () => books.waiting(),
    auditLog: async () => (await auditLog.newest()).faults.length,
    failures: () => db.read(countFailures),
  }
}

/** The options of account freezes. */
export function freezeOptionsOf(platform: Platform, { controls, sessions, hub }: Services): FreezeOptions {
  const onChanged = (owner: string): void => hub.send(owner, { type: 'cashier' })
  return { ...platform, merchant: platform.brand.merchant, controls, sessions, isOwn, onChanged }
}

/** Handlers of the staff's desk. */
export function makeDeskHandlers(platform: Platform, services: Services): Handlers<DeskCalls, Who> {
  const { db, clock, brand } = platform
  const { merchant } = brand
  return {
    desk: deskRoutes(countersOf(platform, services)),
    adjustments: adjustmentRoutes(services.adjusting),
    auditLog: auditLogRoutes({ db, merchant, auditLog: services.auditLog }),
    failures: failuresRoutes(platform),
    freezes: freezeRoutes(freezeOptionsOf(platform, services)),
    reconciliation: reconciliationRoutes(services.reconciling),
    memberMoney: memberMoneyRoutes({
      ...statementOptionsOf(platform, services),
      clock,
      merchant,
      walletStore: services.walletStore,
    }),
  }
}
