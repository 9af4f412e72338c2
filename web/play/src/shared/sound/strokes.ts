import type { Hiss } from './hiss.ts'

/** A short noise at a time after the beginning. */
export type Stroke = Hiss & { readonly atMs: number }

/** The table takes no more bets. */
export const GONG: readonly Stroke[] = [{ atMs: 0, from: 520, to: 240, seconds: 0.45, force: 0.16 }]

/** A card slides over the table this long before it is face up. */
const SLIDE_MS = 600

/** One noise for each dealt card. */
export const cardStrokes = (openMs: readonly number[]): readonly Stroke[] =>
  openMs.map((atMs) => ({ atMs: Math.max(0, atMs - SLIDE_MS), from: 3_000, to: 1_300, seconds: 0.09, force: 0.16 }))

const BOUNCES = [0, 0.035, 0.062, 0.082, 0.098] as const

/** A ball that rolls, falls, and bounces into its pocket. */
export function ballStrokes(showMs: number): readonly Stroke[] {
  const fallsAtMs = showMs * 0.62
  const roll: Stroke = { atMs: 0, from: 1_900, to: 800, seconds: fallsAtMs / 1_000, force: 0.07 }
  const bounces = BOUNCES.map((part, at) => ({
    atMs: Math.round(fallsAtMs + part * showMs),
    from: 2_600,
    to: 1_500,
    seconds: 0.045,
    force: 0.2 - at * 0.03,
  }))
  return [roll, ...bounces]
}

const SHAKES = 9
const SHAKE_MS = 170

/** Dice that are shaken under their dome. */
export const diceStrokes = (): readonly Stroke[] =>
  Array.from({ length: SHAKES }, (_, at) => ({
    atMs: at * SHAKE_MS,
    from: at % 2 === 0 ? 2_200 : 1_700,
    to: 1_000,
    seconds: 0.06,
    force: 0.15,
  }))
