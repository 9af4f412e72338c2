import type { Brush } from './brush.ts'
import { hex } from './colour.ts'
import type { Point } from './shape.ts'
import { node, repeat } from './svg.ts'

const WARM = 78

/** The halo of a bulb reaches this many times its radius. */
const HALO = 2.6

/** A small electric bulb in one circle: filament, glass and halo are rings of its gradient. The fair is made of them. */
function bulb(brush: Brush, [cx, cy]: Point, radius: number, hue: number = WARM): string {
  const light = brush.radial(
    `bulb${hue}`,
    [
      [0, hex(0.998, 0.02, hue)],
      [0.2, hex(0.98, 0.05, hue)],
      [0.33, hex(0.92, 0.12, hue)],
      [0.39, hex(0.86, 0.15, hue), 0.62],
      [0.6, hex(0.78, 0.16, hue), 0.26],
      [1, hex(0.7, 0.16, hue), 0],
    ],
    { cx: 0.5, cy: 0.5, r: 0.5, fx: 0.46, fy: 0.45 },
  )
  return node('circle', { cx, cy, r: radius * HALO, fill: light })
}

export function bulbs(brush: Brush, points: readonly Point[], radius: number, hue: number = WARM): string {
  return repeat(points.length, (index) => {
    const point = points[index]
    return point ? bulb(brush, point, radius, hue) : ''
  })
}

/** A string of lights that hangs between two hooks: points evenly along its sag. */
export function garland(from: Point, to: Point, sag: number, count: number): readonly Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const part = count === 1 ? 0.5 : index / (count - 1)
    const dip = 4 * sag * part * (1 - part)
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part + dip]
  })
}
