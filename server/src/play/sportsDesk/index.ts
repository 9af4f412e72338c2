export { countProposed } from './decision.sql.ts'
