export { BILL_STATES, collect, stateOfBill, type Bill, type BillState, type Collected } from './bill.ts'
export { carriedInto, type LastPayslip } from './carry.ts'
export { correctionsOf, type Correction } from './correction.ts'
export { EXCLUSIONS, type Exclusion, type PayEvent } from './event.ts'
export { examinePayslips, type Difference, type HashOf, type PayslipFinding } from './examine.ts'
export { NO_AMOUNTS, type Amounts, type Figures } from './figures.ts'
export {
  frameOfFile,
  readPayslipFile,
  textOfEvents,
  writePayslipFile,
  type ExportedContract,
  type PayslipFile,
} from './file.ts'
export { endedBy, refusalOfOffer, type Offer, type OfferRefusal, type StandingContract } from './offer.ts'
export { makePayslips, measure, resultOf, type DownlineShare, type Payslip } from './payslip.ts'
export { paidUntil, type EndedContract } from './paidUntil.ts'
export { PERIOD_KINDS, periodAt, type Period, type PeriodKind } from './period.ts'
export { partsOf, roundParts, type Parts } from './round.ts'
export { NOTHING_CARRIED, type Carried, type PayContract, type PayRun, type RunFault } from './run.ts'
export {
  canonicalTerms,
  contractText,
  CARRY_KINDS,
  faultOfTerms,
  highestRate,
  MEASURES,
  PAY_KINDS,
  TIER_KINDS,
  TIERS_MAX,
  type PayKind,
  type Signed,
  type SignedContract,
  type Terms,
  type TermsFault,
  type Tier,
} from './terms.ts'
export { termsOfText } from './termsText.ts'
export { nextTier, reachTier, type Cliff, type Measured, type Reached } from './tier.ts'
