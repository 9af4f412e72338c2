export { socialsOf } from './social.sql.ts'
