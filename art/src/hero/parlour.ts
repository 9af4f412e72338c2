import { clay, dusk } from '../paint/clay.ts'
import { hex } from '../paint/colour.ts'
import { sweep } from '../paint/curve.ts'
import { gold, ivory, lacquer, steel, wood } from '../paint/material.ts'
import { around, at as dot, circle, ellipse, polygon, star, type Point } from '../paint/shape.ts'
import { num, repeat } from '../paint/svg.ts'
import { flat, stroke, type Hero } from './hero.ts'
import { numbered, write } from './numbered.ts'

/** A slice of a disc, from one angle to the next. */
const slice = (centre: Point, radius: number, from: number, to: number): string =>
  `M${dot(centre)}L${dot(around(centre, radius, from))}A${num(radius)} ${num(radius)} 0 0 1 ${dot(around(centre, radius, to))}Z`

/** Six tiles of a field: some with a gem turned up, and one mine. */
export const mineField: Hero = (brush, { hue, accent }) => {
  const tile = (x: number, y: number, isOpen: boolean): string =>
    brush.solid(
      `M${x + 8} ${y}H${x + 52}Q${x + 60} ${y} ${x + 60} ${y + 8}V${y + 52}Q${x + 60} ${y + 60} ${x + 52} ${y + 60}H${x + 8}Q${x} ${y + 60} ${x} ${y + 52}V${y + 8}Q${x} ${y} ${x + 8} ${y}Z`,
      isOpen ? clay(0.3, 0.07, hue) : lacquer(hue, 0.15),
      { bevel: 4 },
    )
  const gem = ([x, y]: Point): string =>
    brush.solid(
      polygon([
        [x - 15, y - 14],
        [x + 15, y - 14],
        [x + 23, y - 3],
        [x, y + 20],
        [x - 23, y - 3],
      ]),
      lacquer(165, 0.17),
      { bevel: 4 },
    )
  const places = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => [4 + column * 66, 4 + row * 66] as const))
  const open = new Set([0, 2, 4, 6])
  return (
    places.map(([x, y], index) => tile(x, y, open.has(index))).join('') +
    gem([34, 34]) +
    gem([166, 34]) +
    gem([34, 166]) +
    stroke(sweep('124,78 138,62 134,48 150,40'), hex(0.84, 0.06, 80), 5) +
    flat(star([152, 38], 8, 15, 6), hex(0.9, 0.17, 85)) +
    flat(star([152, 38], 6, 8, 3), hex(0.98, 0.06, 95)) +
    brush.solid(circle([104, 106], 41), clay(0.3, 0.04, accent), { bevel: 8 }) +
    brush.solid('M116 62L140 76L132 90L108 76Z', steel, { bevel: 2 }) +
    brush.gleam({ cx: 90, cy: 88, rx: 14, ry: 9, turn: -36, strength: 0.9 })
  )
}

/** A board of pegs with the ball halfway down, and the slots below. */
export const pegBoard: Hero = (brush, { hue, accent }) => {
  const pegs = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: row + 2 }, (__, peg) => [100 + (peg - (row + 1) / 2) * 26, 30 + row * 24] as const),
  ).flat()
  const pays = [20, 45, 85, 140, 85, 45, 20]
  return (
    brush.solid('M100 -6L202 166Q206 200 190 200H10Q-6 200 -2 166Z', clay(0.3, 0.1, hue), { bevel: 6 }) +
    flat(pegs.map((peg) => circle(peg, 5.4)).join(''), hex(0.36, 0.1, hue)) +
    flat(pegs.map(([x, y]) => circle([x, y - 1.6], 4.6)).join(''), hex(0.97, 0.03, 90)) +
    pays
      .map((shown, slot) =>
        brush.solid(`M${9 + slot * 26} 170H${33 + slot * 26}V192H${9 + slot * 26}Z`, lacquer(shown, 0.2), { bevel: 3 }),
      )
      .join('') +
    stroke('M100 12L88 36L100 60L113 84', hex(0.96, 0.1, accent), 5, 0.5) +
    brush.solid(circle([113, 96], 17), lacquer(accent, 0.22), { bevel: 4 }) +
    brush.gleam({ cx: 107, cy: 89, rx: 6, ry: 4, turn: -30, strength: 1 })
  )
}

/** Balls that were drawn. */
export const kenoBalls: Hero = (brush, { hue, accent }) =>
  numbered(brush, { centre: [58, 66], radius: 50, hue: accent, text: '8' }) +
  numbered(brush, { centre: [150, 60], radius: 44, hue: hue + 110, text: '34' }) +
  numbered(brush, { centre: [104, 134], radius: 66, hue: hue, text: '77' })

/** A wheel of fortune. */
export const luckyWheel: Hero = (brush) => {
  const centre = [100, 106] as const
  const hues = [22, 85, 150, 255, 22, 85, 300, 150, 255, 85]
  return (
    brush.solid(circle(centre, 98), gold, { bevel: 6 }) +
    hues.map((shown, at) => flat(slice(centre, 84, at * 36, at * 36 + 36), hex(0.62, 0.2, shown))).join('') +
    repeat(10, (at) =>
      stroke(
        `M100 106L${around(centre, 84, at * 36)
          .map(num)
          .join(' ')}`,
        hex(0.95, 0.08, 90),
        2.4,
      ),
    ) +
    flat(
      repeat(20, (at) => circle(around(centre, 91, at * 18), 4)),
      hex(0.99, 0.05, 95),
    ) +
    repeat(10, (at) => flat(star(around(centre, 60, at * 36 + 18), 5, 10, 4.4), hex(0.98, 0.05, 92))) +
    brush.solid(circle(centre, 24), lacquer(20, 0.21), { bevel: 5 }) +
    brush.part(star(centre, 5, 15, 7), gold, 1.4) +
    brush.solid('M78 -10H122L100 40Z', lacquer(22, 0.22), { bevel: 4 })
  )
}

/** A wheel with thirty-seven numbers, with the ball in a pocket. */
export const rouletteWheel: Hero = (brush) => {
  const centre = [100, 100] as const
  const pockets = repeat(37, (at) =>
    flat(
      slice(centre, 82, (at * 360) / 37, ((at + 1) * 360) / 37),
      at === 0 ? hex(0.55, 0.17, 150) : at % 2 === 0 ? hex(0.24, 0.02, 285) : hex(0.52, 0.21, 25),
    ),
  )
  return (
    brush.solid(circle(centre, 100), wood, { bevel: 8 }) +
    brush.part(circle(centre, 86), gold) +
    pockets +
    flat(circle(centre, 58), hex(0.16, 0.02, 285)) +
    stroke(
      repeat(37, (at) => `M${dot(around(centre, 58, (at * 360) / 37))}L${dot(around(centre, 82, (at * 360) / 37))}`),
      hex(0.85, 0.12, 88),
      1.2,
    ) +
    brush.solid(circle(centre, 54), lacquer(40, 0.12), { bevel: 6 }) +
    repeat(4, (at) => {
      const [x, y] = around(centre, 34, at * 90 + 20)
      return stroke(`M100 100L${num(x)} ${num(y)}`, hex(0.86, 0.14, 88), 7) + brush.part(circle([x, y], 8), gold)
    }) +
    brush.solid(circle(centre, 16), gold, { bevel: 4 }) +
    brush.part(circle(around(centre, 70, 34), 8), clay(0.97, 0.01, 240)) +
    brush.gleam({ cx: 62, cy: 36, rx: 34, ry: 12, turn: -32, strength: 0.6 })
  )
}

/** A scratch ticket, partly scratched, with a coin. */
export const scratchTicket: Hero = (brush, { hue, accent }) => {
  const fields = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => [44 + column * 40, 78 + row * 36] as const))
  return brush.within(
    'rotate(-7 100 100)',
    () =>
      brush.solid('M22 12H178V44Q166 50 178 56V190H22V56Q34 50 22 44Z', lacquer(hue, 0.19), { bevel: 6 }) +
      brush.part('M34 62H166V180H34Z', ivory) +
      flat(star([58, 34], 5, 14, 6) + star([100, 32], 5, 18, 8) + star([142, 34], 5, 14, 6), hex(0.92, 0.15, 92)) +
      fields
        .map(([x, y], at) =>
          at === 0 || at === 4 || at === 8
            ? flat(star([x + 16, y + 12], 6, 17, 8), hex(0.66, 0.21, accent))
            : flat(`M${x} ${y - 4}H${x + 32}V${y + 28}H${x}Z`, hex(0.72, 0.02, 260)) +
              stroke(`M${x + 4} ${y + 22}L${x + 26} ${y}`, hex(0.9, 0.01, 260), 3),
        )
        .join('') +
      stroke('M84 150L116 128M88 164L126 138M100 170L132 150', hex(0.55, 0.02, 260), 4) +
      brush.solid(circle([152, 162], 38), gold, { bevel: 6 }) +
      flat(star([152, 162], 5, 20, 9), hex(0.62, 0.14, 75)) +
      brush.gleam({ cx: 138, cy: 146, rx: 12, ry: 7, turn: -36, strength: 0.9 }),
  )
}

/** A bingo card with one line marked, and the last ball. */
export const bingoCard: Hero = (brush, { hue, accent }) => {
  const cells = [0, 1, 2, 3, 4].flatMap((row) => [0, 1, 2, 3, 4].map((column) => [column, row] as const))
  const middle = (column: number, row: number): Point => [32 + column * 34, 74 + row * 26]
  const isCalled = (column: number, row: number): boolean => column === row || (column + row * 2) % 7 === 3
  return (
    brush.solid('M6 10Q6 0 16 0H184Q194 0 194 10V190Q194 200 184 200H16Q6 200 6 190Z', lacquer(hue, 0.2), {
      bevel: 6,
    }) +
    Array.from('BINGO', (letter, at) => write(letter, [32 + at * 34, 31], 30, hex(0.98, 0.06, 92))).join('') +
    brush.part('M14 58H186V192H14Z', ivory) +
    stroke(
      repeat(4, (at) => `M${49 + at * 34} 58V192`) + repeat(4, (at) => `M14 ${87 + at * 26}H186`),
      hex(0.7, 0.05, hue),
      1.6,
    ) +
    flat(
      cells
        .filter(([column, row]) => isCalled(column, row))
        .map(([column, row]) => ellipse(middle(column, row), 11, 10))
        .join(''),
      hex(0.64, 0.2, accent),
    ) +
    flat(
      cells
        .filter(([column, row]) => !isCalled(column, row))
        .map(([column, row]) => ellipse(middle(column, row), 5, 4))
        .join(''),
      hex(0.78, 0.04, hue),
    ) +
    flat(star([100, 126], 5, 11, 5), hex(0.97, 0.07, 92)) +
    numbered(brush, { centre: [166, 168], radius: 42, hue: accent + 40, text: '75' }) +
    flat(ellipse([166, 206], 30, 4), dusk.shade, 0.3)
  )
}
