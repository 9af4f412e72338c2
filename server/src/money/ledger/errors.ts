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

/** The rule that a co-write row violates: a column that may not be null, or none for a row that exists already. */
export type ViolatedRule = { readonly table: string; readonly column: string | undefined }

/** Nothing was written: a co-write row violates a rule of its own table. */
export class CoWriteConflict extends Error {
  override readonly name = 'CoWriteConflict'
  readonly rule: ViolatedRule

  constructor(rule: ViolatedRule, options?: ErrorOptions) {
    super(`refused by ${rule.table}${rule.column === undefined ? '' : `.${rule.column}`}`, options)
    this.rule = rule
  }
}
