export { countApplications } from './member.sql.ts'
