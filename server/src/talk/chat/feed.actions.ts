import { CHAT_LINES_MAX, type ChatLine } from '@ronda/contract'
import { hours } from '@ronda/core'
import { shorten } from '../../catalog/winners/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { pollLoop } from '../../platform/background/pollLoop.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { blindIndex, type SecretKey } from '../../platform/secrets/index.ts'
import { findLines, findRooms, insertRooms, type StoredLine } from './chat.sql.ts'

export type FeedOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly key: SecretKey
  /** The games whose tables have a chat room. */
  readonly games: readonly string[]
}

export type RoomSnapshot = { readonly last: number; readonly lines: readonly ChatLine[] }

export type Feed = {
  /** The lines shown to a client that opens the room; undefined when there is no such room. */
  told(game: string): RoomSnapshot | undefined
  /** The lines after a number; undefined when some of them are no longer in memory. */
  after(game: string, number: number): readonly ChatLine[] | undefined
  listen(listener: (game: string, lines: readonly ChatLine[]) => void): void
  /** Polls at once; called after this process has written a line. */
  wake(): void
  close(): Promise<void>
}

/** The longest time until a line written by another process is seen here. */
const POLL_MS = 500
/** Lines in memory for each room; a client that missed more than these receives the room from the start. */
const ROOM_LINES_MAX = 200
/** The retention time of lines. */
export const RETENTION_MS: number = hours(24)

const PSEUDONYM_LETTERS = 16

/** A pseudonym that every client sees: always the same for one account, and not reversible without the key. */
export const pseudonymOf = (key: SecretKey, account: string): string =>
  blindIndex(key, account, 'chat.who').toString('hex').slice(0, PSEUDONYM_LETTERS)

function showLine(key: SecretKey, line: StoredLine): ChatLine {
  const { number, gone, is_gone: isGone, account, username, text, at } = line
  if (gone !== null || isGone) return { kind: 'gone', number, of: gone ?? number }
  return { kind: 'said', number, who: pseudonymOf(key, account), name: shorten(username), text, atMs: at.getTime() }
}

/** Appends lines to a room; the text of a message that was removed is dropped. */
function appendLines(kept: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const gone = new Set(lines.flatMap((line) => (line.kind === 'gone' ? [line.of] : [])))
  const blank = (line: ChatLine): ChatLine =>
    gone.has(line.number) ? { kind: 'gone', number: line.number, of: line.number } : line
  return [...kept, ...lines].map(blank).slice(-ROOM_LINES_MAX)
}

/** Publishes the lines of every room, whichever process wrote them. */
export function openFeed(options: FeedOptions): Feed {
  const { db, clock, log, key, games } = options
  const rooms = new Map<string, readonly ChatLine[]>()
  const lasts = new Map<string, number>()
  const listeners: ((game: string, lines: readonly ChatLine[]) => void)[] = []

  async function readRoom(game: string, last: number): Promise<void> {
    const known = lasts.get(game)
    if (known === last) return
    const stored = await db.read((tx) => findLines(tx, game, known ?? 0, ROOM_LINES_MAX))
    const lines = stored.map((line) => showLine(key, line))
    rooms.set(game, appendLines(rooms.get(game) ?? [], lines))
    lasts.set(game, stored.at(-1)?.number ?? last)
    if (known !== undefined && lines.length > 0) for (const listener of listeners) listener(game, lines)
  }

  async function poll(): Promise<void> {
    if (lasts.size === 0) await db.write((tx) => insertRooms(tx, games))
    const found = await db.read(findRooms)
    for (const game of games) await readRoom(game, found.get(game) ?? 0)
  }

  const polling = pollLoop(poll, {
    everyMs: POLL_MS,
    onFailure: (error) => log.warn({ err: error }, 'polling the chat rooms failed; it will be retried'),
  })
  if (games.length > 0) polling.go()

  return {
    told(game) {
      const [last, kept] = [lasts.get(game), rooms.get(game)]
      if (last === undefined) return undefined
      const sinceMs = clock.nowMs() - RETENTION_MS
      const said = (kept ?? []).filter((line) => line.kind === 'said' && line.atMs > sinceMs)
      return { last, lines: said.slice(-CHAT_LINES_MAX) }
    },
    after(game, number) {
      const [last, kept = []] = [lasts.get(game), rooms.get(game)]
      if (last === undefined || number > last || number < last - kept.length) return undefined
      return kept.filter((line) => line.number > number)
    },
    listen: (listener) => void listeners.push(listener),
    wake: () => polling.go(),
    close: () => polling.close(),
  }
}
