export { findBound, type BoundOptions, type Standing } from './playThrough.actions.ts'
export { boundFor, boundOf, sendRefusal, type Bound, type SendRefusal } from './playThrough.ts'
export type { BoundOf } from './bounds.actions.ts'
export { returnedCoWrite, returnedRows, type ReturnedRow } from './returned.sql.ts'
