import type { Brush } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { lacquer } from '../paint/material.ts'
import { at, type Point } from '../paint/shape.ts'
import { node, repeat } from '../paint/svg.ts'

export type Feather = { readonly root: Point; readonly turn: number; readonly length: number; readonly hue: number }

/** A plume with its quill and barbs, growing from `root` and leaning `turn` degrees. */
export function feather(brush: Brush, { root, turn, length, hue }: Feather): string {
  const wide = length * 0.24
  const blade =
    `M0 0C${at([-wide, -length * 0.25])} ${at([-wide * 1.3, -length * 0.8])} ${at([wide * 0.35, -length])}` +
    `C${at([wide * 1.2, -length * 0.78])} ${at([wide, -length * 0.25])} 0 0Z`
  const barbs = repeat(6, (index) => {
    const y = -length * (0.2 + index * 0.12)
    const reach = wide * (0.95 - Math.abs(index - 2.5) * 0.11)
    return `M0 ${y.toFixed(1)}Q${at([-reach * 0.6, y - 4])} ${at([-reach, y - 12])}M0 ${y.toFixed(1)}Q${at([reach * 0.6, y - 4])} ${at([reach, y - 12])}`
  })
  const combed = node('path', {
    d: barbs,
    fill: 'none',
    stroke: hex(0.36, 0.13, hue),
    'stroke-width': 1.1,
    'stroke-opacity': 0.55,
  })
  const quill = node('path', {
    d: `M0 4Q${at([-wide * 0.25, -length * 0.5])} ${at([wide * 0.3, -length * 0.94])}`,
    fill: 'none',
    stroke: hex(0.95, 0.06, hue),
    'stroke-width': 2,
    'stroke-opacity': 0.85,
  })
  const eye = node('ellipse', {
    cx: wide * 0.05,
    cy: -length * 0.76,
    rx: wide * 0.36,
    ry: length * 0.1,
    fill: hex(0.88, 0.14, hue + 60),
    'fill-opacity': 0.75,
  })
  return brush.within(
    `translate(${at(root)}) rotate(${turn})`,
    () => brush.solid(blade, lacquer(hue, 0.19), { bevel: 2.5, outline: 1.8, over: combed }) + eye + quill,
  )
}
