import { flat, stroke } from '../hero/hero.ts'
import { hex } from '../paint/colour.ts'
import { between } from '../paint/random.ts'
import { circle, polygon, type Point } from '../paint/shape.ts'
import { node, num, repeat } from '../paint/svg.ts'
import { aurora, clouds, starfield, above, isDark } from './heaven.ts'
import { hourOf, peaks, plane, ridge, type Scene, type Land } from './scene.ts'

/** Round trees along a line. */
function grove(scene: Scene, y: number, size: number, near: number): string {
  const { chance, width } = scene
  const count = Math.ceil(width / size / 1.7) + 1
  return flat(
    repeat(count, (index) => {
      const x = (index + chance()) * size * 1.7
      return (
        circle([x, y - size * 0.5], size * between(chance, 0.5, 0.9)) +
        circle([x + size * 0.5, y - size * 0.2], size * 0.6)
      )
    }),
    plane(scene, near),
  )
}

export const hills: Land = (scene) => {
  const { horizon: y } = scene
  const rows = stroke(
    repeat(
      7,
      (row) =>
        `M${num(scene.width / 2 + (row - 3) * 10)} ${num(y + 24)}L${num(scene.width / 2 + (row - 3) * 110)} ${num(scene.height)}`,
    ),
    plane(scene, 0.55),
    4,
    0.5,
  )
  return (
    above(scene) +
    flat(ridge(scene, y - 34, 22), plane(scene, 0.1)) +
    flat(ridge(scene, y - 10, 16, 1.4), plane(scene, 0.38)) +
    grove(scene, y + 4, 13, 0.62) +
    flat(ridge(scene, y + 14, 9, 0.8), plane(scene, 0.72)) +
    rows
  )
}

export const mountains: Land = (scene) => {
  const { horizon: y } = scene
  const snow = hex(0.97, 0.02, scene.hues.light)
  const far = peaks(scene, y - 20, 120, 4)
  return (
    above(scene) +
    flat(far, plane(scene, 0.12)) +
    node('g', {}, stroke(far, snow, 1.6, 0.35)) +
    flat(peaks(scene, y + 6, 74, 5), plane(scene, 0.36)) +
    flat(peaks(scene, y + 26, 26, 16), plane(scene, 0.66)) +
    flat(ridge(scene, y + 30, 8), plane(scene, 0.9))
  )
}

export const dunes: Land = (scene) => {
  const { horizon: y, width, height } = scene
  const dune = (level: number, near: number): string => {
    const [a, b] = [level + between(scene.chance, -14, 14), level + between(scene.chance, -14, 14)]
    const crest = width * between(scene.chance, 0.3, 0.7)
    const top = level - between(scene.chance, 24, 44)
    return (
      flat(
        `M-10 ${num(height)}V${num(a)}Q${num(crest * 0.6)} ${num(top)} ${num(crest)} ${num(top)}Q${num(crest + 60)} ${num(level)} ${num(width + 10)} ${num(b)}V${num(height)}Z`,
        plane(scene, near - 0.16, 0.13),
      ) +
      flat(
        `M${num(crest)} ${num(top)}Q${num(crest + 60)} ${num(level)} ${num(width + 10)} ${num(b)}V${num(height)}H${num(crest - 60)}Q${num(crest + 10)} ${num(level + 30)} ${num(crest)} ${num(top)}Z`,
        plane(scene, near + 0.16, 0.13),
      )
    )
  }
  return above(scene) + dune(y - 6, 0.22) + dune(y + 18, 0.42) + dune(y + 48, 0.66)
}

export const sea: Land = (scene) => {
  const { brush, horizon: y, width, height, hues, chance } = scene
  const hour = hourOf(scene)
  const water = brush.linear('water', [
    [0, hex(hour.horizon[0] * 0.86, 0.1, hues.land)],
    [0.4, hex(hour.middle[0] * 0.82, 0.13, hues.land)],
    [1, hex(hour.near * 0.8, 0.1, hues.land)],
  ])
  const glints = repeat(34, (index) => {
    const depth = (index / 34) ** 1.2
    const x = width / 2 + between(chance, -1, 1) * (14 + depth * 110)
    const wide = 5 + depth * 24
    return `M${num(x - wide)} ${num(y + 3 + depth * 110)}h${num(wide * 2)}`
  })
  return (
    above(scene) +
    flat(ridge(scene, y - 8, 9, 1.2), plane(scene, 0.22)) +
    node('rect', { y, width, height: height - y, fill: water }) +
    stroke(glints, hex(0.97, 0.07, hues.light), 2, 0.55) +
    stroke(
      repeat(5, (row) => `M-10 ${num(y + 26 + row * row * 7)}q20 -9 40 0${'t40 0'.repeat(Math.ceil(width / 40))}`),
      hex(0.92, 0.06, hues.land),
      1.6,
      0.35,
    )
  )
}

/** One big leaf that hangs in from an edge. */
function frond([x, y]: Point, length: number, turn: number): string {
  const wide = length * 0.26
  const leaf = `M0 0C${num(-wide)} ${num(-length * 0.3)} ${num(-wide)} ${num(-length * 0.75)} 0 ${num(-length)}C${num(wide)} ${num(-length * 0.75)} ${num(wide)} ${num(-length * 0.3)} 0 0Z`
  return node('path', { d: leaf, transform: `translate(${num(x)} ${num(y)}) rotate(${num(turn)})` })
}

export const jungle: Land = (scene) => {
  const { chance, width, horizon: y } = scene
  const leaves = (count: number, near: number, length: number): string =>
    node(
      'g',
      { fill: plane(scene, near, 0.14) },
      repeat(count, (index) => {
        const left = index % 2 === 0
        const down = 20 + (index / count) * (y + 40)
        return frond(
          [left ? -8 : width + 8, down],
          length * between(chance, 0.75, 1.2),
          (left ? 1 : -1) * between(chance, 40, 130),
        )
      }),
    )
  const vines = stroke(
    repeat(
      6,
      (index) =>
        `M${num(width * (0.04 + index * 0.18))} -5q${num(between(chance, -16, 16))} ${num(between(chance, 40, 90))} ${num(between(chance, -8, 8))} ${num(between(chance, 60, 140))}`,
    ),
    plane(scene, 0.7),
    3,
  )
  return (
    above(scene) +
    grove(scene, y - 40, 34, 0.12) +
    grove(scene, y, 26, 0.34) +
    vines +
    leaves(8, 0.5, 120) +
    flat(ridge(scene, y + 22, 10, 1.3), plane(scene, 0.62)) +
    leaves(8, 0.82, 88)
  )
}

export const forest: Land = (scene) => {
  const { chance, width, height, horizon: y } = scene
  const trunks = (count: number, wide: number, near: number): string =>
    flat(
      repeat(count, (index) => {
        const x = ((index + between(chance, 0.1, 0.9)) * width) / count
        return polygon([
          [x - wide * 0.4, -10],
          [x + wide * 0.4, -10],
          [x + wide * 0.7, height],
          [x - wide * 0.7, height],
        ])
      }),
      plane(scene, near),
    )
  const pines = (base: number, tall: number, near: number): string =>
    flat(
      repeat(9, (index) => {
        const x = (index + chance() * 0.6) * (width / 8.4)
        const half = tall * 0.28
        return polygon([
          [x, base - tall],
          [x + half * 0.6, base - tall * 0.55],
          [x + half * 0.3, base - tall * 0.55],
          [x + half, base],
          [x - half, base],
          [x - half * 0.3, base - tall * 0.55],
          [x - half * 0.6, base - tall * 0.55],
        ])
      }),
      plane(scene, near),
    )
  return (
    above(scene) +
    pines(y - 14, 120, 0.16) +
    trunks(5, 12, 0.32) +
    pines(y + 18, 84, 0.5) +
    flat(ridge(scene, y + 18, 8, 1.3), plane(scene, 0.7)) +
    flat(
      polygon([
        [-10, -10],
        [26, -10],
        [40, height],
        [-10, height],
      ]) +
        polygon([
          [width + 10, -10],
          [width - 24, -10],
          [width - 42, height],
          [width + 10, height],
        ]),
      plane(scene, 0.95),
    )
  )
}

export const ice: Land = (scene) => {
  const { horizon: y, width, hues } = scene
  const berg = peaks(scene, y + 4, 96, 5)
  return (
    starfield(scene) +
    (isDark(scene) ? aurora(scene, hues.land + 320) : clouds(scene, 2, y * 0.5, 30)) +
    flat(peaks(scene, y - 16, 128, 4), plane(scene, 0.05, 0.06)) +
    flat(berg, hex(0.84, 0.06, hues.sky)) +
    flat(peaks(scene, y + 16, 60, 7), hex(0.7, 0.09, hues.sky)) +
    flat(ridge(scene, y + 16, 7), hex(0.93, 0.03, hues.sky)) +
    stroke(
      `M-10 ${num(y + 40)}L${num(width * 0.4)} ${num(y + 52)}L${num(width * 0.6)} ${num(y + 42)}L${num(width + 10)} ${num(y + 58)}`,
      hex(0.66, 0.09, hues.sky),
      2.4,
      0.7,
    )
  )
}

export const canyon: Land = (scene) => {
  const { chance, width, height, horizon: y } = scene
  const mesa = (x: number, wide: number, top: number, near: number): string =>
    flat(
      polygon([
        [x - wide * 0.5, top],
        [x + wide * 0.5, top],
        [x + wide * 0.54, top + 26],
        [x + wide * 0.62, top + 30],
        [x + wide * 0.7, height],
        [x - wide * 0.7, height],
        [x - wide * 0.62, top + 30],
        [x - wide * 0.54, top + 26],
      ]),
      plane(scene, near, 0.14),
    ) +
    stroke(
      `M${num(x - wide * 0.56)} ${num(top + 30)}H${num(x + wide * 0.56)}M${num(x - wide * 0.6)} ${num(top + 54)}H${num(x + wide * 0.6)}`,
      plane(scene, near + 0.2, 0.14),
      3,
      0.6,
    )
  return (
    above(scene) +
    mesa(width * 0.5, 90, y - 74, 0.06) +
    mesa(width * between(chance, 0.06, 0.16), 110, y - 104, 0.26) +
    mesa(width * between(chance, 0.84, 0.96), 120, y - 84, 0.34) +
    flat(ridge(scene, y + 10, 8), plane(scene, 0.56, 0.14)) +
    flat(ridge(scene, y + 40, 8, 1.6), plane(scene, 0.8, 0.12))
  )
}
