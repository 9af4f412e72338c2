import { flat, stroke } from '../hero/hero.ts'
import { hex } from '../paint/colour.ts'
import { curve } from '../paint/curve.ts'
import { between } from '../paint/random.ts'
import { circle, polygon, type Point } from '../paint/shape.ts'
import { node, num, repeat } from '../paint/svg.ts'
import { peaks, plane, ridge, type Land } from './scene.ts'

/** Below the surface: light falls in shafts, coral grows from both sides. */
export const deep: Land = (scene) => {
  const { brush, chance, width, height, hues, horizon: y } = scene
  const water = brush.linear('water', [
    [0, hex(0.86, 0.11, hues.light)],
    [0.3, hex(0.62, 0.14, hues.sky)],
    [0.75, hex(0.34, 0.12, hues.sky + 10)],
    [1, hex(0.18, 0.08, hues.sky + 20)],
  ])
  const shafts = repeat(6, () => {
    const x = chance() * width
    const wide = between(chance, 8, 26)
    return polygon([
      [x, -10],
      [x + wide, -10],
      [x + wide * 2.4 - 60, y + 60],
      [x - 60, y + 60],
    ])
  })
  const weed = (x: number, tall: number): string =>
    `M${num(x)} ${num(height)}q-14 ${num(-tall * 0.3)} 0 ${num(-tall * 0.5)}t0 ${num(-tall * 0.5)}`
  const sides = [0, 1, 2, 3, 4, 5].map((index) => (index < 3 ? index * 22 : width - (index - 3) * 22))
  return (
    node('rect', { width, height, fill: water }) +
    flat(shafts, hex(0.97, 0.05, hues.light), 0.16) +
    flat(peaks(scene, y + 10, 70, 3), hex(0.42, 0.11, hues.sky), 0.6) +
    flat(ridge(scene, y + 30, 22, 1.2), hex(0.3, 0.1, hues.land)) +
    stroke(sides.map((x) => weed(x + 8, between(chance, 150, 240))).join(''), hex(0.5, 0.15, hues.land), 8) +
    stroke(sides.map((x) => weed(x, between(chance, 110, 190))).join(''), hex(0.66, 0.17, hues.land + 40), 6) +
    flat(
      repeat(9, (index) => {
        const x = index < 5 ? index * 16 : width - (index - 5) * 16
        return circle([x, height - 110 + (index % 3) * 22], between(chance, 12, 24))
      }),
      hex(0.62, 0.17, hues.land + 150),
    ) +
    flat(
      repeat(14, () => circle([chance() * width, chance() * height * 0.7], between(chance, 1.5, 5))),
      hex(0.97, 0.03, hues.light),
      0.55,
    )
  )
}

/** Rock and rivers of fire. */
export const lava: Land = (scene) => {
  const { horizon: y, width, height, hues } = scene
  const glow = scene.brush.linear('lava', [
    [0, hex(0.93, 0.15, 90)],
    [0.4, hex(0.74, 0.21, 52)],
    [1, hex(0.5, 0.2, 28)],
  ])
  return (
    flat(peaks(scene, y - 20, 130, 3), plane(scene, 0.45, 0.09)) +
    flat(peaks(scene, y + 4, 60, 6), plane(scene, 0.7, 0.08)) +
    node('rect', { y: y + 10, width, height: height - y - 10, fill: glow }) +
    flat(peaks(scene, y + 40, 34, 6), plane(scene, 0.95, 0.06)) +
    stroke(
      repeat(4, (row) => `M-10 ${num(y + 22 + row * 16)}q30 -8 60 0${'t60 0'.repeat(Math.ceil(width / 60))}`),
      hex(0.97, 0.1, hues.light),
      2,
      0.5,
    )
  )
}

const curveOfCave = (width: number, height: number): string =>
  curve(
    `0,0! ${width * 0.2},${height * 0.22} ${width * 0.32},${height * 0.1} ${width * 0.5},${height * 0.16} ${width * 0.68},${height * 0.09} ${width * 0.82},${height * 0.24} ${width},0!`,
  )

/** A cave where crystals give the light. */
export const cave: Land = (scene) => {
  const { chance, width, height, horizon: y, hues } = scene
  const crystal = (x: number, base: number, tall: number, lean: number): string => {
    const [wide, tip]: [number, Point] = [tall * 0.16, [x + lean, base - tall]]
    return (
      flat(
        polygon([[x - wide, base], [x - wide + lean * 0.8, base - tall * 0.8], tip, [x + lean * 0.4, base]]),
        hex(0.84, 0.13, hues.light),
      ) +
      flat(
        polygon([[x + wide, base], [x + wide + lean * 0.8, base - tall * 0.8], tip, [x + lean * 0.4, base]]),
        hex(0.52, 0.17, hues.light + 20),
      )
    )
  }
  const sides = repeat(8, (index) => {
    const left = index % 2 === 0
    const x = left ? 6 + index * 9 : width - 6 - (index - 1) * 9
    return crystal(x, y + 60 - (index % 3) * 10, between(chance, 50, 130), (left ? 1 : -1) * between(chance, -6, 30))
  })
  return (
    flat(peaks(scene, y - 30, 110, 4), plane(scene, 0.4)) +
    flat(curveOfCave(width, height), plane(scene, 0.9)) +
    sides +
    flat(ridge(scene, y + 34, 12, 1.5), plane(scene, 0.92))
  )
}
