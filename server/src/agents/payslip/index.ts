export { excludeBets, type AskedExclusion } from './exclude.actions.ts'
export { listAccountBets, listBetDays, type BetDay, type SeenBet } from './exclude.sql.ts'
export { decideBills, listBillsFor } from './desk.actions.ts'
export { countAwaiting as countAwaitingBills } from './desk.sql.ts'
