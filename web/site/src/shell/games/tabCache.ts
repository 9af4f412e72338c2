import { minutes } from '@ronda/core'
import type { Language } from '@ronda/i18n'

/** A stored list older than this is fetched again. */
const CACHE_MS_MAX = minutes(5)

/** Parses a reply in its wire format. */
export type ReplySchema<T> = {
  safeParse(wire: unknown): { readonly success: true; readonly data: T } | { readonly success: false }
}

/** What a tab stores of a reply: its language, its time and its wire format. */
type StoredReply = { readonly language: Language; readonly atMs: number; readonly wire: unknown }

/** Money is text in the wire format, and is stored as text. */
export function pack(reply: unknown, language: Language, atMs: number): string {
  const stored: StoredReply = { language, atMs, wire: reply }
  return JSON.stringify(stored, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))
}

function parseStored(text: string): Partial<StoredReply> | null {
  try {
    return JSON.parse(text) as Partial<StoredReply> | null
  } catch {
    return null
  }
}

/** The stored reply, if it is in this language, not too old, and still matches the schema of this version. */
export function unpack<T>(
  text: string | null,
  schema: ReplySchema<T>,
  language: Language,
  nowMs: number,
): T | undefined {
  const stored = text === null ? null : parseStored(text)
  if (stored?.language !== language || typeof stored.atMs !== 'number') return undefined
  if (stored.atMs > nowMs || nowMs - stored.atMs > CACHE_MS_MAX) return undefined
  const read = schema.safeParse(stored.wire)
  return read.success ? read.data : undefined
}
