import type { OperationId } from './operation.ts'

/** A power of two; half a megabyte. At full load it looks back over a second or two, else over minutes. */
const SLOTS = 2 ** 17

/**
 * Tells names that were used lately from new ones, so that a retry is looked up before it is written and not after the
 * database has refused its whole batch. It may be wrong both ways: a name called used costs a look, and a used name
 * called new is refused by the database. So it keeps no answers, only a mark for each name.
 */
export class SeenNames {
  readonly #marks = new Uint32Array(SLOTS)

  /** Whether the name was seen before; from now on it was. */
  see(id: OperationId): boolean {
    // The last twelve digits of a UUID are random in the versions that clients make.
    const slot = Number.parseInt(id.slice(-8), 16) % SLOTS
    const mark = Number.parseInt(id.slice(-12, -4), 16)
    if (this.#marks[slot] === mark) return true
    this.#marks[slot] = mark
    return false
  }
}
