import { backoffMs } from '@ronda/client'
import { HEARTBEAT_MS, type SharedTableState, type WatchFromClient, type WatchFromServer } from '@ronda/contract'
import { applyPong, applyTime, noClock, PINGS_KEPT, serverMs, type Clock } from './clock.ts'
import { emptyRoom, applyChat, type Room } from '../chat/room.ts'
import { applyMessage, notWatched, type Watched } from './watch.ts'

/** `waiting` tries again by itself. `unknown`: there is no such table. */
export type Link = 'connecting' | 'open' | 'waiting' | 'unknown'

/** One connection. */
export type Connection = { send(message: WatchFromClient): void; close(): void }

export type ConnectionEvents = {
  onOpen(): void
  onMessage(message: WatchFromServer): void
  /** Called once, unless we closed it ourselves. */
  onLost(): void
}

export type WatcherParts = {
  readonly gameCode: string
  readonly open: (events: ConnectionEvents) => Connection
  /** Schedules work; returns how to cancel it. */
  readonly schedule: (work: () => void, spanMs: number) => () => void
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
  #isChatSubscribed = false
  #clock: Clock = noClock
  #link: Link = 'connecting'
  #connection: Connection | undefined
  #cancel: () => void = () => {}
  #failures = 0
  #pings = 0
  #pingedMs: number | undefined
  #receivedMs = 0
  #isAsking = false

  constructor(parts: WatcherParts) {
    this.#parts = parts
  }

  get snapshot(): SharedTableState | undefined {
    return this.#watched.snapshot
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
    this.#receivedMs = this.#parts.nowMs()
    this.#connection = this.#parts.open({
      onOpen: () => {
        this.#ask()
        this.#ping()
      },
      onMessage: (message) => this.#receive(message),
      onLost: () => this.#lose(),
    })
    this.#beat()
  }

  close(): void {
    this.#cancel()
    this.#connection?.close()
    this.#connection = undefined
  }

  /** Subscribes to the chat of the table, or unsubscribes. */
  subscribeChat(isSubscribed: boolean): void {
    if (this.#isChatSubscribed === isSubscribed) return
    this.#isChatSubscribed = isSubscribed
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
  applyTable(snapshot: SharedTableState): void {
    this.#clock = applyTime(this.#clock, snapshot.nowMs, this.#parts.nowMs())
    this.#take(applyMessage(this.#watched, { type: 'table', told: snapshot }))
  }

  #enter(link: Link): void {
    if (this.#link === link) return
    this.#link = link
    this.#parts.onChange()
  }

  #ask(): void {
    const after = this.#watched.snapshot?.turn
    const { gameCode } = this.#parts
    this.#isAsking = true
    const chat = this.#isChatSubscribed ? { chatAfter: this.#room.last } : {}
    const turns = after === undefined ? {} : { after }
    this.#connection?.send({ type: 'watch', tables: [{ gameCode, ...turns, ...chat }] })
  }

  #ping(): void {
    if (this.#connection === undefined || this.#pingedMs !== undefined) return
    this.#pingedMs = this.#parts.nowMs()
    this.#pings += 1
    this.#connection.send({ type: 'ping' })
  }

  /** A dead network fires no event, so silence counts as loss. */
  #beat(): void {
    this.#cancel = this.#parts.schedule(() => {
      if (this.#parts.nowMs() - this.#receivedMs > 2 * HEARTBEAT_MS) {
        this.#connection?.close()
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
    this.#connection = undefined
    this.#isAsking = false
    const { schedule, chance } = this.#parts
    this.#cancel = schedule(() => this.connect(), backoffMs(this.#failures, chance))
    this.#failures += 1
    this.#enter('waiting')
  }

  #receive(message: WatchFromServer): void {
    const ownMs = this.#parts.nowMs()
    this.#receivedMs = ownMs
    this.#failures = 0
    if (message.type === 'pong') {
      if (this.#pingedMs !== undefined)
        this.#clock = applyPong(this.#clock, { sentMs: this.#pingedMs, ownMs, serverTimeMs: message.nowMs })
      this.#pingedMs = undefined
      if (this.#pings < Math.min(PINGS_FIRST, PINGS_KEPT)) this.#ping()
      if (this.#watched.snapshot) this.#enter('open')
      this.#parts.onChange()
      return
    }
    if (message.type === 'chat') {
      const hadGap = this.#room.hasGap
      this.#room = applyChat(this.#room, message)
      if (this.#room.hasGap && !hadGap) this.#ask()
      this.#parts.onChat?.()
      return
    }
    if (message.type === 'table') {
      this.#clock = applyTime(this.#clock, message.told.nowMs, ownMs)
      this.#isAsking = false
    }
    this.#take(applyMessage(this.#watched, message))
  }

  #take(next: Watched): void {
    const isNew = next !== this.#watched
    this.#watched = next
    if (!next.hasGap) this.#isAsking = false
    else if (!this.#isAsking) this.#ask()
    if (next.isUnknown) this.#enter('unknown')
    else if (this.#connection && next.snapshot) this.#enter('open')
    if (isNew) this.#parts.onChange()
  }
}
