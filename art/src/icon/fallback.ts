import { drawMark } from '../brand/mark.ts'
import { flat, stroke } from '../hero/hero.ts'
import { brush as openBrush } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { chanceFrom } from '../paint/random.ts'
import { around, circle, polygon, type Point } from '../paint/shape.ts'
import { node, picture, repeat } from '../paint/svg.ts'

/**
 * The picture of a tile whose own picture fails to load: the brand's mark on a dark background, never a broken image.
 */
export function defaultGameIconSvg(width: number, height: number): string {
  const brush = openBrush(`fallback${width}`)
  const chance = chanceFrom(7)
  const heart: Point = [150, 188]
  const night = brush.linear('night', [
    [0, hex(0.2, 0.06, 285)],
    [0.6, hex(0.34, 0.11, 310)],
    [1, hex(0.22, 0.07, 290)],
  ])
  const body =
    node('rect', { width: 300, height: 400, fill: night }) +
    flat(
      repeat(12, (ray) => polygon([heart, around(heart, 300, ray * 30 - 6), around(heart, 300, ray * 30 + 6)])),
      hex(0.9, 0.12, 80),
      0.07,
    ) +
    flat(
      repeat(40, () => circle([chance() * 300, chance() * 400], 0.6 + chance() * 1.4)),
      hex(0.98, 0.03, 90),
      0.5,
    ) +
    [84, 74, 64].map((radius) => flat(circle(heart, radius + 26), hex(0.85, 0.14, 75), 0.08)).join('') +
    node('g', { transform: 'translate(80 118) scale(1.4)' }, drawMark(`fallback${width}`)) +
    stroke('M110 318H190M126 336H174', hex(0.9, 0.05, 85), 6, 0.3)
  return picture({ width, height, viewBox: '0 0 300 400', label: 'Ronda' }, brush.definitions(), body)
}
