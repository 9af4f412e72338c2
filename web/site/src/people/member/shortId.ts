const HEAD = 8
const TAIL = 4

/** Enough of a long ID to recognise it by; the whole is what gets copied. */
export function shortId(id: string): string {
  return id.length <= HEAD + TAIL + 1 ? id : `${id.slice(0, HEAD)}…${id.slice(-TAIL)}`
}
