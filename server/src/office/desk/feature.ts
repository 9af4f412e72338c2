import { countAccountProposals } from '../../agents/agentAccount/index.ts'
import { countOpenContractProposals } from '../../agents/agentContract/index.ts'
import { countOpenExclusions } from '../../agents/exclusion/index.ts'
import { countAwaitingBills } from '../../agents/payslip/index.ts'
import { countOpenProposals } from '../../brand/proposal/index.ts'
import { countProposed as countSportsDecisions } from '../../play/sportsDesk/index.ts'
import { countOpenAdjustments } from '../../money/adjustment/index.ts'
import { countLateDeposits } from '../../money/deposit/index.ts'
import { countBankPayouts, countBankTransfers } from '../../money/bankTransfer/index.ts'
import { countWaiting } from '../../money/withdrawal/index.ts'
import { countWaitingDocuments } from '../../people/documents/index.ts'
import { countWaitingPayees } from '../../people/profile/index.ts'
import type { AuditLog } from '../../platform/auditLog/index.ts'
import { countFailures } from '../../platform/failures/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import { countOpenRains } from '../../rewards/envelope/index.ts'
import { countWaitingTournaments } from '../../rewards/tournament/index.ts'
import { countOpenRaffles } from '../../rewards/raffle/index.ts'
import { countRedemptions } from '../../rewards/mall/index.ts'
import { countOpenBonusProposals } from '../../rewards/bonus/index.ts'
import { countProposedMissions } from '../../rewards/mission/index.ts'
import { countApplications } from '../../rewards/promotion/index.ts'
import { countOpenTopUps } from '../../rewards/rewardFund/index.ts'
import { countReported } from '../../talk/chat/index.ts'
import type { Books } from '../books/index.ts'
import { countOpenCases } from '../reconciliation/index.ts'
import { countReadable, deskRoutes } from './desk.routes.ts'

export type DeskNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'log'>
  readonly books: Opened<Books>
  readonly auditLog: Opened<AuditLog>
}

/** The desk of staff: how many items wait in each queue. Each feature counts its own. */
export function openDeskFeature(needs: DeskNeeds) {
  const {
    platform: { db, clock, log },
  } = needs
  const books = needs.books.api
  const auditLog = needs.auditLog.api
  const counters = {
    bankTransfers: () => db.read(countBankTransfers),
    bankPayouts: () => db.read(countBankPayouts),
    withdrawals: () => db.read(countWaiting),
    documents: () => db.read(countWaitingDocuments),
    payees: () => db.read(countWaitingPayees),
    deposits: () => db.read((tx) => countLateDeposits(tx, clock.nowMs())),
    adjustments: () => db.read(countOpenAdjustments),
    trading: () => db.read(countSportsDecisions),
    rewardFunds: () => db.read(countOpenTopUps),
    envelopes: () => db.read(countOpenRains),
    tournaments: () => db.read(countWaitingTournaments),
    raffles: () => db.read(countOpenRaffles),
    payslips: () => db.read((tx) => countAwaitingBills(tx, clock.nowMs())),
    exclusions: () => db.read(countOpenExclusions),
    agents: () => db.read(countAccountProposals),
    contracts: () => db.read(countOpenContractProposals),
    bonuses: () => db.read(countOpenBonusProposals),
    missions: () => db.read(countProposedMissions),
    promotions: () => db.read(countApplications),
    mall: () => db.read(countRedemptions),
    settings: () => db.read(countOpenProposals),
    chat: () => db.read(countReported),
    reconciliation: () => db.read(countOpenCases),
    books: () => books.waiting(),
    auditLog: async () => (await auditLog.newest()).faults.length,
    failures: () => db.read(countFailures),
  }
  return {
    api: { count: () => countReadable(counters, log) },
    handlers: { desk: deskRoutes(counters) },
  }
}
