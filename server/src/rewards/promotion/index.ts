export { canonicalOf } from './hash.ts'
export { countApplications } from './member.sql.ts'
