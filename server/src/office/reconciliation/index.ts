export type { ReconciliationOptions } from './reconciliation.actions.ts'
export { countOpenCases } from './reconciliation.sql.ts'
