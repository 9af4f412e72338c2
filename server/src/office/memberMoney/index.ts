export { findOwner } from './owner.sql.ts'
export { memberMoneyRoutes } from './memberMoney.routes.ts'
