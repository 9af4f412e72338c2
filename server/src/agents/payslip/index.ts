export { decideBills, listBillsFor } from './desk.actions.ts'
export { countAwaiting as countAwaitingBills } from './desk.sql.ts'
