import type { Brush } from '../paint/brush.ts'
import { clay, dusk } from '../paint/clay.ts'
import { hex } from '../paint/colour.ts'
import { gold, ivory, lacquer, wood } from '../paint/material.ts'
import { circle, ellipse, star, type Point } from '../paint/shape.ts'
import { repeat } from '../paint/svg.ts'
import { flat, stroke, type Hero } from './hero.ts'
import { numbered, write } from './numbered.ts'

const BRASS = hex(0.86, 0.13, 86)
const BRASS_SHADE = hex(0.5, 0.11, 66)

/** A brass cage full of balls, turned by hand, and the ball that fell out of it. */
export const ballCage: Hero = (brush, { hue, accent }) => {
  const centre: Point = [100, 88]
  const meridians = (colour: string, width: number): string =>
    repeat(4, (at) => stroke(ellipse(centre, 74 - at * 22, 74), colour, width)) +
    stroke('M27 88H173M40 46Q100 62 160 46M40 130Q100 146 160 130', colour, width)
  const balls = [
    [64, 122, 25, accent, '7'],
    [112, 128, 27, hue, '15'],
    [146, 104, 21, accent + 120, '3'],
    [88, 90, 22, hue + 80, '41'],
    [124, 84, 19, accent + 40, '9'],
    [54, 86, 18, hue + 200, '28'],
  ] as const
  return (
    flat(ellipse([100, 196], 88, 8), dusk.shade, 0.35) +
    brush.solid('M16 196L34 96H50L44 196ZM184 196L166 96H150L156 196Z', wood, { bevel: 4 }) +
    brush.solid('M6 186H194Q200 186 200 192V200H0V192Q0 186 6 186Z', wood, { bevel: 4 }) +
    flat(circle(centre, 74), hex(0.22, 0.06, hue), 0.72) +
    balls.map(([x, y, radius, shown, text]) => numbered(brush, { centre: [x, y], radius, hue: shown, text })).join('') +
    meridians(BRASS_SHADE, 5) +
    meridians(BRASS, 2.6) +
    stroke(circle(centre, 74), BRASS_SHADE, 9) +
    stroke(circle(centre, 74), BRASS, 5) +
    brush.solid(circle([26, 88], 13), gold, { bevel: 4 }) +
    brush.solid(circle([174, 88], 13), gold, { bevel: 4 }) +
    stroke('M186 88H202V58', BRASS_SHADE, 10) +
    stroke('M186 88H202V58', BRASS, 6) +
    brush.solid(circle([202, 50], 12), lacquer(22, 0.21), { bevel: 4 }) +
    numbered(brush, { centre: [100, 176], radius: 29, hue: 25, text: '6' }) +
    brush.gleam({ cx: 66, cy: 40, rx: 28, ry: 11, turn: -38, strength: 0.7 })
  )
}

/** A lottery slip with crossed numbers, and its stub. */
export const lotterySlip: Hero = (brush, { hue }) => {
  const cells = [0, 1, 2, 3, 4].flatMap((row) => [0, 1, 2, 3, 4, 5].map((column) => [column, row] as const))
  const middle = (column: number, row: number): Point => [37 + column * 25, 84 + row * 23]
  const isCrossed = (column: number, row: number): boolean => [2, 7, 15, 16, 23, 27].includes(row * 6 + column)
  const cross = ([x, y]: Point): string => `M${x - 7} ${y - 7}L${x + 7} ${y + 7}M${x + 7} ${y - 7}L${x - 7} ${y + 7}`
  const crossed = cells.filter(([column, row]) => isCrossed(column, row))
  const teeth = repeat(8, (at) => `L${170 - at * 20} 208L${160 - at * 20} 198`)
  return brush.within(
    'rotate(6 100 100)',
    () =>
      brush.solid(`M20 0H180V198${teeth}Z`, ivory, { bevel: 5 }) +
      flat('M20 2H180V56H20Z', hex(0.56, 0.2, hue)) +
      flat('M20 52H180V58H20Z', hex(0.86, 0.14, 88)) +
      flat(star([48, 28], 5, 18, 8), hex(0.93, 0.14, 92)) +
      stroke('M80 20H158M80 36H134', hex(0.97, 0.03, 90), 8) +
      flat(cells.map(([column, row]) => circle(middle(column, row), 9.4)).join(''), hex(0.86, 0.05, hue)) +
      flat(cells.map(([column, row]) => circle(middle(column, row), 7.4)).join(''), hex(0.98, 0.01, 90)) +
      stroke(crossed.map(([column, row]) => cross(middle(column, row))).join(''), hex(0.42, 0.19, 265), 5.4) +
      brush.solid('M146 214L196 110L212 118L162 222L144 230Z', lacquer(25, 0.2), { bevel: 4 }) +
      flat('M146 214L162 222L144 230Z', hex(0.9, 0.07, 80)) +
      brush.gleam({ cx: 60, cy: 14, rx: 34, ry: 6, turn: -4, strength: 0.5 }),
  )
}

/** Drums behind windows, each stopped at a digit, in a cabinet with a lamp on top. */
function drums(brush: Brush, digits: string, hue: number, accent: number): string {
  const each = 168 / digits.length
  const window = (at: number): string => {
    const [left, right] = [16 + at * each + 3, 16 + (at + 1) * each - 3]
    const middle = (left + right) / 2
    return (
      brush.part(`M${left} 70H${right}V150H${left}Z`, ivory) +
      flat(`M${left} 70H${right}V86H${left}ZM${left} 134H${right}V150H${left}Z`, hex(0.3, 0.05, hue), 0.42) +
      flat(`M${left} 86H${right}V92H${left}ZM${left} 128H${right}V134H${left}Z`, hex(0.3, 0.05, hue), 0.2) +
      write(digits.charAt(at), [middle, 110], Math.min(40, each * 0.86), hex(0.42, 0.2, at % 2 === 0 ? 25 : 265))
    )
  }
  return (
    flat(ellipse([100, 200], 92, 7), dusk.shade, 0.35) +
    brush.solid(circle([100, 22], 22), lacquer(accent, 0.2), { bevel: 5 }) +
    brush.solid('M4 46Q4 32 18 32H182Q196 32 196 46V186Q196 200 182 200H18Q4 200 4 186Z', lacquer(hue, 0.19), {
      bevel: 7,
    }) +
    brush.solid('M10 58H190V162H10Z', gold, { bevel: 4 }) +
    flat('M15 64H185V156H15Z', hex(0.16, 0.04, hue)) +
    repeat(digits.length, window) +
    flat('M8 100L22 110L8 120ZM192 100L178 110L192 120Z', hex(0.6, 0.24, 25)) +
    repeat(9, (at) => brush.part(circle([24 + at * 19, 181], 6), at % 2 === 0 ? gold : clay(0.96, 0.06, 95))) +
    brush.gleam({ cx: 54, cy: 44, rx: 40, ry: 6, turn: -3, strength: 0.7 })
  )
}

export const fourDrums: Hero = (brush, { hue, accent }) => drums(brush, '4821', hue, accent)

export const fiveDrums: Hero = (brush, { hue, accent }) => drums(brush, '30758', hue, accent)
