import type { ChatLine, WatchFromServer } from '@ronda/contract'

export type ChatMessage = Extract<ChatLine, { kind: 'said' }>

/** The known state of the chat of a table. */
export type Room = {
  /** The last message number that was received; 0 while nothing is known. */
  readonly last: number
  readonly lines: readonly ChatMessage[]
  /** A number is missing, so the messages since the last one must be requested. */
  readonly hasGap: boolean
}

export const emptyRoom: Room = { last: 0, lines: [], hasGap: false }

/** The number of messages that are stored. */
const LINES_MAX = 150

function after(lines: readonly ChatMessage[], line: ChatLine): readonly ChatMessage[] {
  return line.kind === 'said' ? [...lines, line] : lines.filter(({ number }) => number !== line.of)
}

/** The room after a message. A message that was received before changes nothing; a gap sets `isBehind`. */
export function applyChat(room: Room, message: Extract<WatchFromServer, { type: 'chat' }>): Room {
  const { last, lines, isWhole } = message
  if (isWhole) return { last, lines: lines.filter((line) => line.kind === 'said'), hasGap: false }
  const fresh = lines.filter(({ number }) => number > room.last)
  const first = fresh[0]
  if (first === undefined) return last > room.last ? { ...room, hasGap: true } : { ...room, hasGap: false }
  if (first.number > room.last + 1) return { ...room, hasGap: true }
  const next = fresh.reduce<readonly ChatMessage[]>(after, room.lines)
  return { last, lines: next.slice(-LINES_MAX), hasGap: false }
}

/** The messages without those of blocked players. */
export const shownTo = ({ lines }: Room, blocked: ReadonlySet<string>): readonly ChatMessage[] =>
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
