import type { OperationId } from './operation.ts'

/** A power of two; half a megabyte. At full load it covers a second or two, otherwise minutes. */
const SLOTS = 2 ** 17

/**
 * Distinguishes recently used ids from new ones, so that a retry is looked up before it is written and not after the
 * database has refused its whole batch. It may be wrong both ways: a new id reported as used costs a lookup, and a used
 * id reported as new is refused by the database. So it stores no answers, only a mark for each id.
 */
export class RecentIds {
  readonly #marks = new Uint32Array(SLOTS)

  /** Whether the id was marked before; marks it. */
  markSeen(id: OperationId): boolean {
    // The last twelve digits of a UUID are random in the versions that clients generate.
    const slot = Number.parseInt(id.slice(-8), 16) % SLOTS
    const mark = Number.parseInt(id.slice(-12, -4), 16)
    if (this.#marks[slot] === mark) return true
    this.#marks[slot] = mark
    return false
  }
}
