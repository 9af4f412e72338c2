import type { AirName } from '../cover/coverSubject.ts'
import { flat } from '../hero/hero.ts'
import { hex } from '../paint/colour.ts'
import { between } from '../paint/random.ts'
import { circle, star, type Point } from '../paint/shape.ts'
import { num, repeat } from '../paint/svg.ts'
import type { Scene } from './scene.ts'

/** What floats between the viewer and the hero. One path for each colour keeps it cheap to draw. */
export type Air = (scene: Scene) => string

const spots = ({ chance, width, height }: Scene, count: number, draw: (at: Point, size: number) => string): string =>
  repeat(count, () => {
    // The middle is left to the hero: what floats stays at the sides and the top.
    const side = chance() < 0.5 ? chance() ** 1.5 * 0.36 : 1 - chance() ** 1.5 * 0.36
    return draw([side * width, chance() * height * 0.74], between(chance, 0.5, 1))
  })

const petal = ([x, y]: Point, size: number): string =>
  `M${num(x)} ${num(y)}q${num(size * 7)} ${num(-size * 6)} ${num(size * 11)} ${num(size * 3)}q${num(-size * 5)} ${num(size * 6)} ${num(-size * 11)} ${num(-size * 3)}Z`
const leaf = ([x, y]: Point, size: number): string =>
  `M${num(x)} ${num(y)}q${num(size * 10)} ${num(-size * 2)} ${num(size * 12)} ${num(size * 11)}q${num(-size * 11)} ${num(size * 1)} ${num(-size * 12)} ${num(-size * 11)}Z`
const chip = ([x, y]: Point, size: number): string =>
  `M${num(x)} ${num(y)}l${num(size * 5)} ${num(size * 2)}l${num(-size * 1.6)} ${num(size * 5)}l${num(-size * 5)} ${num(-size * 2)}Z`
const note = ([x, y]: Point, size: number): string =>
  circle([x, y], size * 3.6) +
  `M${num(x + size * 2.2)} ${num(y)}v${num(-size * 13)}l${num(size * 7)} ${num(size * 3)}v${num(size * 3)}l${num(-size * 5.4)} ${num(-size * 2.4)}V${num(y)}Z`

export const AIRS: Readonly<Record<AirName, Air>> = {
  stars: (scene) =>
    flat(
      spots(scene, 12, (at, size) => star(at, 4, size * 9, size * 1.7)),
      hex(0.99, 0.05, scene.hues.light),
      0.95,
    ),
  sparks: (scene) =>
    flat(
      spots(scene, 26, (at, size) => circle(at, size * 2.6)),
      hex(0.86, 0.17, 70),
      0.9,
    ) +
    flat(
      spots(scene, 12, (at, size) => circle(at, size * 4.4)),
      hex(0.75, 0.2, 45),
      0.45,
    ),
  snow: (scene) =>
    flat(
      spots(scene, 34, (at, size) => circle(at, size * 2.8)),
      hex(0.99, 0.01, 230),
      0.9,
    ) +
    flat(
      spots(scene, 9, (at, size) => circle(at, size * 6)),
      hex(0.99, 0.01, 230),
      0.35,
    ),
  petals: (scene) =>
    [0.9, 0.8].map((tone) => flat(spots(scene, 10, petal), hex(tone, 0.12, scene.hues.land), 0.95)).join(''),
  leaves: (scene) =>
    [0, 40].map((turn) => flat(spots(scene, 8, leaf), hex(0.66, 0.16, scene.hues.land + turn), 0.95)).join(''),
  bubbles: (scene) =>
    flat(
      spots(scene, 16, (at, size) => circle(at, size * 6)),
      hex(0.93, 0.06, scene.hues.light),
      0.3,
    ) +
    flat(
      spots(scene, 14, (at, size) => circle(at, size * 2.4)),
      '#fff',
      0.8,
    ),
  confetti: (scene) =>
    [0, 90, 180, 270]
      .map((turn) => flat(spots(scene, 9, chip), hex(0.82, 0.17, scene.hues.light + turn), 0.95))
      .join(''),
  fireflies: (scene) =>
    flat(
      spots(scene, 12, (at, size) => circle(at, size * 6.5)),
      hex(0.93, 0.15, 105),
      0.28,
    ) +
    flat(
      spots(scene, 16, (at, size) => circle(at, size * 2.2)),
      hex(0.98, 0.1, 100),
    ),
  coins: (scene) =>
    flat(
      spots(scene, 9, (at, size) => circle(at, size * 8)),
      hex(0.6, 0.13, 68),
    ) +
    flat(
      spots(scene, 9, (at, size) => circle(at, size * 7)),
      hex(0.88, 0.15, 88),
    ),
  notes: (scene) =>
    [0, 120].map((turn) => flat(spots(scene, 6, note), hex(0.9, 0.13, scene.hues.light + turn), 0.95)).join(''),
  none: () => '',
}
