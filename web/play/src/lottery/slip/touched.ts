import type { Look } from '../looks/look.ts'
import type { Reveal } from '../ritual/reveal.ts'
import { kindNamed } from './worth.ts'
import type { Line } from '@ronda/games'

/** Whether a number that came is one that a line was laid on. It says nothing of what the line wins: that is the house's word. */
export function isTouched(look: Look, { kind, pick }: Line, reveal: Reveal): boolean {
  return kindNamed(look.kinds, kind).isTouched(pick, reveal)
}
