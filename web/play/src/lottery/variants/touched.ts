import type { LotteryVariant } from './variant.ts'
import type { Reveal } from './reveal.ts'
import { kindNamed } from './worth.ts'
import type { Line } from '@ronda/games'

/**
 * Whether a drawn number is one that a line was placed on. It does not say what the line wins: the server decides that.
 */
export function isTouched(variant: LotteryVariant, { kind, pick }: Line, reveal: Reveal): boolean {
  return kindNamed(variant.kinds, kind).isTouched(pick, reveal)
}
