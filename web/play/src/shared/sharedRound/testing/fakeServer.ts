import type { WatchFromClient, WatchFromServer } from '@ronda/contract'
import { Watcher, type ConnectionEvents } from '../watcher.ts'

/** A server for the connection, and a clock that the test advances. */
export class FakeServer {
  readonly sent: WatchFromClient[] = []
  readonly watcher: Watcher
  changes = 0
  opened = 0
  nowMs = 1_000
  /** How far the server's clock is ahead. */
  aheadMs = 0
  #connection: ConnectionEvents | undefined
  #waiting: { readonly work: () => void; readonly atMs: number }[] = []

  constructor(gameCode = 'RONDA_LIVE_ROULETTE', onChange: () => void = () => {}) {
    this.watcher = new Watcher({
      gameCode,
      open: (events) => {
        this.opened += 1
        this.#connection = events
        return { send: (message) => void this.sent.push(message), close: () => (this.#connection = undefined) }
      },
      schedule: this.schedule,
      nowMs: () => this.nowMs,
      chance: () => 1,
      onChange: () => {
        this.changes += 1
        onChange()
      },
    })
  }

  readonly schedule = (work: () => void, spanMs: number): (() => void) => {
    const one = { work, atMs: this.nowMs + spanMs }
    this.#waiting.push(one)
    return () => {
      this.#waiting = this.#waiting.filter((each) => each !== one)
    }
  }

  /** Accepts the connection. */
  open(): void {
    this.#connection?.onOpen()
  }

  send(message: WatchFromServer): void {
    this.#connection?.onMessage(message)
  }

  pong(): void {
    this.send({ type: 'pong', nowMs: this.nowMs + this.aheadMs })
  }

  disconnect(): void {
    const connection = this.#connection
    this.#connection = undefined
    connection?.onLost()
  }

  /** Advances the clock, and runs the work that is due by then, in order. */
  pass(spanMs: number): void {
    const endMs = this.nowMs + spanMs
    for (;;) {
      const next = this.#waiting.toSorted((left, right) => left.atMs - right.atMs)[0]
      if (next === undefined || next.atMs > endMs) break
      this.#waiting = this.#waiting.filter((each) => each !== next)
      this.nowMs = Math.max(this.nowMs, next.atMs)
      next.work()
    }
    this.nowMs = endMs
  }

  takeSent(): WatchFromClient[] {
    return this.sent.splice(0)
  }
}
