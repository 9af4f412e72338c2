export { findOwner } from './owner.sql.ts'
export { purseRoutes } from './purse.routes.ts'
