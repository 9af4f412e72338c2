import type { ChatLine, WatchFromServer } from '@ronda/contract'

export type Said = Extract<ChatLine, { kind: 'said' }>

/** What is known of the chat of a table. */
export type Room = {
  /** The last number that was heard; 0 while nothing is known. */
  readonly last: number
  readonly lines: readonly Said[]
  /** A number is missing: what came since must be asked for. */
  readonly isBehind: boolean
}

export const emptyRoom: Room = { last: 0, lines: [], isBehind: false }

/** More than anybody reads back. */
const LINES_MAX = 150

function after(lines: readonly Said[], line: ChatLine): readonly Said[] {
  return line.kind === 'said' ? [...lines, line] : lines.filter(({ number }) => number !== line.of)
}

/** The room after a message. What was heard before changes nothing; what is missing is asked for. */
export function heardChat(room: Room, message: Extract<WatchFromServer, { type: 'chat' }>): Room {
  const { last, lines, isWhole } = message
  if (isWhole) return { last, lines: lines.filter((line) => line.kind === 'said'), isBehind: false }
  const fresh = lines.filter(({ number }) => number > room.last)
  const first = fresh[0]
  if (first === undefined) return last > room.last ? { ...room, isBehind: true } : { ...room, isBehind: false }
  if (first.number > room.last + 1) return { ...room, isBehind: true }
  const next = fresh.reduce<readonly Said[]>(after, room.lines)
  return { last, lines: next.slice(-LINES_MAX), isBehind: false }
}

/** What is shown to somebody who has blocked others. */
export const shownTo = ({ lines }: Room, blocked: ReadonlySet<string>): readonly Said[] =>
  lines.filter(({ who }) => !blocked.has(who))

/** How many messages of others came after a number. */
export function unreadOf(
  room: Room,
  {
    readTo,
    who,
    blocked,
  }: { readonly readTo: number; readonly who: string | null; readonly blocked: ReadonlySet<string> },
): number {
  return shownTo(room, blocked).filter((line) => line.number > readTo && line.who !== who).length
}
