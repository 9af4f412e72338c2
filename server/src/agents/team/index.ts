export { listAccountDays } from './team.sql.ts'
