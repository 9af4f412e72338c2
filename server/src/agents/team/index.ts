export { listAccountDays } from './team.sql.ts'
export { pseudonymOf } from './team.ts'
