import { Generations } from './generations.ts'
import type { Leg } from './leg.ts'
import { isUndoing, type Answer, type Operation } from './operation.ts'
import type { Reply } from './queue.ts'
import { claimOf, isSameClaim } from './replay.ts'

/** Enough for a retry that comes within seconds at full load; older ones are found in the database. */
const RECENT_MAX = 100_000

type Pending = { readonly operation: Operation; readonly answer: Promise<Answer> }
type Remembered = { readonly answer: Answer; readonly claim: Leg }

/** Spares the database the retries that come soon. Whoever uses a taken name for something else is left to it. */
export class Memory {
  readonly #pending = new Map<string, Pending>()
  readonly #recent = new Generations<string, Remembered>(RECENT_MAX)

  /** The answer given before, or the one that is on its way. */
  find(key: string, operation: Operation): Promise<Answer> | undefined {
    const recent = this.#recent.get(key)
    if (recent && isSameClaim(claimOf(operation), recent.claim)) {
      return Promise.resolve({ ...recent.answer, replayed: true })
    }
    const pending = this.#pending.get(key)
    if (!pending || !isSameClaim(claimOf(operation), claimOf(pending.operation))) return undefined
    return pending.answer.then((answer) => ({ ...answer, replayed: true }))
  }

  expect(key: string, operation: Operation, answer: Promise<Answer>): void {
    if (!this.#pending.has(key)) this.#pending.set(key, { operation, answer })
  }

  answered(key: string, operation: Operation, { answer, claim }: Reply): void {
    this.failed(key, operation)
    // An undoing is always looked up: what it undoes is the only thing that can answer for it.
    if (claim && !isUndoing(operation)) this.#recent.set(key, { answer, claim })
  }

  failed(key: string, operation: Operation): void {
    if (this.#pending.get(key)?.operation === operation) this.#pending.delete(key)
  }
}
