import { hex } from '../paint/colour.ts'
import { STEPS } from '../paint/material.ts'
import type { Theme } from './theme.ts'

/** Colours for what a game itself draws over a theme's pictures: lines, sparks, light. */
export type Palette = {
  /** One for each line of a game, so that neighbours differ. */
  readonly lines: readonly string[]
  readonly confetti: readonly string[]
  readonly ink: string
  readonly light: string
  readonly gold: string
  readonly ember: string
  /** The reels behind the symbols: at their edges, between, and in the middle, where the light falls. */
  readonly bed: readonly [edge: string, between: string, middle: string]
}

/** Neighbouring lines have neighbouring numbers: a golden-angle step gives them clearly different hues. */
const GOLDEN_ANGLE = 137.5

export function paletteOf(theme: Theme): Palette {
  const [zenith, , horizon] = theme.sky
  return {
    lines: Array.from({ length: 20 }, (_, line) => hex(0.82, 0.17, 30 + line * GOLDEN_ANGLE)),
    confetti: Array.from({ length: 8 }, (_, index) => hex(STEPS.light, 0.18, index * 45 + 10)),
    ink: hex(0.1, 0.04, zenith),
    light: hex(0.97, 0.06, 92),
    gold: hex(0.86, 0.155, 86),
    ember: hex(0.7, 0.19, horizon),
    bed: [hex(0.12, 0.05, zenith + 10), hex(0.24, 0.085, zenith + 22), hex(0.31, 0.1, zenith + 30)],
  }
}
