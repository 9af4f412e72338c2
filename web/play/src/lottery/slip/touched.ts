import type { Look } from '../looks/look.ts'
import type { Reveal } from '../ritual/reveal.ts'
import { kindNamed } from './worth.ts'
import type { Line } from '@ronda/games'

/**
 * Whether a drawn number is one that a line was placed on. It does not say what the line wins: the server decides that.
 */
export function isTouched(look: Look, { kind, pick }: Line, reveal: Reveal): boolean {
  return kindNamed(look.kinds, kind).isTouched(pick, reveal)
}
