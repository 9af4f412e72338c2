import type { Brush } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { enamel, gold } from '../paint/material.ts'
import { around, cushion, polygon, type Point } from '../paint/shape.ts'
import { node, repeat } from '../paint/svg.ts'

const CENTRE: Point = [100, 100]

/** The gold-framed tile behind a high-paying symbol, in the complement of its hue so that all stand out equally. */
export function plate(brush: Brush, hue: number): string {
  const rays = repeat(16, (index) => {
    const d = polygon([CENTRE, around(CENTRE, 130, index * 22.5 - 5.5), around(CENTRE, 130, index * 22.5 + 5.5)])
    return node('path', { d, fill: hex(0.72, 0.1, hue), 'fill-opacity': 0.13 })
  })
  const dawn = brush.radial('dawn', [
    [0, hex(0.66, 0.13, hue + 10), 0.85],
    [1, hex(0.4, 0.1, hue), 0],
  ])
  const studs = [45, 135, 225, 315].map((degrees) => {
    const [x, y] = around(CENTRE, 104, degrees)
    return node('circle', { cx: x, cy: y, r: 4, fill: brush.fill(gold), stroke: gold.outline, 'stroke-width': 1.2 })
  })
  return (
    brush.solid(cushion(CENTRE, 95, 5), gold, { bevel: 5, outline: 3 }) +
    brush.solid(cushion(CENTRE, 84, 5.4), enamel(hue, 0.11), {
      bevel: 4,
      outline: 2.4,
      over: rays + node('circle', { cx: 100, cy: 92, r: 84, fill: dawn }),
    }) +
    node('path', {
      d: cushion(CENTRE, 78, 5.6),
      fill: 'none',
      stroke: hex(0.85, 0.13, 86),
      'stroke-width': 1.3,
      'stroke-opacity': 0.55,
    }) +
    studs.join('')
  )
}
