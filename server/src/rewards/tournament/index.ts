export { countWaiting as countWaitingTournaments } from './tournament.sql.ts'
