import { flat, stroke } from '../hero/hero.ts'
import { bulbs, garland } from '../paint/bulb.ts'
import { hex } from '../paint/colour.ts'
import { between } from '../paint/random.ts'
import { around, circle, polygon, type Point } from '../paint/shape.ts'
import { node, num, repeat } from '../paint/svg.ts'
import { plane, type Land, type Scene } from './scene.ts'

/** One side of the curtain, drawn back. */
function curtain({ width, horizon: y, hues }: Scene, side: 1 | -1, cloth: string): string {
  const x = (part: number): number => (side === 1 ? part * width : width - part * width)
  const folds = [0.05, 0.11, 0.17, 0.23].map(
    (part) => `M${num(x(part))} 0Q${num(x(part * 0.8))} ${num(y * 0.6)} ${num(x(part * 0.6))} ${num(y + 40)}`,
  )
  const d = `M${num(x(0))} 0H${num(x(0.3))}Q${num(x(0.2))} ${num(y * 0.6)} ${num(x(0.16))} ${num(y + 40)}H${num(x(0))}Z`
  return node('path', { d, fill: cloth }) + stroke(folds.join(''), hex(0.2, 0.11, hues.land), 5, 0.5)
}

/** Curtains, boards and two beams: a stage. */
export const stage: Land = (scene) => {
  const { brush, width, height, horizon: y, hues } = scene
  const cloth = brush.linear('cloth', [
    [0, hex(0.5, 0.19, hues.land)],
    [0.5, hex(0.34, 0.16, hues.land)],
    [1, hex(0.18, 0.09, hues.land)],
  ])
  const drape = repeat(6, (index) => `M${num((index * width) / 6)} 0q${num(width / 12)} 58 ${num(width / 6)} 0Z`)
  const beams = flat(
    polygon([
      [width * 0.16, -10],
      [width * 0.24, -10],
      [width * 0.78, y + 50],
      [width * 0.34, y + 50],
    ]) +
      polygon([
        [width * 0.84, -10],
        [width * 0.76, -10],
        [width * 0.22, y + 50],
        [width * 0.66, y + 50],
      ]),
    hex(0.97, 0.08, hues.light),
    0.2,
  )
  return (
    beams +
    flat(`M0 ${num(y + 26)}H${num(width)}V${num(height)}H0Z`, hex(0.34, 0.08, 50)) +
    stroke(
      repeat(
        9,
        (board) =>
          `M${num(width / 2 + (board - 4) * 18)} ${num(y + 26)}L${num(width / 2 + (board - 4) * 92)} ${num(height)}`,
      ),
      hex(0.2, 0.05, 45),
      2,
      0.8,
    ) +
    curtain(scene, 1, cloth) +
    curtain(scene, -1, cloth) +
    flat(drape, hex(0.46, 0.18, hues.land)) +
    stroke(drape.replaceAll('Z', ''), hex(0.85, 0.15, 86), 4) +
    bulbs(garland([0, y + 27], [width, y + 27], 0, 18), 2.6)
  )
}

/** Shelves of books up to the ceiling. */
export const library: Land = (scene) => {
  const { chance, width, height, horizon: y, hues } = scene
  const tones = [0.34, 0.42, 0.5, 0.38]
  const shelf = (top: number): string => {
    const spines = tones
      .map((tone, kind) =>
        flat(
          repeat(9, (index) => {
            const [x, tall] = [((index * 4 + kind) * width) / 36, between(chance, 38, 58)]
            return `M${num(x)} ${num(top + 62)}v${num(-tall)}h${num(width / 38)}v${num(tall)}Z`
          }),
          hex(tone, 0.1, hues.land + kind * 46),
        ),
      )
      .join('')
    return (
      flat(`M0 ${num(top)}H${num(width)}v62H0Z`, hex(0.17, 0.04, 45)) +
      spines +
      flat(`M0 ${num(top + 60)}H${num(width)}v9H0Z`, hex(0.38, 0.08, 52))
    )
  }
  return (
    [-8, 62, 132, 202].map((top) => shelf(top)).join('') +
    flat(`M0 ${num(y + 24)}H${num(width)}V${num(height)}H0Z`, hex(0.24, 0.06, 45)) +
    stroke(`M0 ${num(y + 25)}H${num(width)}`, hex(0.5, 0.1, 58), 3)
  )
}

/** A wall of gears that turn each other. */
export const workshop: Land = (scene) => {
  const { chance, width, height, horizon: y } = scene
  const cog = (centre: Point, radius: number): string => {
    const teeth = Math.round(radius / 4)
    return (
      polygon(
        Array.from({ length: teeth * 4 }, (_, index) =>
          around(centre, index % 4 < 2 ? radius : radius * 0.84, (index * 90) / teeth),
        ),
      ) + circle(centre, radius * 0.5)
    )
  }
  const wheels = (count: number, size: number, near: number): string =>
    node('path', {
      d: repeat(count, (index) =>
        cog([(index / (count - 1)) * width, 30 + chance() * y * 0.9], size * between(chance, 0.7, 1.2)),
      ),
      fill: plane(scene, near, 0.08),
      'fill-rule': 'evenodd',
    })
  return (
    wheels(5, 64, 0.3) +
    wheels(6, 42, 0.55) +
    stroke(`M0 40H${num(width)}M0 ${num(y * 0.7)}H${num(width)}`, plane(scene, 0.75, 0.06), 10) +
    flat(`M0 ${num(y + 20)}H${num(width)}V${num(height)}H0Z`, plane(scene, 0.9, 0.06)) +
    stroke(`M0 ${num(y + 21)}H${num(width)}`, hex(0.8, 0.13, 80), 3)
  )
}
