export { audit, type AuditOptions, type AuditReport } from './audit.actions.ts'
export type { Purpose } from './decision.ts'
export { CoWriteConflict, LedgerBusy, LedgerUnknown, type ViolatedRule } from './errors.ts'
export type { HouseBalance, HouseAccountName } from './houseAccount.sql.ts'
export { periodEndMs, periodStartMs } from './limits.ts'
export type { LegKind } from './leg.ts'
export { findStandingHold } from './hold.sql.ts'
export { openLedger, type Ledger, type LedgerOptions } from './ledger.actions.ts'
export type {
  AcceptedStake,
  Answer,
  Capture,
  CoWriteRow,
  CommittedWith,
  Credit,
  Hold,
  HouseAccountId,
  Limit,
  Move,
  Operation,
  OperationId,
  Period,
  PoolMove,
  PoolState,
  Release,
  Restrict,
  Restriction,
  Reversal,
  Settlement,
  Stake,
  Transfer,
  WalletId,
} from './operation.ts'
export { findStandingOf, listArrived } from './playable.sql.ts'
export { prewarm } from './prewarm.sql.ts'
export { findPosition, sumMoves, sumNetDeposits, sumPlayByDay } from './reads/figures.sql.ts'
export { findAmount, sumPaidByDay } from './reads/fund.sql.ts'
export { hasBalance, hasLeg, kindSql, lastLegOf, ownerOf, sumOfLegs, walletOf } from './reads/fragments.sql.ts'
export { sumPurposes } from './reads/liability.sql.ts'
export { findMoves, findRoundsEnds, findWallets, sumGiven, type MoveRow } from './reads/moves.sql.ts'
export { findStandings } from './reads/standings.sql.ts'
export { findVendorAmounts } from './reads/vendorBalances.sql.ts'
export {
  parsePublishedCorrections,
  type CorrectionToPublish,
  type PublishedCorrection,
} from './publishedCorrections.events.ts'
export { parsePublishedMoves, type PublishedMove } from './publishedMoves.events.ts'
export { parsePublishedRounds, type RoundToPublish } from './publishedRounds.events.ts'
export {
  beginPendingRestriction,
  endPendingRestriction,
  findPlayRestriction,
  isRestrictionPending,
  listPlayRestrictions,
  type PlayRestriction,
} from './restriction.sql.ts'
export { findStaked } from './staked.sql.ts'
export { findTotals, type Totals } from './totals.sql.ts'
export {
  deleteUnused,
  findOwners,
  findOwnWallets,
  findPlayedWith,
  findWallet,
  findWalletNames,
  findWalletsOf,
  openWallet,
  type WalletName,
} from './wallet.sql.ts'
export type { CoWrite } from './write.sql.ts'
export { makeWitnessLine } from './witness.ts'
export { isSameRestriction } from './replay.ts'
