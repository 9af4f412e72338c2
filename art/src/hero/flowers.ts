import { bone, clay } from '../paint/clay.ts'
import { hex } from '../paint/colour.ts'
import { curve, mirrored, sweep } from '../paint/curve.ts'
import { gold, lacquer, wood } from '../paint/material.ts'
import { around, circle, scallop, type Point } from '../paint/shape.ts'
import { repeat } from '../paint/svg.ts'
import { eye, flat, stroke, type Hero, leaf } from './hero.ts'

/** A rose in full flower. */
export const rose: Hero = (brush, { hue }) => {
  const petal = (points: string, lightness: number): string =>
    brush.solid(curve(points), clay(lightness, 0.21, hue), { bevel: 4, outline: 2 })
  return (
    leaf(brush, '70,150! 34,140 8,160 2,190! 40,196 72,182') +
    brush.solid(mirrored(curve('70,150! 34,140 8,160 2,190! 40,196 72,182')), lacquer(140, 0.16), {
      bevel: 3,
      outline: 2,
    }) +
    petal('100,20 150,22 182,66 176,118 146,160 100,176 54,160 24,118 18,66 50,22', 0.44) +
    petal('24,76 50,92 96,150 92,176 50,164 20,124', 0.5) +
    petal('176,76 150,92 104,150 108,176 150,164 180,124', 0.55) +
    petal('44,52 70,40 96,94 110,140 76,150 46,112', 0.56) +
    petal('156,52 130,40 104,94 90,140 124,150 154,112', 0.6) +
    petal('62,54 100,28 138,54 134,96 100,118 66,96', 0.6) +
    petal('78,62 100,48 122,62 118,88 100,98 82,88', 0.52) +
    stroke(sweep('90,68 104,62 112,74 102,84 94,76'), hex(0.3, 0.14, hue), 3)
  )
}

/** A sunflower with a smile. */
export const sunflower: Hero = (brush, { hue, accent }) =>
  repeat(16, (petal) => {
    const [tip, left, right] = [
      around([100, 96], 96, petal * 22.5),
      around([100, 96], 70, petal * 22.5 - 12),
      around([100, 96], 70, petal * 22.5 + 12),
    ]
    return brush.part(
      curve(
        `100,96! ${left.map(Math.round).join(',')} ${tip.map(Math.round).join(',')}! ${right.map(Math.round).join(',')}`,
      ),
      clay(petal % 2 === 0 ? 0.86 : 0.78, 0.17, hue),
      1.8,
    )
  }) +
  brush.solid(circle([100, 96], 52), clay(0.42, 0.09, 55), {
    bevel: 6,
    over: flat(
      repeat(26, (seed) => circle(around([100, 96], 6 + Math.sqrt(seed) * 8.4, seed * 137.5), 2.6)),
      hex(0.68, 0.13, 70),
    ),
  }) +
  eye(82, 88, 9, accent) +
  eye(118, 88, 9, accent) +
  stroke(sweep('80,110 100,124 120,110'), hex(0.93, 0.08, 85), 4)

/** A lotus on the water. */
export const lotus: Hero = (brush, { hue, accent }) => {
  const petal = (turn: number, length: number, wide: number, lightness: number): string => {
    const root: Point = [100, 160]
    const [tip, left, right] = [
      around(root, length, turn),
      around(root, length * 0.6, turn - wide),
      around(root, length * 0.6, turn + wide),
    ]
    return brush.solid(
      curve(
        `100,166! ${left.map(Math.round).join(',')} ${tip.map(Math.round).join(',')}! ${right.map(Math.round).join(',')}`,
      ),
      clay(lightness, 0.16, hue),
      { bevel: 4, outline: 2 },
    )
  }
  return (
    brush.solid(
      curve('4,170 50,156 100,152 150,156 196,170 150,192 100,196 50,192'),
      lacquer(accent > 180 ? 150 : 140, 0.15),
      { bevel: 4 },
    ) +
    [-84, 84].map((turn) => petal(turn, 98, 15, 0.6)).join('') +
    [-58, 58].map((turn) => petal(turn, 118, 16, 0.66)).join('') +
    [-32, 32].map((turn) => petal(turn, 134, 17, 0.73)).join('') +
    petal(0, 146, 18, 0.8) +
    [-18, 18].map((turn) => petal(turn, 104, 17, 0.84)).join('') +
    flat(
      repeat(5, (thread) => circle([84 + thread * 8, 132 - (thread % 2) * 8], 4.5)),
      hex(0.9, 0.15, 92),
    )
  )
}

/** A mushroom of the enchanted wood. */
export const mushroom: Hero = (brush, { hue }) =>
  brush.solid(curve('74,104! 72,150 60,190 80,198 120,198 140,190 128,150 126,104!'), bone, { bevel: 6 }) +
  brush.solid(curve('40,112 100,96 160,112 150,126 100,134 50,126'), clay(0.9, 0.05, 70), { bevel: 3 }) +
  brush.solid(curve('8,112! 14,60 52,16 100,10 148,16 186,60 192,112! 150,120 100,106 50,120'), lacquer(hue, 0.21), {
    bevel: 8,
    over: flat(
      circle([62, 54], 15) +
        circle([118, 40], 12) +
        circle([150, 84], 13) +
        circle([96, 82], 11) +
        circle([36, 96], 10),
      hex(0.98, 0.02, 90),
    ),
  }) +
  brush.part('M90 196V172Q100 158 110 172V198Z', wood, 2) +
  flat(circle([118, 156], 6), hex(0.92, 0.14, 88)) +
  brush.gleam({ cx: 54, cy: 36, rx: 26, ry: 10, turn: -38 })

/** A clover with four leaves. */
export const clover: Hero = (brush, { hue, chance }) => {
  const leaves = chance() < 0.7 ? 4 : 3
  const step = 360 / leaves
  return (
    stroke(sweep('100,100 108,150 92,198'), hex(0.24, 0.08, hue), 12) +
    stroke(sweep('100,100 108,150 92,198'), hex(0.6, 0.16, hue), 7.5) +
    repeat(leaves, (index) =>
      brush.within(`rotate(${index * step + (leaves === 4 ? 45 : 0)} 100 92)`, () =>
        brush.solid(curve('100,90! 70,70 52,38 66,12 88,12 100,26! 112,12 134,12 148,38 130,70'), lacquer(hue, 0.19), {
          bevel: 6,
          over: stroke('M100 88V30', hex(0.9, 0.13, hue), 3, 0.7),
        }),
      ),
    ) +
    brush.solid(scallop([100, 92], 12, 8, 2), gold, { bevel: 2.5 })
  )
}
