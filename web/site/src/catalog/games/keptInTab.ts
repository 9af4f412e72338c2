import { minutes } from '@ronda/core'
import type { Language } from '@ronda/i18n'

/** A stored list older than this is fetched again. */
const KEPT_MS_MAX = minutes(5)

/** Parses a reply in its wire format. */
export type ReplySchema<T> = {
  safeParse(wire: unknown): { readonly success: true; readonly data: T } | { readonly success: false }
}

/** What a tab stores of a reply: its language, its time and its wire format. */
type Kept = { readonly language: Language; readonly atMs: number; readonly wire: unknown }

/** Money is text in the wire format, and is stored as text. */
export function pack(reply: unknown, language: Language, atMs: number): string {
  const kept: Kept = { language, atMs, wire: reply }
  return JSON.stringify(kept, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))
}

function parseKept(text: string): Partial<Kept> | null {
  try {
    return JSON.parse(text) as Partial<Kept> | null
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
  const kept = text === null ? null : parseKept(text)
  if (kept?.language !== language || typeof kept.atMs !== 'number') return undefined
  if (kept.atMs > nowMs || nowMs - kept.atMs > KEPT_MS_MAX) return undefined
  const read = schema.safeParse(kept.wire)
  return read.success ? read.data : undefined
}
