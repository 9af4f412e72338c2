import { FIELD_CHARACTERS_MAX } from '@ronda/contract'
import { RE2JS } from 're2js'

/** Longer expressions are written by programs. */
export const PATTERN_CHARACTERS_MAX = 256

/** There are fewer fields than this; patterns that nobody uses any more are forgotten. */
const COMPILED_MAX = 64
const compiled = new Map<string, RE2JS>()

/** Compiled by an engine whose time grows with the text and no faster. It knows no look-around and no back-reference. */
function compile(pattern: string): RE2JS {
  const known = compiled.get(pattern)
  if (known) return known
  const fresh = RE2JS.compile(pattern)
  if (compiled.size >= COMPILED_MAX) compiled.clear()
  compiled.set(pattern, fresh)
  return fresh
}

/** Whether staff may ask for texts of this shape. */
export function isFreePattern(pattern: string): boolean {
  if (pattern.length === 0 || pattern.length > PATTERN_CHARACTERS_MAX) return false
  try {
    compile(pattern)
    return true
  } catch {
    return false
  }
}

/** Whether the whole text has the shape; `*` accepts anything. */
export function matchesFree(pattern: string, text: string): boolean {
  if (text.length > FIELD_CHARACTERS_MAX) return false
  return pattern === '*' || compile(pattern).testExact(text)
}
