import { flat, stroke } from '../hero/hero.ts'
import { bulbs, garland } from '../paint/bulb.ts'
import { hex } from '../paint/colour.ts'
import { between } from '../paint/random.ts'
import { circle, polygon } from '../paint/shape.ts'
import { node, num, repeat } from '../paint/svg.ts'
import { starfield } from './heaven.ts'
import { plane, type Land } from './scene.ts'

/** A kitchen: tiles, a shelf of copper, a wooden board. */
export const kitchen: Land = ({ brush, chance, width, height, horizon: y, hues }) => {
  const size = width / 9
  const wall = brush.linear('wall', [
    [0, hex(0.78, 0.08, hues.sky)],
    [1, hex(0.92, 0.06, hues.light)],
  ])
  const tiles = repeat(Math.ceil((y + 30) / size), (row) =>
    repeat(9, (column) =>
      (row * 7 + column * 3) % 4 === 0
        ? `M${num(column * size)} ${num(row * size)}h${num(size)}v${num(size)}h${num(-size)}Z`
        : '',
    ),
  )
  const joints = repeat(9, (line) => `M${num(line * size)} 0V${num(y + 30)}M0 ${num(line * size)}H${num(width)}`)
  const pans = repeat(5, (index) => {
    const [x, r] = [((index + 0.5) * width) / 5, between(chance, 15, 22)]
    return (
      flat(circle([x, 92], r), hex(0.62, 0.13, 52)) +
      flat(circle([x - r * 0.25, 92 - r * 0.25], r * 0.55), hex(0.84, 0.11, 66), 0.8)
    )
  })
  const hooks = repeat(5, (index) => `M${num(((index + 0.5) * width) / 5)} 56v20`)
  return (
    node('rect', { width, height, fill: wall }) +
    flat(tiles, hex(0.64, 0.13, hues.land), 0.55) +
    stroke(joints, hex(0.98, 0.01, hues.light), 2, 0.8) +
    flat(`M0 46H${num(width)}v12H0Z`, hex(0.36, 0.07, 52)) +
    stroke(hooks, hex(0.4, 0.06, 55), 4) +
    pans +
    flat(`M0 ${num(y + 20)}H${num(width)}V${num(height)}H0Z`, hex(0.5, 0.1, 58)) +
    stroke(
      repeat(
        8,
        (grain) => `M0 ${num(y + 44 + grain * 20)}q${num(width / 4)} -8 ${num(width / 2)} 0t${num(width / 2)} 0`,
      ),
      hex(0.38, 0.08, 50),
      2,
      0.6,
    ) +
    flat(`M0 ${num(y + 18)}H${num(width)}v8H0Z`, hex(0.74, 0.11, 66))
  )
}

/** A ballroom: tall windows, a chandelier, a floor of squares. */
export const ballroom: Land = (scene) => {
  const { width, height, horizon: y, hues } = scene
  const window = (x: number, wide: number): string =>
    `M${num(x)} ${num(y + 10)}V86Q${num(x + wide / 2)} 36 ${num(x + wide)} 86V${num(y + 10)}Z`
  const panes = [0.04, 0.3, 0.56, 0.82].map((part) => window(width * part, width * 0.16)).join('')
  const rows = [0, 14, 34, 62, 100, 150]
  const squares = rows
    .slice(1)
    .map((to, row) =>
      repeat(8, (column) => {
        const at = (edge: number, depth: number): number => width / 2 + (edge - 4) * (30 + depth * 0.62)
        const [top, foot] = [y + 24 + (rows[row] ?? 0), y + 24 + to]
        return (row + column) % 2 === 0
          ? polygon([
              [at(column, rows[row] ?? 0), top],
              [at(column + 1, rows[row] ?? 0), top],
              [at(column + 1, to), foot],
              [at(column, to), foot],
            ])
          : ''
      }),
    )
    .join('')
  return (
    flat(`M0 0H${num(width)}V${num(height)}H0Z`, hex(0.3, 0.11, hues.land)) +
    flat(panes, hex(0.78, 0.12, hues.sky)) +
    stroke(panes, hex(0.84, 0.14, 86), 5) +
    stroke(
      [0.12, 0.38, 0.64, 0.9].map((part) => `M${num(width * part)} 62V${num(y + 10)}`).join(''),
      hex(0.84, 0.14, 86),
      2.4,
    ) +
    flat(`M0 ${num(y + 10)}H${num(width)}V${num(height)}H0Z`, hex(0.86, 0.05, hues.light)) +
    flat(squares, hex(0.36, 0.12, hues.land)) +
    stroke(`M0 ${num(y + 14)}H${num(width)}`, hex(0.84, 0.14, 86), 6) +
    stroke(`M${num(width / 2)} 0V26`, hex(0.84, 0.14, 86), 3) +
    bulbs(garland([width / 2 - 66, 26], [width / 2 + 66, 26], 22, 11), 4) +
    bulbs(garland([width / 2 - 42, 20], [width / 2 + 42, 20], 10, 7), 3)
  )
}

/** Six lamps on a pole. */
const mast = (x: number, foot: number): string =>
  stroke(`M${num(x)} ${num(foot)}V46`, hex(0.24, 0.03, 260), 6) +
  flat(`M${num(x - 26)} 22h52v28h-52Z`, hex(0.24, 0.03, 260)) +
  flat(
    repeat(6, (lamp) => circle([x - 16 + (lamp % 3) * 16, 30 + Math.floor(lamp / 3) * 12], 5)),
    hex(0.98, 0.05, 95),
  )

/** A stadium full of people, with grass. */
export const stadium: Land = (scene) => {
  const { chance, width, height, horizon: y, hues } = scene
  const crowd = [0, 1, 2, 3]
    .map((tone) =>
      flat(
        repeat(46, () => circle([chance() * width, between(chance, y - 76, y + 6)], between(chance, 2, 3.4))),
        hex(0.62 + tone * 0.1, 0.15, hues.land + tone * 80),
      ),
    )
    .join('')
  const beams = flat(
    polygon([
      [width * 0.12, 36],
      [width * 0.9, y + 60],
      [width * 0.3, y + 60],
    ]) +
      polygon([
        [width * 0.88, 36],
        [width * 0.1, y + 60],
        [width * 0.7, y + 60],
      ]),
    hex(0.98, 0.05, hues.light),
    0.2,
  )
  return (
    flat(
      `M0 ${num(y - 60)}Q${num(width / 2)} ${num(y - 110)} ${num(width)} ${num(y - 60)}V${num(y + 20)}H0Z`,
      hex(0.26, 0.06, hues.sky),
    ) +
    crowd +
    mast(width * 0.12, y) +
    mast(width * 0.88, y) +
    flat(`M0 ${num(y + 10)}H${num(width)}V${num(height)}H0Z`, hex(0.54, 0.15, 145)) +
    flat(
      repeat(4, (stripe) =>
        polygon([
          [width * (stripe / 4 + 0.02), y + 10],
          [width * (stripe / 4 + 0.14), y + 10],
          [width * (stripe * 0.5 - 0.5), height],
          [width * (stripe * 0.5 - 0.75), height],
        ]),
      ),
      hex(0.62, 0.16, 140),
      0.8,
    ) +
    stroke(
      `M0 ${num(y + 14)}H${num(width)}M${num(width * 0.2)} ${num(y + 14)}L${num(width * 0.12)} ${num(y + 50)}H${num(width * 0.88)}L${num(width * 0.8)} ${num(y + 14)}`,
      '#fff',
      3.4,
      0.85,
    ) +
    beams
  )
}

/** A neon grid to the horizon under a striped sun, in the style of the 1980s. */
export const grid: Land = (scene) => {
  const { brush, width, height, horizon: y, hues } = scene
  const disc = brush.linear('disc', [
    [0, hex(0.92, 0.15, 92)],
    [1, hex(0.66, 0.24, hues.light)],
  ])
  const r = Math.min(width * 0.3, y * 0.5)
  const lines =
    repeat(
      15,
      (line) =>
        `M${num(width / 2 + (line - 7) * 16)} ${num(y + 10)}L${num(width / 2 + (line - 7) * 92)} ${num(height)}`,
    ) + [10, 20, 36, 60, 94, 140, 200].map((down) => `M0 ${num(y + down)}H${num(width)}`).join('')
  return (
    starfield(scene, 60) +
    flat(circle([width / 2, y - r * 0.45], r), disc) +
    flat(
      repeat(5, (bar) => `M0 ${num(y - r * 0.5 + bar * 15)}h${num(width)}v${num(2 + bar * 1.3)}h${num(-width)}Z`),
      hex(0.34, 0.16, hues.sky),
    ) +
    flat(
      polygon([
        [0, y + 12],
        [width * 0.16, y - 46],
        [width * 0.3, y + 12],
      ]) +
        polygon([
          [width * 0.7, y + 12],
          [width * 0.86, y - 58],
          [width * 1.04, y + 12],
        ]),
      plane(scene, 0.7),
    ) +
    flat(`M0 ${num(y + 10)}H${num(width)}V${num(height)}H0Z`, hex(0.17, 0.1, hues.sky)) +
    stroke(lines, hex(0.74, 0.2, hues.land), 2.2)
  )
}
