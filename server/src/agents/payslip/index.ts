export { countAwaiting as countAwaitingBills } from './desk.sql.ts'
