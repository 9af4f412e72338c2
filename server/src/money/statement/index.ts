export { periodOf, type Period } from './period.ts'
export { findLines, type StatementOptions } from './statement.actions.ts'
export { findWallets, showWallet } from './statement.sql.ts'
export { statementRoutes } from './statement.routes.ts'
