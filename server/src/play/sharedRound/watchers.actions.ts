import {
  watchFromServer,
  type ChatLine,
  type SharedTableState,
  type WatchFromClient,
  type WatchFromServer,
} from '@ronda/contract'
import type { WebSocket } from 'ws'
import { z } from 'zod/mini'
import { deliverTo } from '../../platform/realtime/index.ts'
import type { Follower } from './follow.actions.ts'

/** The chat at the tables. */
export type TableChat = {
  told(game: string): { readonly last: number; readonly lines: readonly ChatLine[] } | undefined
  after(game: string, number: number): readonly ChatLine[] | undefined
  listen(listener: (game: string, lines: readonly ChatLine[]) => void): void
}

export type Watcher = {
  readonly socket: WebSocket
  games: readonly string[]
  /** The tables whose chat it also receives. */
  chats: readonly string[]
}

type Watched = Extract<WatchFromClient, { type: 'watch' }>['tables'][number]

export const encode = (message: WatchFromServer): string => JSON.stringify(z.encode(watchFromServer, message))

/** Watchers by table: a message is encoded once, however many watch. */
export class Watchers {
  readonly #follower: Follower
  readonly #chat: TableChat
  readonly #byGame = new Map<string, Set<Watcher>>()

  constructor(follower: Follower, chat: TableChat) {
    this.#follower = follower
    this.#chat = chat
    follower.listen({
      onTurn: ({ game, turn, round }, nowMs) =>
        this.#broadcast(game, { type: 'turn', gameCode: game, turn, nowMs, round }),
      onPlayers: (game, round, totals) => this.#broadcast(game, { type: 'players', gameCode: game, round, ...totals }),
      onCrashPlayers: (game, round, crashPlayers) =>
        this.#broadcast(game, { type: 'riders', gameCode: game, round, riders: [...crashPlayers] }),
    })
    chat.listen((game, lines) => {
      const last = lines.at(-1)?.number ?? 0
      this.#broadcast(game, { type: 'chat', gameCode: game, last, lines: [...lines], isWhole: false })
    })
  }

  remove(watcher: Watcher): void {
    this.#leave(watcher)
  }

  /** Replaces the tables that a watcher follows. */
  watch(watcher: Watcher, tables: readonly Watched[]): void {
    this.#leave(watcher)
    watcher.games = tables.filter((table) => this.#sendTable(watcher, table)).map(({ gameCode }) => gameCode)
    for (const game of watcher.games) {
      const listening = this.#byGame.get(game) ?? new Set()
      this.#byGame.set(game, listening.add(watcher))
    }
    watcher.chats = tables.filter((table) => this.#sendChat(watcher, table)).map(({ gameCode }) => gameCode)
  }

  #broadcast(game: string, message: WatchFromServer): void {
    const listening = this.#byGame.get(game)
    if (listening === undefined || listening.size === 0) return
    const text = Buffer.from(encode(message))
    for (const { socket, chats } of listening)
      if (message.type !== 'chat' || chats.includes(game)) deliverTo(socket, text)
  }

  #leave(watcher: Watcher): void {
    for (const game of watcher.games) this.#byGame.get(game)?.delete(watcher)
    watcher.games = []
    watcher.chats = []
  }

  /** Sends the turns since a given one if they are known, else the whole table. */
  #sendTable({ socket }: Watcher, { gameCode, after }: Watched): boolean {
    const table = this.#follower.tableState(gameCode)
    if (table === undefined) {
      deliverTo(socket, encode({ type: 'unknown', gameCode }))
      return false
    }
    const missed = after === undefined ? undefined : this.#follower.turnsAfter(gameCode, after)
    if (missed === undefined) deliverTo(socket, encode({ type: 'table', told: table }))
    for (const { turn, round } of missed ?? [])
      deliverTo(socket, encode({ type: 'turn', gameCode, turn, nowMs: table.nowMs, round }))
    // A client that reconnects may have missed new bets and players who left; sending them again changes nothing.
    if (missed !== undefined) this.#resendBets(socket, table)
    return true
  }

  #resendBets(
    socket: WebSocket,
    { gameCode, round: { number: round }, players, heaps, riders }: SharedTableState,
  ): void {
    deliverTo(socket, encode({ type: 'players', gameCode, round, players, ...(heaps && { heaps }) }))
    if (riders.length > 0) deliverTo(socket, encode({ type: 'riders', gameCode, round, riders }))
  }

  /** Sends the chat lines after the last received number, or the recent lines to a new watcher. */
  #sendChat({ socket }: Watcher, { gameCode, chatAfter }: Watched): boolean {
    const chat = this.#chat.told(gameCode)
    if (chatAfter === undefined || chat === undefined) return false
    const missed = chatAfter === 0 ? undefined : this.#chat.after(gameCode, chatAfter)
    const lines = [...(missed ?? chat.lines)]
    deliverTo(socket, encode({ type: 'chat', gameCode, last: chat.last, lines, isWhole: missed === undefined }))
    return true
  }
}
