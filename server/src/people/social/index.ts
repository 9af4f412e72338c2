export type { Social } from './open.actions.ts'
export { socialsOf } from './social.sql.ts'
