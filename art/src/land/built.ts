import { flat, stroke } from '../hero/hero.ts'
import { bulbs, garland } from '../paint/bulb.ts'
import { hex } from '../paint/colour.ts'
import { between } from '../paint/random.ts'
import { around, circle, polygon, type Point } from '../paint/shape.ts'
import { num, repeat } from '../paint/svg.ts'
import { clouds, starfield, twinkles, above, isDark } from './heaven.ts'
import { plane, ridge, type Land } from './scene.ts'

const LAMP = hex(0.92, 0.13, 85)

/** Towers with lit windows: a far row and a near one. */
export const city: Land = (scene) => {
  const { chance, width, height, horizon: y } = scene
  const row = (base: number, tall: number, wide: number, near: number): string => {
    let [blocks, windows, x] = ['', '', -6]
    while (x < width) {
      const [w, top] = [wide * between(chance, 0.7, 1.3), base - tall * between(chance, 0.4, 1)]
      blocks += `M${num(x)} ${num(height)}V${num(top)}H${num(x + w)}V${num(height)}Z`
      for (let pane = 0; pane < 14; pane++)
        if (chance() < 0.5)
          windows += `M${num(x + 4 + (pane % 2) * w * 0.45)} ${num(top + 8 + Math.floor(pane / 2) * 12)}h${num(w * 0.2)}v5h${num(-w * 0.2)}Z`
      x += w + 3
    }
    return flat(blocks, plane(scene, near)) + flat(windows, LAMP, 0.4 + near * 0.5)
  }
  const road = flat(
    polygon([
      [width * 0.42, y + 30],
      [width * 0.58, y + 30],
      [width * 1.1, height],
      [-width * 0.1, height],
    ]),
    plane(scene, 0.98, 0.06),
  )
  return (
    above(scene) +
    row(y + 10, 170, 30, 0.2) +
    row(y + 30, 110, 38, 0.62) +
    flat(`M0 ${num(y + 30)}H${num(width)}V${num(height)}H0Z`, plane(scene, 0.85)) +
    road +
    stroke(`M${num(width / 2)} ${num(y + 40)}V${num(height)}`, hex(0.88, 0.15, scene.hues.light), 4, 0.6)
  )
}

/** A white village with tiled roofs. */
export const village: Land = (scene) => {
  const { chance, width, height, horizon: y } = scene
  const house = (x: number, base: number, wide: number, tall: number): string =>
    flat(
      `M${num(x)} ${num(height)}V${num(base - tall)}H${num(x + wide)}V${num(height)}Z`,
      hex(isDark(scene) ? 0.46 : 0.93, 0.04, scene.hues.light),
    ) +
    flat(
      polygon([
        [x - 4, base - tall],
        [x + wide / 2, base - tall - 15],
        [x + wide + 4, base - tall],
      ]),
      hex(isDark(scene) ? 0.36 : 0.6, 0.13, 38),
    ) +
    flat(
      repeat(
        2,
        (pane) =>
          `M${num(x + wide * (0.2 + pane * 0.38))} ${num(base - tall * 0.7)}h${num(wide * 0.2)}v10h${num(-wide * 0.2)}Z`,
      ),
      isDark(scene) ? LAMP : hex(0.42, 0.1, scene.hues.sky),
    )
  const rows = [
    [y - 22, 9],
    [y + 8, 7],
  ] as const
  return (
    above(scene) +
    flat(ridge(scene, y - 40, 24), plane(scene, 0.2)) +
    rows
      .map(([base, count]) =>
        repeat(count, (index) =>
          house(((index + chance() * 0.3) * width) / count - 8, base, (width / count) * 0.84, between(chance, 26, 58)),
        ),
      )
      .join('') +
    flat(ridge(scene, y + 26, 6, 1.4), plane(scene, 0.8))
  )
}

/** A colonnade open to the sky. */
export const ruins: Land = (scene) => {
  const { width, height, horizon: y, hues } = scene
  const marble = hex(isDark(scene) ? 0.5 : 0.86, 0.04, hues.light)
  const shade = hex(isDark(scene) ? 0.34 : 0.66, 0.05, hues.sky)
  const column = (x: number, wide: number, top: number): string =>
    flat(`M${num(x)} ${num(height)}V${num(top)}h${num(wide)}V${num(height)}Z`, marble) +
    flat(`M${num(x + wide * 0.6)} ${num(height)}V${num(top)}h${num(wide * 0.4)}V${num(height)}Z`, shade) +
    stroke(`M${num(x + wide * 0.3)} ${num(top + 10)}V${num(height)}`, shade, 1.6, 0.7) +
    flat(
      `M${num(x - 6)} ${num(top)}h${num(wide + 12)}v-9h${num(-wide - 12)}ZM${num(x - 2)} ${num(top + 9)}h${num(wide + 4)}v-9h${num(-wide - 4)}Z`,
      marble,
    )
  return (
    above(scene) +
    flat(ridge(scene, y - 30, 24), plane(scene, 0.15)) +
    flat(ridge(scene, y, 10, 1.4), plane(scene, 0.4)) +
    column(width * 0.22, 18, y - 96) +
    column(width * 0.72, 18, y - 96) +
    column(-6, 34, 40) +
    column(width - 28, 34, 40) +
    flat(
      `M-10 40h${num(width * 0.2)}v-26h${num(-width * 0.2)}ZM${num(width + 10)} 40h${num(-width * 0.2)}v-26h${num(width * 0.2)}Z`,
      marble,
    ) +
    flat(ridge(scene, y + 24, 4), plane(scene, 0.7))
  )
}

/** A garden of round hills, blossom and far roofs. */
export const pavilion: Land = (scene) => {
  const { chance, width, horizon: y, hues } = scene
  const roof = (x: number, base: number, size: number, near: number): string =>
    flat(
      repeat(3, (floor) => {
        const [half, up] = [size * (1 - floor * 0.22), base - floor * size * 0.62]
        return `M${num(x - half)} ${num(up)}Q${num(x - half * 0.5)} ${num(up - 4)} ${num(x - half * 0.4)} ${num(up - size * 0.3)}H${num(x + half * 0.4)}Q${num(x + half * 0.5)} ${num(up - 4)} ${num(x + half)} ${num(up)}ZM${num(x - half * 0.5)} ${num(up)}h${num(half)}v${num(size * 0.36)}h${num(-half)}Z`
      }),
      plane(scene, near),
    )
  const bough = (side: 1 | -1): string => {
    const x = (from: number): number => (side === 1 ? from : width - from)
    const blossom = (tone: number, size: number): string =>
      flat(
        repeat(12, () =>
          circle([x(between(chance, -6, 96)), between(chance, 6, 66)], size * between(chance, 0.6, 1.2)),
        ),
        hex(tone, 0.11, hues.land),
      )
    return (
      stroke(
        `M${num(x(-6))} 70Q${num(x(40))} 50 ${num(x(100))} 24M${num(x(30))} 54Q${num(x(50))} 76 ${num(x(84))} 72`,
        hex(0.28, 0.05, 40),
        6,
      ) +
      blossom(0.74, 9) +
      blossom(0.87, 7)
    )
  }
  return (
    above(scene) +
    flat(ridge(scene, y - 40, 34, 1.3), plane(scene, 0.1)) +
    roof(width * 0.16, y - 4, 34, 0.34) +
    roof(width * 0.86, y + 2, 28, 0.42) +
    flat(ridge(scene, y, 14, 1.4), plane(scene, 0.5)) +
    flat(ridge(scene, y + 24, 8), plane(scene, 0.76)) +
    bough(1) +
    (chance() < 0.5 ? bough(-1) : '')
  )
}

/** Land of sugar: round hills with icing, canes and pops. */
export const sweetland: Land = (scene) => {
  const { chance, width, height, horizon: y, hues } = scene
  const hill = (base: number, tone: number, hue: number): string => {
    const d = ridge(scene, base, 20, 1.2)
    return flat(d, hex(tone, 0.13, hue)) + stroke(d, hex(0.97, 0.03, hue), 5, 0.8)
  }
  const pops = repeat(6, (index) => {
    const [x, base, size] = [((index + 0.3) * width) / 5.4, y - 4 - chance() * 46, between(chance, 13, 22)]
    return (
      stroke(`M${num(x)} ${num(base)}V${num(y + 40)}`, '#fff', 4) +
      flat(circle([x, base], size), hex(0.74, 0.17, hues.land + index * 64)) +
      stroke(circle([x, base], size * 0.55), '#fff', 3.4, 0.85)
    )
  })
  return (
    clouds(scene, 3, y * 0.7, 20) +
    hill(y - 30, 0.84, hues.land) +
    pops +
    hill(y, 0.76, hues.land + 50) +
    hill(y + 30, 0.66, hues.land - 40) +
    flat(
      repeat(20, () => circle([chance() * width, between(chance, y + 46, height)], 3)),
      hex(0.95, 0.08, hues.light),
      0.8,
    )
  )
}

/** Space: dust, far planets, the edge of a near one. */
export const space: Land = (scene) => {
  const { chance, width, height, horizon: y, hues } = scene
  const cloud = (x: number, at_: number, size: number, hue: number): string =>
    [1, 0.76, 0.54, 0.34].map((reach) => flat(circle([x, at_], size * reach), hex(0.5, 0.19, hue), 0.13)).join('')
  const world: Point = [width * between(chance, 0.06, 0.94), between(chance, 40, 90)]
  const size = between(chance, 16, 36)
  return (
    cloud(width * 0.18, y * 0.4, 130, hues.light) +
    cloud(width * 0.86, y * 0.75, 120, hues.land) +
    starfield({ ...scene, horizon: height }, 100) +
    twinkles(scene, 8) +
    flat(circle(world, size), hex(0.68, 0.14, hues.land)) +
    flat(circle([world[0] - size * 0.2, world[1] - size * 0.2], size * 0.7), hex(0.82, 0.12, hues.land + 20), 0.6) +
    flat(circle([width / 2, y + 420], 400), hex(0.36, 0.12, hues.land)) +
    stroke(circle([width / 2, y + 420], 400), hex(0.85, 0.13, hues.light), 4, 0.8) +
    flat(
      circle([width * 0.3, y + 66], 22) + circle([width * 0.75, y + 90], 32) + circle([width * 0.1, y + 110], 20),
      hex(0.26, 0.1, hues.land),
    )
  )
}

/** A kingdom above the clouds. */
export const skies: Land = (scene) => {
  const { horizon: y } = scene
  return above(scene) + clouds(scene, 5, y, y * 0.4) + clouds(scene, 7, y + 80, y + 10)
}

/** The fair: a wheel, tents and strings of lights. */
export const fair: Land = (scene) => {
  const { chance, width, height, horizon: y } = scene
  const [hub, radius]: [Point, number] = [[width * (chance() < 0.5 ? 0.18 : 0.82), y - 60], 78]
  const spokes = repeat(
    12,
    (index) =>
      `M${num(hub[0])} ${num(hub[1])}L${around(hub, radius, index * 30)
        .map(num)
        .join(' ')}`,
  )
  const row = (base: number, wide: number, near: number): string => {
    const roofs = (part: number): string =>
      repeat(Math.ceil(width / wide) + 1, (index) => {
        const [x, peak] = [(index - 0.4) * wide * 1.04, base - wide * (0.62 + (index % 2) * 0.14)]
        return polygon([
          [x + wide * 0.5 * (1 - part), base],
          [x + wide / 2, peak],
          [x + wide * 0.5 * (1 + part), base],
        ])
      })
    return (
      flat(roofs(1), plane(scene, near, 0.17)) +
      flat(roofs(0.66), hex(0.9, 0.05, 85), 0.75 - near * 0.2) +
      flat(roofs(0.33), plane(scene, near, 0.17)) +
      flat(`M0 ${num(base)}H${num(width)}V${num(height)}H0Z`, plane(scene, near + 0.2, 0.13))
    )
  }
  const lamps = [0, 1].flatMap((row) => garland([-6, 14 + row * 30], [width + 6, 20 + row * 16], 34 + row * 14, 11))
  return (
    above(scene) +
    stroke(circle(hub, radius) + circle(hub, radius * 0.6) + spokes, plane(scene, 0.42), 3) +
    bulbs(
      Array.from({ length: 18 }, (_, index) => around(hub, radius, index * 20)),
      2.2,
      scene.hues.light,
    ) +
    row(y - 8, 62, 0.3) +
    row(y + 20, 84, 0.55) +
    stroke(
      `M-6 14Q${num(width / 2)} 82 ${num(width + 6)} 20M-6 44Q${num(width / 2)} 140 ${num(width + 6)} 36`,
      plane(scene, 0.95),
      1.6,
    ) +
    bulbs(lamps, 3) +
    flat(`M0 ${num(y + 30)}H${num(width)}V${num(height)}H0Z`, plane(scene, 0.86))
  )
}
