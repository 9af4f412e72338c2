export { countInProcess as countRedemptions } from './redemption.sql.ts'
