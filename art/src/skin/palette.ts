import { hex } from '../paint/colour.ts'
import { STEPS } from '../paint/material.ts'
import type { Palette } from '../theme/palette.ts'
import { clearHue, type SkinSubject } from './subject.ts'

/** Neighbouring lines have neighbouring numbers: a golden-angle step gives them clearly different hues. */
const GOLDEN_ANGLE = 137.5

/** Colours for what a game itself draws over the pictures of its skin. */
export function skinPalette({ hues }: SkinSubject): Palette {
  return {
    lines: Array.from({ length: 20 }, (_, line) => hex(0.82, 0.17, hues.accent + line * GOLDEN_ANGLE)),
    confetti: Array.from({ length: 8 }, (_, index) => hex(STEPS.light, 0.18, hues.light + index * 45)),
    ink: hex(0.1, 0.04, hues.sky),
    light: hex(0.97, 0.06, hues.light),
    gold: hex(0.86, 0.15, hues.light),
    ember: hex(0.7, 0.19, clearHue(hues.accent)),
    bed: [hex(0.12, 0.05, hues.sky), hex(0.24, 0.085, hues.sky + 10), hex(0.31, 0.1, hues.sky + 18)],
  }
}
