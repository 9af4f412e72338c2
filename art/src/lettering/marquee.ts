import { along } from '../paint/along.ts'
import type { Brush } from '../paint/brush.ts'
import { bulbs } from '../paint/bulb.ts'
import { hex } from '../paint/colour.ts'
import { gold } from '../paint/material.ts'
import { node, url } from '../paint/svg.ts'
import { fallen, trace, type Placed } from './lettering.ts'

/** Letters of a fairground sign: gilded edge, red enamel, a row of bulbs. Passes go from the outside in. */
export function marquee(brush: Brush, letters: readonly Placed[], hue: number): string {
  const [edge, face] = [brush.scope('edge'), brush.scope('face')]
  const down = { gradientUnits: 'userSpaceOnUse', x1: 0, y1: -16, x2: 14, y2: 116 }
  const stops = (list: readonly (readonly [number, string])[]): string =>
    list.map(([offset, shown]) => node('stop', { offset, 'stop-color': shown })).join('')
  const faceStops = [
    [0, hex(0.66, 0.21, hue + 8)],
    [0.5, hex(0.52, 0.2, hue)],
    [1, hex(0.36, 0.15, hue - 8)],
  ] as const
  return (
    node(
      'defs',
      {},
      node('linearGradient', { id: edge, ...down }, stops(gold.stops)),
      node('linearGradient', { id: face, ...down }, stops(faceStops)),
    ) +
    fallen(letters, 52) +
    trace(letters, { stroke: hex(0.16, 0.06, hue), width: 52 }) +
    trace(letters, { stroke: hex(0.33, 0.08, 55), width: 45, more: { transform: 'translate(.5 1.6)' } }) +
    trace(letters, { stroke: url(edge), width: 44 }) +
    trace(letters, { stroke: hex(0.24, 0.08, hue - 6), width: 35 }) +
    trace(letters, { stroke: url(face), width: 32 }) +
    letters.map(({ path, transform }) => node('g', { transform }, bulbs(along(path, 17.5), 4.8))).join('')
  )
}
