import { hex } from './colour.ts'
import { dots } from './dot.ts'
import type { Point } from './shape.ts'

const WARM = 78

/** Rings of a bulb from its halo to its filament: reach in radii, lightness, chroma, opacity. */
const RINGS = [
  [2.5, 0.74, 0.16, 0.16],
  [1.7, 0.82, 0.16, 0.34],
  [1, 0.93, 0.12, 1],
  [0.56, 0.998, 0.03, 1],
] as const

/** Small electric bulbs. All bulbs of a kind are one path for each ring, which is cheap to draw. */
export function bulbs(points: readonly Point[], radius: number, hue: number = WARM): string {
  return RINGS.map(([reach, lightness, chroma, opacity]) =>
    dots(points, radius * reach, hex(lightness, chroma, hue), opacity === 1 ? undefined : opacity),
  ).join('')
}

/** A string of lights that hangs between two hooks: points evenly along its sag. */
export function garland(from: Point, to: Point, sag: number, count: number): readonly Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const part = count === 1 ? 0.5 : index / (count - 1)
    const dip = 4 * sag * part * (1 - part)
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part + dip]
  })
}
