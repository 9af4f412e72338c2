export type { AdjustmentOptions } from './adjustment.actions.ts'
export { countOpen as countOpenAdjustments, hasGiven } from './adjustment.sql.ts'
