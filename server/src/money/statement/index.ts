export { periodOf, type Period } from './period.ts'
export { findLines, type StatementOptions } from './statement.actions.ts'
export { showWallet } from './showWallet.ts'
