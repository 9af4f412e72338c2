import { FIELD_CHARACTERS_MAX } from '@ronda/contract'
import { RE2JS } from 're2js'

/** Nobody writes a longer expression by hand. */
export const PATTERN_CHARACTERS_MAX = 256

/** There are fewer fields than this; the cache is cleared beyond it, so that unused patterns do not stay. */
const COMPILED_MAX = 64
const compiled = new Map<string, RE2JS>()

/** Compiled by an engine that matches in linear time. It supports no look-around and no back-reference. */
function compile(pattern: string): RE2JS {
  const known = compiled.get(pattern)
  if (known) return known
  const fresh = RE2JS.compile(pattern)
  if (compiled.size >= COMPILED_MAX) compiled.clear()
  compiled.set(pattern, fresh)
  return fresh
}

/** Whether staff may use this pattern. */
export function isFreePattern(pattern: string): boolean {
  if (pattern.length === 0 || pattern.length > PATTERN_CHARACTERS_MAX) return false
  try {
    compile(pattern)
    return true
  } catch {
    return false
  }
}

/** Whether the whole text matches; `*` accepts anything. */
export function matchesFree(pattern: string, text: string): boolean {
  if (text.length > FIELD_CHARACTERS_MAX) return false
  return pattern === '*' || compile(pattern).testExact(text)
}
