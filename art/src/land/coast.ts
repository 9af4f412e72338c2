import { flat, stroke } from '../hero/hero.ts'
import { hex } from '../paint/colour.ts'
import { curve } from '../paint/curve.ts'
import { between } from '../paint/random.ts'
import { ellipse, type Point } from '../paint/shape.ts'
import { num, repeat } from '../paint/svg.ts'
import { above, isDark } from './heaven.ts'
import { plane, ridge, type Land, type Scene } from './scene.ts'

/** A palm against the sky: a trunk and seven fronds. */
function palmTree({ hues, chance }: Scene, [x, base]: Point, tall: number, lean: number): string {
  const [top, crown] = [x + lean, base - tall]
  const fronds = repeat(7, (index) => {
    const angle = (index / 6) * Math.PI * 1.24 - 0.38
    const reach = tall * between(chance, 0.34, 0.44)
    const [dx, dy] = [-Math.cos(angle) * reach, -Math.sin(angle) * reach * 0.6]
    return `M${num(top)} ${num(crown)}Q${num(top + dx * 0.6)} ${num(crown + dy - tall * 0.12)} ${num(top + dx)} ${num(crown + dy + tall * 0.2)}Q${num(top + dx * 0.5)} ${num(crown + dy * 0.6 + tall * 0.02)} ${num(top)} ${num(crown)}Z`
  })
  return (
    stroke(
      `M${num(x)} ${num(base)}Q${num(x)} ${num(base - tall * 0.5)} ${num(top)} ${num(crown)}`,
      hex(0.3, 0.06, 50),
      tall * 0.055,
    ) + flat(fronds, hex(0.34, 0.1, hues.land > 100 && hues.land < 200 ? hues.land : 150))
  )
}

/** Sand, a line of surf, palms at both sides. */
export const beach: Land = (scene) => {
  const { width, height, horizon: y, hues, brush } = scene
  const sea = brush.linear('lagoon', [
    [0, hex(isDark(scene) ? 0.4 : 0.62, 0.13, hues.sky - 20)],
    [1, hex(isDark(scene) ? 0.58 : 0.84, 0.1, hues.sky - 50)],
  ])
  const sand = hex(isDark(scene) ? 0.56 : 0.88, 0.08, 80)
  const shore = `M0 ${num(height)}V${num(y + 44)}Q${num(width * 0.3)} ${num(y + 18)} ${num(width * 0.6)} ${num(y + 40)}T${num(width)} ${num(y + 30)}V${num(height)}Z`
  return (
    above(scene) +
    flat(ridge(scene, y - 26, 16, 0.8), plane(scene, 0.2)) +
    flat(`M0 ${num(y - 14)}H${num(width)}V${num(height)}H0Z`, sea) +
    stroke(
      repeat(4, (row) => `M${num(-10 + row * 30)} ${num(y - 4 + row * 9)}q20 -6 40 0t40 0t40 0`),
      hex(0.97, 0.03, hues.light),
      2,
      0.6,
    ) +
    stroke(shore, hex(0.98, 0.02, hues.light), 9, 0.85) +
    flat(shore, sand) +
    palmTree(scene, [width * 0.1, y + 90], 190, 26) +
    palmTree(scene, [width * 0.92, y + 100], 150, -20)
  )
}

/** Still water, reeds and lilies. */
export const marsh: Land = (scene) => {
  const { chance, width, height, horizon: y, hues, brush } = scene
  const water = brush.linear('pond', [
    [0, plane(scene, 0.1, 0.1)],
    [0.5, hex(isDark(scene) ? 0.36 : 0.56, 0.1, hues.sky)],
    [1, hex(0.22, 0.08, hues.sky)],
  ])
  const reed = (x: number, tall: number): string =>
    `M${num(x)} ${num(y + 80)}Q${num(x - 4)} ${num(y + 80 - tall * 0.6)} ${num(x + between(chance, -10, 10))} ${num(y + 80 - tall)}`
  const xs = Array.from({ length: 14 }, (_, index) => (index < 7 ? index * 10 - 4 : width + 4 - (index - 7) * 10))
  const stems = xs.map((x) => ({ x, tall: between(chance, 90, 190) }))
  return (
    above(scene) +
    flat(ridge(scene, y - 34, 18, 1.4), plane(scene, 0.2)) +
    flat(ridge(scene, y - 6, 8, 2), plane(scene, 0.45)) +
    flat(`M0 ${num(y + 6)}H${num(width)}V${num(height)}H0Z`, water) +
    flat(
      repeat(7, (index) => ellipse([((index + 0.4) * width) / 6.6, y + 30 + (index % 3) * 26], 20, 6)),
      hex(0.52, 0.13, hues.land),
    ) +
    flat(
      repeat(4, (index) => curve(lily(((index + 0.7) * width) / 4.4, y + 30 + (index % 2) * 26))),
      hex(0.92, 0.07, hues.light),
    ) +
    stroke(stems.map(({ x, tall }) => reed(x, tall)).join(''), plane(scene, 0.85), 4) +
    flat(
      stems
        .filter((_, index) => index % 2 === 0)
        .map(({ x, tall }) => ellipse([x, y + 78 - tall], 5, 15))
        .join(''),
      hex(0.32, 0.07, 48),
    )
  )
}

const lily = (x: number, y: number): string =>
  `${num(x - 10)},${num(y - 10)}! ${num(x - 3)},${num(y - 8)} ${num(x)},${num(y - 16)}! ${num(x + 3)},${num(y - 8)} ${num(x + 10)},${num(y - 10)}! ${num(x + 6)},${num(y)} ${num(x - 6)},${num(y)}`
