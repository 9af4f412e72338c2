export { excludeBets } from './exclude.actions.ts'
export { findBets, listAccountBets, listBetDays, type BetKey, type SeenBet } from './exclude.sql.ts'
export { decideBills, listBillsFor } from './desk.actions.ts'
export { countAwaiting as countAwaitingBills } from './desk.sql.ts'
