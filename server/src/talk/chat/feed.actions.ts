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
  /** The tables that have a room. */
  readonly games: readonly string[]
}

export type RoomTold = { readonly last: number; readonly lines: readonly ChatLine[] }

export type Feed = {
  /** What a room shows to whoever comes in; undefined where there is none. */
  told(game: string): RoomTold | undefined
  /** What happened after a number, if all of it is still known. */
  after(game: string, number: number): readonly ChatLine[] | undefined
  listen(listener: (game: string, lines: readonly ChatLine[]) => void): void
  /** Something was said in this process: look at once. */
  wake(): void
  close(): Promise<void>
}

/** What other processes have heard is told here after this at the latest. */
const LOOK_MS = 500
/** Who missed more than this is shown the room anew. */
const KEPT_MAX = 200
/** No longer than this is anything kept that was said. */
export const KEPT_MS: number = hours(24)

const WHO_LETTERS = 16

/** Always the same for one person, and told to everyone: nobody works out from it who it is. */
export const whoOf = (key: SecretKey, account: string): string =>
  blindIndex(key, account, 'chat.who').toString('hex').slice(0, WHO_LETTERS)

function showLine(key: SecretKey, line: StoredLine): ChatLine {
  const { number, gone, is_gone: isGone, account, username, text, at } = line
  if (gone !== null || isGone) return { kind: 'gone', number, of: gone ?? number }
  return { kind: 'said', number, who: whoOf(key, account), name: shorten(username), text, atMs: at.getTime() }
}

/** A room after what happened in it: what was taken away is nowhere any more. */
function goOn(kept: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const gone = new Set(lines.flatMap((line) => (line.kind === 'gone' ? [line.of] : [])))
  const blank = (line: ChatLine): ChatLine =>
    gone.has(line.number) ? { kind: 'gone', number: line.number, of: line.number } : line
  return [...kept, ...lines].map(blank).slice(-KEPT_MAX)
}

/** Tells what is said in every room, whoever heard it. */
export function openFeed(options: FeedOptions): Feed {
  const { db, clock, log, key, games } = options
  const rooms = new Map<string, readonly ChatLine[]>()
  const lasts = new Map<string, number>()
  const listeners: ((game: string, lines: readonly ChatLine[]) => void)[] = []

  async function hear(game: string, last: number): Promise<void> {
    const known = lasts.get(game)
    if (known === last) return
    const stored = await db.read((tx) => findLines(tx, game, known ?? 0, KEPT_MAX))
    const lines = stored.map((line) => showLine(key, line))
    rooms.set(game, goOn(rooms.get(game) ?? [], lines))
    lasts.set(game, stored.at(-1)?.number ?? last)
    if (known !== undefined && lines.length > 0) for (const listener of listeners) listener(game, lines)
  }

  async function look(): Promise<void> {
    if (lasts.size === 0) await db.write((tx) => insertRooms(tx, games))
    const found = await db.read(findRooms)
    for (const game of games) await hear(game, found.get(game) ?? 0)
  }

  const looking = pollLoop(look, {
    everyMs: LOOK_MS,
    onFailure: (error) => log.warn({ err: error }, 'the chats could not be followed; it is tried again'),
  })
  if (games.length > 0) looking.go()

  return {
    told(game) {
      const [last, kept] = [lasts.get(game), rooms.get(game)]
      if (last === undefined) return undefined
      const sinceMs = clock.nowMs() - KEPT_MS
      const said = (kept ?? []).filter((line) => line.kind === 'said' && line.atMs > sinceMs)
      return { last, lines: said.slice(-CHAT_LINES_MAX) }
    },
    after(game, number) {
      const [last, kept = []] = [lasts.get(game), rooms.get(game)]
      if (last === undefined || number > last || number < last - kept.length) return undefined
      return kept.filter((line) => line.number > number)
    },
    listen: (listener) => void listeners.push(listener),
    wake: () => looking.go(),
    close: () => looking.close(),
  }
}
