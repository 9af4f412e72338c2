import { hex } from '../paint/colour.ts'
import { dots } from '../paint/dot.ts'
import { between } from '../paint/random.ts'
import { around, circle, polygon, star, type Point } from '../paint/shape.ts'
import { node, repeat } from '../paint/svg.ts'
import { flat } from '../hero/hero.ts'
import { hourOf, midHue, type Scene } from './scene.ts'

/** The sky from the zenith to the horizon; below, the same colour continues so that no gap ever shows. */
export function sky(scene: Scene): string {
  const { brush, hues, width, height, horizon } = scene
  const hour = hourOf(scene)
  const end = Math.min(1, horizon / height + 0.06)
  const fill = brush.linear('sky', [
    [0, hex(hour.zenith[0], hour.zenith[1], hues.sky)],
    [end * 0.55, hex(hour.middle[0], hour.middle[1], midHue(hues.sky, hues.light, 0.4))],
    [end, hex(hour.horizon[0], hour.horizon[1], hues.light)],
  ])
  return node('rect', { width, height, fill })
}

export function starfield({ chance, width, horizon }: Scene, count: number = 54): string {
  const some = (): readonly Point[] =>
    Array.from({ length: Math.round(count / 3) }, () => [chance() * width, chance() ** 1.3 * horizon])
  return [0.5, 0.75, 1].map((size) => dots(some(), size * 1.1, hex(0.98, 0.02, 90), size * 0.8)).join('')
}

/** The sun, or the moon with its seas. */
export function orb(scene: Scene, centre: Point, radius: number): string {
  const { hues, time } = scene
  const isNight = time === 'night'
  const halo = [1.5, 1.25]
    .map((reach) => flat(circle(centre, radius * reach), hex(0.95, 0.09, hues.light), 0.12))
    .join('')
  const face = flat(
    circle(centre, radius),
    hex(isNight ? 0.94 : 0.97, isNight ? 0.035 : 0.1, isNight ? 92 : hues.light + 12),
  )
  if (!isNight) return halo + face
  const [x, y] = centre
  const seas =
    circle([x - radius * 0.3, y - radius * 0.2], radius * 0.24) +
    circle([x + radius * 0.34, y + radius * 0.28], radius * 0.3) +
    circle([x + radius * 0.2, y - radius * 0.42], radius * 0.13) +
    circle([x - radius * 0.28, y + radius * 0.46], radius * 0.15)
  return halo + face + flat(seas, hex(0.84, 0.045, 85), 0.75)
}

/** Clouds heaped from circles, flat below. */
export function clouds(scene: Scene, count: number, low: number, high: number): string {
  const { chance, width, hues } = scene
  const hour = hourOf(scene)
  const heaps = Array.from({ length: count }, () => {
    const [x, y, size] = [chance() * width, between(chance, high, low), between(chance, 16, 34)]
    return (lift: number): string =>
      [-1.5, -0.7, 0.1, 0.9, 1.6]
        .map((step, index) =>
          circle([x + step * size, y - lift * size - (index % 2) * size * 0.22], size * (0.5 + (index % 3) * 0.2)),
        )
        .join('')
  })
  return (
    flat(heaps.map((heap) => heap(0)).join(''), hex(hour.horizon[0] * 0.86, 0.06, hues.light), 0.45) +
    flat(heaps.map((heap) => heap(0.16)).join(''), hex(Math.min(0.98, hour.horizon[0] + 0.05), 0.04, hues.light), 0.6)
  )
}

/** Rays from behind the hero. */
export function rays({ hues, width, height }: Scene, heart: Point, count: number): string {
  const reach = Math.hypot(width, height) * 0.66
  const wide = 360 / count / 2
  return flat(
    repeat(count, (index) =>
      polygon([
        heart,
        around(heart, reach, index * wide * 2 - wide / 2),
        around(heart, reach, index * wide * 2 + wide / 2),
      ]),
    ),
    hex(0.96, 0.09, hues.light),
    0.13,
  )
}

/** Curtains of northern light. */
export function aurora({ brush, chance, width, horizon }: Scene, hue: number): string {
  return repeat(3, (band) => {
    const [x, y] = [between(chance, -0.2, 0.3) * width, horizon * (0.2 + band * 0.16)]
    const fill = brush.linear(`aurora${band}`, [
      [0, hex(0.85, 0.16, hue + band * 40), 0],
      [0.75, hex(0.85, 0.17, hue + band * 40), 0.5],
      [1, hex(0.9, 0.12, hue + band * 40), 0],
    ])
    return node('path', {
      d: `M${x.toFixed(0)} ${y.toFixed(0)}q70 -50 140 0t140 0t140 0v-78q-70 50 -140 0t-140 0t-140 0Z`,
      fill,
    })
  })
}

/** Twinkles: four-pointed lights, few and near. */
export const twinkles = ({ chance, width, horizon }: Scene, count: number): string =>
  flat(
    repeat(count, () => {
      const size = between(chance, 3, 8)
      return star([chance() * width, chance() * horizon], 4, size, size * 0.2)
    }),
    hex(0.99, 0.03, 95),
    0.9,
  )

export const isDark = ({ time }: Scene): boolean => time === 'night' || time === 'dusk'

/** What most skies hold: stars in the dark, clouds by day. */
export const above = (scene: Scene): string =>
  isDark(scene) ? starfield(scene) : clouds(scene, 3, scene.horizon * 0.6, 30)
