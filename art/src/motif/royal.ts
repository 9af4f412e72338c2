import { fallen, onLine, trace, widthOf } from '../lettering/lettering.ts'
import type { Brush } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { along } from '../paint/along.ts'
import { bulbs } from '../paint/bulb.ts'
import { node, num, url } from '../paint/svg.ts'

const HEIGHT = 122

/**
 * The low-paying symbols: painted tin letters with a row of bulbs, no gold. One stroke skeleton is drawn in six passes,
 * from the outside in.
 */
export function royal(brush: Brush, word: string, hue: number): string {
  const letters = onLine(word, { centre: [100, 100], height: HEIGHT, spacing: 40 })
  const squeeze = Math.min(1, 132 / widthOf(word, HEIGHT, 40))
  const shade = brush.scope('tin')
  const stops = [
    [0, hex(0.88, 0.1, hue + 10)],
    [0.45, hex(0.69, 0.17, hue)],
    [1, hex(0.47, 0.16, hue - 14)],
  ] as const
  const tin = node(
    'linearGradient',
    { id: shade, gradientUnits: 'userSpaceOnUse', x1: 0, y1: -10, x2: 20, y2: 110 },
    ...stops.map(([offset, shown]) => node('stop', { offset, 'stop-color': shown })),
  )
  const squeezed = `translate(100 100) scale(${num(squeeze)} 1) translate(-100 -100)`
  return (
    node('defs', {}, tin) +
    node(
      'g',
      { transform: squeezed },
      fallen(letters, 45),
      trace(letters, { stroke: hex(0.17, 0.06, hue - 10), width: 45 }),
      trace(letters, { stroke: hex(0.36, 0.13, hue - 14), width: 39, more: { transform: 'translate(.6 2.2)' } }),
      trace(letters, { stroke: url(shade), width: 37 }),
      trace(letters, {
        stroke: hex(0.97, 0.05, hue + 20),
        width: 34,
        more: { transform: 'translate(-.6 -1)', 'stroke-opacity': 0.5 },
      }),
      trace(letters, { stroke: url(shade), width: 31, more: { transform: 'translate(.4 .8)' } }),
      trace(letters, { stroke: hex(0.28, 0.1, hue - 14), width: 18 }),
      ...letters.map(({ path, transform }) => node('g', { transform }, bulbs(along(path, 16.5), 4.7))),
    )
  )
}
