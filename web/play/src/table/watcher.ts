import { backoffMs } from '@ronda/client'
import { HEARTBEAT_MS, type SharedTold, type WatchFromClient, type WatchFromServer } from '@ronda/contract'
import { heardPong, heardTime, noClock, PINGS_KEPT, serverMs, type Clock } from './clock.ts'
import { emptyRoom, heardChat, type Room } from './chat/room.ts'
import { heard, notWatched, type Watched } from './watch.ts'

/** `waiting` tries again by itself. `unknown`: there is no such table. */
export type Link = 'connecting' | 'open' | 'waiting' | 'unknown'

/** One connection. */
export type Line = { send(message: WatchFromClient): void; close(): void }

export type LineEvents = {
  onOpen(): void
  onMessage(message: WatchFromServer): void
  /** Called once, unless we closed it ourselves. */
  onLost(): void
}

export type WatcherParts = {
  readonly gameCode: string
  readonly open: (events: LineEvents) => Line
  /** Schedules work; returns how to cancel it. */
  readonly later: (work: () => void, spanMs: number) => () => void
  readonly nowMs: () => number
  /** Only spreads the requests of many players over time; no result depends on it. */
  readonly chance: () => number
  readonly onChange: () => void
  /** A chat message was received, if the chat is subscribed. */
  readonly onChat?: () => void
}

/** This many pings at first measure the time well enough; then one is sent with each heartbeat. */
const PINGS_FIRST = 5

/** Follows one table: reconnects when the connection is lost, and requests what it missed. */
export class Watcher {
  readonly #parts: WatcherParts
  #watched: Watched = notWatched
  #room: Room = emptyRoom
  #hearsChat = false
  #clock: Clock = noClock
  #link: Link = 'connecting'
  #line: Line | undefined
  #cancel: () => void = () => {}
  #failures = 0
  #pings = 0
  #pingedMs: number | undefined
  #heardMs = 0
  #isAsking = false

  constructor(parts: WatcherParts) {
    this.#parts = parts
  }

  get told(): SharedTold | undefined {
    return this.#watched.told
  }

  get room(): Room {
    return this.#room
  }

  get link(): Link {
    return this.#link
  }

  /** The server's time; our own until the server has sent its time. */
  nowMs(): number {
    const ownMs = this.#parts.nowMs()
    return serverMs(this.#clock, ownMs) ?? ownMs
  }

  connect(): void {
    this.#enter('connecting')
    this.#pings = 0
    this.#pingedMs = undefined
    this.#heardMs = this.#parts.nowMs()
    this.#line = this.#parts.open({
      onOpen: () => {
        this.#ask()
        this.#ping()
      },
      onMessage: (message) => this.#hear(message),
      onLost: () => this.#lose(),
    })
    this.#beat()
  }

  close(): void {
    this.#cancel()
    this.#line?.close()
    this.#line = undefined
  }

  /** Subscribes to the chat of the table, or unsubscribes. */
  hearChat(isHeard: boolean): void {
    if (this.#hearsChat === isHeard) return
    this.#hearsChat = isHeard
    this.#ask()
  }

  /** The page is visible again, or the network is back, so it reconnects without waiting. */
  wake(): void {
    if (this.#link === 'waiting') {
      this.#cancel()
      this.connect()
    } else this.#ping()
  }

  /** Applies the table from the reply to a call: it may be newer than the last message. */
  tell(told: SharedTold): void {
    this.#clock = heardTime(this.#clock, told.nowMs, this.#parts.nowMs())
    this.#take(heard(this.#watched, { type: 'table', told }))
  }

  #enter(link: Link): void {
    if (this.#link === link) return
    this.#link = link
    this.#parts.onChange()
  }

  #ask(): void {
    const after = this.#watched.told?.turn
    const { gameCode } = this.#parts
    this.#isAsking = true
    const chat = this.#hearsChat ? { chatAfter: this.#room.last } : {}
    const turns = after === undefined ? {} : { after }
    this.#line?.send({ type: 'watch', tables: [{ gameCode, ...turns, ...chat }] })
  }

  #ping(): void {
    if (this.#line === undefined || this.#pingedMs !== undefined) return
    this.#pingedMs = this.#parts.nowMs()
    this.#pings += 1
    this.#line.send({ type: 'ping' })
  }

  /** A dead network fires no event, so silence counts as loss. */
  #beat(): void {
    this.#cancel = this.#parts.later(() => {
      if (this.#parts.nowMs() - this.#heardMs > 2 * HEARTBEAT_MS) {
        this.#line?.close()
        this.#lose()
        return
      }
      // A table that was unknown may have been opened since.
      if (this.#watched.isUnknown) this.#ask()
      this.#ping()
      this.#beat()
    }, HEARTBEAT_MS)
  }

  #lose(): void {
    this.#cancel()
    this.#line = undefined
    this.#isAsking = false
    const { later, chance } = this.#parts
    this.#cancel = later(() => this.connect(), backoffMs(this.#failures, chance))
    this.#failures += 1
    this.#enter('waiting')
  }

  #hear(message: WatchFromServer): void {
    const ownMs = this.#parts.nowMs()
    this.#heardMs = ownMs
    this.#failures = 0
    if (message.type === 'pong') {
      if (this.#pingedMs !== undefined)
        this.#clock = heardPong(this.#clock, { sentMs: this.#pingedMs, ownMs, toldMs: message.nowMs })
      this.#pingedMs = undefined
      if (this.#pings < Math.min(PINGS_FIRST, PINGS_KEPT)) this.#ping()
      if (this.#watched.told) this.#enter('open')
      this.#parts.onChange()
      return
    }
    if (message.type === 'chat') {
      const wasBehind = this.#room.isBehind
      this.#room = heardChat(this.#room, message)
      if (this.#room.isBehind && !wasBehind) this.#ask()
      this.#parts.onChat?.()
      return
    }
    if (message.type === 'table') {
      this.#clock = heardTime(this.#clock, message.told.nowMs, ownMs)
      this.#isAsking = false
    }
    this.#take(heard(this.#watched, message))
  }

  #take(next: Watched): void {
    const isNew = next !== this.#watched
    this.#watched = next
    if (!next.isBehind) this.#isAsking = false
    else if (!this.#isAsking) this.#ask()
    if (next.isUnknown) this.#enter('unknown')
    else if (this.#line && next.told) this.#enter('open')
    if (isNew) this.#parts.onChange()
  }
}
