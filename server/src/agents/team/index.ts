export { pseudonymOf, type AccountDay } from './team.ts'
export { listAccountDays } from './team.sql.ts'
