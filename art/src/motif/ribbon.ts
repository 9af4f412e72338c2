import { onArc, trace, widthOf } from '../lettering/lettering.ts'
import type { Brush } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { gold, lacquer } from '../paint/material.ts'
import { node } from '../paint/svg.ts'

const BAND = 'M20 150Q100 128 180 150V184Q100 162 20 184Z'

/** A silk ribbon with a word on it. The word is drawn as paths, since an SVG that is served alone has no fonts. */
export function ribbon(brush: Brush, word: string, hue: number): string {
  const silk = lacquer(hue, 0.2)
  const fit = Math.min(22, (22 * 128) / widthOf(word, 22, 42))
  const letters = onArc(word, { centre: [100, 156], height: fit, radius: 290, spacing: 42 })
  const tail = (path: string): string =>
    brush.solid(
      path,
      {
        ...silk,
        name: `fold${hue}`,
        stops: [
          [0, hex(0.5, 0.17, hue - 8)],
          [1, hex(0.34, 0.13, hue - 12)],
        ],
      },
      { bevel: 2, outline: 2.2 },
    )
  return (
    tail('M34 160L2 166L12 181L4 199L40 190Z') +
    tail('M166 160L198 166L188 181L196 199L160 190Z') +
    brush.solid(BAND, silk, { bevel: 3, outline: 2.6 }) +
    node('path', {
      d: 'M22 156Q100 134 178 156M22 178Q100 156 178 178',
      fill: 'none',
      stroke: brush.fill(gold),
      'stroke-width': 1.8,
    }) +
    trace(letters, { stroke: hex(0.2, 0.09, hue - 10), width: 40, more: { transform: 'translate(.8 1.6)' } }) +
    trace(letters, { stroke: hex(0.99, 0.03, 95), width: 23 })
  )
}
