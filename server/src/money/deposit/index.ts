export { askDeposit } from './ask.actions.ts'
export { finishDue, sweepReports } from './deposit.jobs.ts'
export { depositsAmong, depositStateOf } from './deposit.sql.ts'
export { countLateDeposits } from './desk.sql.ts'
export { findBookedFlows, type BookedFlow } from './reported.sql.ts'
export { pollDeposit } from './poll.actions.ts'
export {
  creditedBefore,
  creditedSince,
  findKeptDeposit,
  listCredited,
  owedAmong,
  sumStanding,
  type CreditedDeposit,
} from './deposit.sql.ts'
export { sumPaidIn, type DepositOptions } from './allowance.actions.ts'
