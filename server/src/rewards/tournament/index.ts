export { countWaiting as countWaitingTournaments } from './tournament.sql.ts'
export { countedRounds, joinRunning, settleForDemo } from './demo.actions.ts'
