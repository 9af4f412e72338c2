/**
 * The connection was lost before the answer came: the operation may stand or not. Ask again with the same id, and the
 * first answer is heard.
 */
export class LedgerUnknown extends Error {
  override readonly name = 'LedgerUnknown'
}

/** Nothing was written: too much is waiting, or the database cannot take it now. */
export class LedgerBusy extends Error {
  override readonly name = 'LedgerBusy'
}

/** Nothing was written: the row that goes with the money breaks a rule of its own table. */
export class CoWriteConflict extends Error {
  override readonly name = 'CompanionConflict'
}
