import { openStatementFeature, type StatementNeeds } from '../money/statement/feature.ts'
import { openAuditLogFeature } from '../office/auditLog/feature.ts'
import { openBooksFeature } from '../office/books/feature.ts'
import { openDeskFeature } from '../office/desk/feature.ts'
import { openFailuresFeature } from '../office/failures/feature.ts'
import { openFreezeFeature, type FreezeNeeds } from '../office/freeze/feature.ts'
import { openMemberMoneyFeature, type MemberMoneyNeeds } from '../office/memberMoney/feature.ts'
import { openReconciliationFeature, type ReconciliationNeeds } from '../office/reconciliation/feature.ts'
import type { Platform } from '../platform/platform.ts'
import { openProofFeature, type ProofNeeds } from '../play/proof/feature.ts'
import { openRecordFeature, type RecordNeeds } from '../play/record/feature.ts'
import type { Product } from './product.ts'

type Played = Pick<RecordNeeds, 'wallet' | 'fairness' | 'round' | 'slot' | 'sharedRound'> &
  Pick<ProofNeeds, 'sharedRound'> &
  Pick<StatementNeeds, 'ledger' | 'vendor' | 'round' | 'wallet' | 'payslip'>

/** What was played and booked, for its owner and for staff. */
export function openRecords(platform: Platform, { brand }: Product, lower: Played) {
  const { ledger, wallet, round, vendor, fairness, slot, sharedRound, payslip } = lower
  const record = openRecordFeature({ platform, wallet, fairness, round, slot, sharedRound })
  const proof = openProofFeature({ platform, wallet, sharedRound })
  const brandName = brand.name
  const statement = openStatementFeature({ platform, brandName, ledger, wallet, vendor, round, record, payslip })
  return { record, proof, statement }
}

type Lower = Pick<FreezeNeeds, 'control' | 'session'> &
  Pick<MemberMoneyNeeds, 'wallet' | 'statement'> &
  Pick<ReconciliationNeeds, 'provider'>

/** What staff see and decide. */
export function openOffice(platform: Platform, { brand: { merchant }, booksDir }: Product, lower: Lower) {
  const { control, session, wallet, statement, provider } = lower
  const books = openBooksFeature({ platform })
  const auditLog = openAuditLogFeature({ platform, merchant, booksDir })
  const failures = openFailuresFeature({ platform })
  const reconciliation = openReconciliationFeature({ platform, provider })
  const memberMoney = openMemberMoneyFeature({ platform, merchant, wallet, statement })
  const freeze = openFreezeFeature({ platform, merchant, control, session })
  const desk = openDeskFeature({ platform, books, auditLog })
  return { books, auditLog, failures, reconciliation, memberMoney, freeze, desk }
}
