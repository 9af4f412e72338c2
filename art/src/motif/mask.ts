import type { Brush } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { enamel, gold, lacquer } from '../paint/material.ts'
import { around, circle, polygon, star } from '../paint/shape.ts'
import { node, repeat } from '../paint/svg.ts'
import { feather } from './feather.ts'

const FACE =
  'M100 92C82 74 44 70 18 82C12 112 28 146 62 150C84 152 90 132 100 132C110 132 116 152 138 150C172 146 188 112 182 82C156 70 118 74 100 92Z'
const EYE_LEFT = 'M36 106C46 92 74 94 84 114C74 128 44 128 36 106Z'
const EYE_RIGHT = 'M164 106C154 92 126 94 116 114C126 128 156 128 164 106Z'

function plumes(brush: Brush): string {
  const leans = [-58, -38, -19, 0, 19, 38, 58]
  const order = [0, 6, 1, 5, 2, 4, 3]
  return order
    .map((index) => {
      const turn = leans[index] ?? 0
      return feather(brush, {
        root: [100 + turn * 0.2, 88],
        turn,
        length: 84 - Math.abs(turn) * 0.24,
        hue: 190 + index * 22,
      })
    })
    .join('')
}

/** Curls of gold thread on each cheek, mirrored. */
function embroidery(): string {
  const curl = 'M30 96C24 116 34 136 54 140C68 142 74 134 70 128M46 84C60 80 78 84 88 94M28 118C32 128 40 134 50 134'
  const thread = {
    fill: 'none',
    stroke: hex(0.87, 0.14, 88),
    'stroke-width': 2.4,
    'stroke-linecap': 'round',
    'stroke-opacity': 0.95,
  } as const
  const sequins = repeat(5, (index) =>
    node('circle', {
      cx: 28 + index * 4.5,
      cy: 128 + index * 4.2 - index * index * 0.25,
      r: 1.9,
      fill: hex(0.96, 0.08, 95),
    }),
  )
  const half = node('path', { ...thread, d: curl }) + sequins
  return half + node('g', { transform: 'translate(200 0) scale(-1 1)' }, half)
}

function jewel(brush: Brush): string {
  const facets = repeat(6, (index) =>
    node('path', {
      d: polygon([[100, 82], around([100, 82], 11, index * 60), around([100, 82], 11, index * 60 + 60)]),
      fill: hex(0.5 + 0.08 * ((index + 4) % 6), 0.21, 20),
    }),
  )
  return (
    brush.solid(star([100, 82], 8, 19, 14), gold, { bevel: 2.5, outline: 1.8 }) +
    facets +
    node('circle', { cx: 96, cy: 77, r: 3, fill: hex(1, 0, 0), 'fill-opacity': 0.9 })
  )
}

/** The carnival half-mask, with a crown of plumes. */
export function mask(brush: Brush, hue: number): string {
  const holes = [EYE_LEFT, EYE_RIGHT]
    .map(
      (eye) =>
        node('path', { d: eye, fill: 'none', stroke: brush.fill(gold), 'stroke-width': 7 }) +
        brush.solid(eye, enamel(hue - 30, 0.05), { bevel: 3, outline: 1.5 }),
    )
    .join('')
  const shine = node('path', {
    d: 'M34 84C54 76 78 80 92 92',
    fill: 'none',
    stroke: hex(1, 0, 0),
    'stroke-width': 6,
    'stroke-linecap': 'round',
    'stroke-opacity': 0.5,
  })
  return (
    plumes(brush) +
    node('path', {
      d: FACE,
      fill: 'none',
      stroke: hex(0.2, 0.05, 60),
      'stroke-width': 10,
      'stroke-linejoin': 'round',
    }) +
    node('path', { d: FACE, fill: 'none', stroke: brush.fill(gold), 'stroke-width': 7, 'stroke-linejoin': 'round' }) +
    brush.solid(FACE, lacquer(hue, 0.2), { bevel: 5, outline: 1.2, over: embroidery() }) +
    holes +
    shine +
    jewel(brush) +
    [30, 170].map((x) => node('path', { d: circle([x, 92], 3.2), fill: brush.fill(gold) })).join('')
  )
}
