import type { EventRow } from './outbox.sql.ts'

/** Two batches: the consumers of a process read the same events within a second. */
const EVENTS_MAX = 400

/**
 * The bodies of the events that were read last, so that an event is parsed once and not by each consumer. Consumers
 * get the same object and change nothing in it.
 */
export class EventBodies {
  readonly #bodies = new Map<string, unknown>()

  of({ xid, id, text }: Pick<EventRow, 'xid' | 'id' | 'text'>): unknown {
    if (text === null) return null
    const key = `${xid}/${id}`
    if (this.#bodies.has(key)) return this.#bodies.get(key)
    const body: unknown = JSON.parse(text)
    this.#bodies.set(key, body)
    const [oldest] = this.#bodies.keys()
    if (this.#bodies.size > EVENTS_MAX && oldest !== undefined) this.#bodies.delete(oldest)
    return body
  }
}
