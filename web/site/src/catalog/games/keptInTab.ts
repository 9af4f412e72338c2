import { minutes } from '@ronda/core'
import type { Language } from '@ronda/i18n'

/** After so long a list is asked for again, though the tab still has it. */
const KEPT_MS_MAX = minutes(5)

/** Reads a reply as it crossed the wire. */
export type ReplySchema<T> = {
  safeParse(wire: unknown): { readonly success: true; readonly data: T } | { readonly success: false }
}

/** What a tab keeps of a reply: the words of one language, and when they came. */
type Kept = { readonly language: Language; readonly atMs: number; readonly wire: unknown }

/** Money crosses the wire as text, and is kept as it crossed. */
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

/** What was kept, if it is of this language, not old, and still has the shape that this version of the page knows. */
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
