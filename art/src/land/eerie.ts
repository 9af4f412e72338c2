import { flat, stroke } from '../hero/hero.ts'
import { hex } from '../paint/colour.ts'
import { between } from '../paint/random.ts'
import { polygon } from '../paint/shape.ts'
import { num, repeat } from '../paint/svg.ts'
import { above } from './heaven.ts'
import { plane, ridge, type Land } from './scene.ts'

/** A manor on a hill with lit windows, bare trees and a fence. */
export const manor: Land = (scene) => {
  const { chance, width, horizon: y } = scene
  const tower = (x: number, wide: number, top: number): string =>
    polygon([
      [x, y + 30],
      [x, top],
      [x - wide * 0.16, top],
      [x + wide / 2, top - wide * 1.2],
      [x + wide * 1.16, top],
      [x + wide, top],
      [x + wide, y + 30],
    ])
  const pane = (x: number, at: number): string => `M${num(x)} ${num(at + 15)}v-10q4 -8 8 0v10Z`
  const tree = (x: number, side: 1 | -1): string =>
    `M${num(x)} ${num(y + 80)}Q${num(x + side * 8)} ${num(y)} ${num(x + side * 4)} ${num(y - 90)}M${num(x + side * 6)} ${num(y - 20)}Q${num(x + side * 30)} ${num(y - 50)} ${num(x + side * 54)} ${num(y - 60)}M${num(x + side * 5)} ${num(y - 52)}Q${num(x + side * 22)} ${num(y - 84)} ${num(x + side * 40)} ${num(y - 110)}M${num(x + side * 5)} ${num(y - 40)}Q${num(x - side * 16)} ${num(y - 66)} ${num(x - side * 22)} ${num(y - 92)}`
  const lit = [
    [0.3, -50],
    [0.37, -24],
    [0.5, -94],
    [0.5, -56],
    [0.62, -30],
    [0.7, -60],
  ] as const
  const mist = [0, 1, 2]
    .map((band) => flat(ridge(scene, y + 60 + band * 26, 8, 1.6), plane(scene, 0.1, 0.06), 0.22))
    .join('')
  return (
    above(scene) +
    flat(ridge(scene, y - 10, 20, 0.8), plane(scene, 0.3)) +
    flat(
      tower(width * 0.26, 36, y - 70) +
        tower(width * 0.44, 40, y - 110) +
        tower(width * 0.64, 34, y - 76) +
        `M${num(width * 0.26)} ${num(y + 30)}V${num(y - 40)}H${num(width * 0.75)}V${num(y + 30)}Z`,
      plane(scene, 0.9, 0.08),
    ) +
    flat(lit.map(([part, up]) => pane(width * part, y + up)).join(''), hex(0.9, 0.15, 85)) +
    flat(ridge(scene, y + 28, 10, 0.9), plane(scene, 0.95, 0.08)) +
    stroke(tree(14, 1) + tree(width - 14, -1), hex(0.16, 0.05, 300), 7) +
    stroke(
      repeat(Math.ceil(width / 18), (post) => `M${num(post * 18)} ${num(y + 84)}v${num(-26 - between(chance, 0, 6))}`) +
        `M0 ${num(y + 66)}H${num(width)}`,
      hex(0.14, 0.04, 300),
      3.4,
    ) +
    mist +
    flat(
      repeat(5, () => {
        const [x, at] = [chance() * width, between(chance, 30, y * 0.6)]
        return `M${num(x - 9)} ${num(at - 3)}q5 -4 9 3q4 -7 9 -3q-4 1 -5 6q-4 -3 -8 0q-1 -5 -5 -6Z`
      }),
      hex(0.14, 0.04, 300),
    )
  )
}
