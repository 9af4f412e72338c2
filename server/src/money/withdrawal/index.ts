export type { WithdrawalOptions } from './advance.actions.ts'
export { paidOutSince } from './allowance.sql.ts'
export { findBookedPayouts } from './reported.sql.ts'
export { accountsAmong, countWaiting } from './show.sql.ts'
