/**
 * The connection was lost before the answer came: the operation may or may not have been written. Submitting it again
 * with the same id returns the first answer.
 */
export class LedgerUnknown extends Error {
  override readonly name = 'LedgerUnknown'
}

/** Nothing was written: the queue is full, or the database cannot take it now. */
export class LedgerBusy extends Error {
  override readonly name = 'LedgerBusy'
}

/** Nothing was written: a co-write row violates a constraint of its own table. */
export class CoWriteConflict extends Error {
  override readonly name = 'CompanionConflict'
}
