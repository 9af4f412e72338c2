import { stampMark } from '../brand/mark.ts'
import type { Brush } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { gold } from '../paint/material.ts'
import { circle, type Point } from '../paint/shape.ts'
import { node, repeat } from '../paint/svg.ts'

const CENTRE: Point = [100, 100]

/** The brand's coin: a milled rim around its mark. */
export function coin(brush: Brush): string {
  const teeth = repeat(48, (index) =>
    node('path', {
      d: 'M98.6 12V22H101.4V12Z',
      transform: `rotate(${index * 7.5} 100 100)`,
      fill: gold.shade,
      'fill-opacity': 0.7,
    }),
  )
  return (
    brush.solid(circle(CENTRE, 92), gold, { bevel: 6, outline: 4, over: teeth }) +
    node('path', {
      d: circle(CENTRE, 74),
      fill: 'none',
      stroke: gold.shade,
      'stroke-width': 4,
      'stroke-opacity': 0.7,
    }) +
    node('g', { transform: 'translate(42 43) scale(1.2)', 'fill-opacity': 0.75 }, stampMark(gold.shade, gold.shade)) +
    node('g', { transform: 'translate(40 40) scale(1.2)' }, stampMark(hex(0.95, 0.1, 96), hex(0.95, 0.1, 96))) +
    brush.gleam({ cx: 66, cy: 54, rx: 40, ry: 17, turn: -38, strength: 0.6 })
  )
}
