import { CoWriteConflict, LedgerBusy, LedgerUnknown } from './errors.ts'

/** What a failed write means for the batch that was written. */
export type LedgerFailure =
  /** Another writer was first, or an operation was written before: reload and decide again. */
  | 'moved'
  /** One of the operations cannot be written; PostgreSQL does not say which. */
  | 'culprit'
  /** Nothing was written, and the operations are not the cause. */
  | 'busy'
  /** It may or may not have been written. */
  | 'unknown'

type SqlError = { readonly code: string; readonly table: string | undefined; readonly column: string | undefined }

function parseSqlError(error: unknown): SqlError | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined
  const { table, column } = error as { readonly table?: unknown; readonly column?: unknown }
  const textOf = (field: unknown): string | undefined => (typeof field === 'string' ? field : undefined)
  return { code: error.code, table: textOf(table), column: textOf(column) }
}

const UNIQUE_VIOLATION = '23505'
const NOT_NULL_VIOLATION = '23502'
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/** The table of legs, and its partitions. */
const LEGS = /^leg(_\d+)?$/

/** Out of disk, memory or locks; cancelled because it took too long; a standby that cannot write. */
const BUSY = /^(53|55)|^57014$|^25006$/

/** Invalid data, a violated constraint, an exception from a trigger, or a program limit that one row exceeds. */
const CULPRIT = /^(22|23|54|P0)/

/** Every failure is `unknown` unless the transaction is known to have been rolled back. */
export function failureOf(error: unknown): LedgerFailure {
  const sql = parseSqlError(error)
  if (!sql) return 'unknown'
  const isLegs = LEGS.test(sql.table ?? '')
  if (sql.code === UNIQUE_VIOLATION && isLegs) return 'moved'
  // A stake without a kind: a restriction of its wallet became pending after it was decided.
  if (sql.code === NOT_NULL_VIOLATION && isLegs) return 'moved'
  if (sql.code === SERIALIZATION_FAILURE || sql.code === DEADLOCK) return 'moved'
  if (CULPRIT.test(sql.code)) return 'culprit'
  return BUSY.test(sql.code) ? 'busy' : 'unknown'
}

/** The error for the caller whose operation cannot be written. */
export function culpritError(error: unknown): Error {
  const sql = parseSqlError(error)
  if (sql?.code === UNIQUE_VIOLATION || sql?.code === NOT_NULL_VIOLATION) {
    return new CoWriteConflict({ table: sql.table ?? '', column: sql.column }, { cause: error })
  }
  return new Error('the database refused an operation', { cause: error })
}

export function busyError(error: unknown): LedgerBusy {
  return new LedgerBusy('nothing was written: the database could not take it', { cause: error })
}

export function unknownError(error: unknown): LedgerUnknown {
  return new LedgerUnknown('the connection was lost: ask again with the same id', { cause: error })
}
