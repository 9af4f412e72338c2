import { flat, stroke } from '../hero/hero.ts'
import { hex } from '../paint/colour.ts'
import { curve, twice } from '../paint/curve.ts'
import { around, circle, ellipse, polygon, star, type Point } from '../paint/shape.ts'
import { node, num, repeat } from '../paint/svg.ts'
import { stampMark } from '../brand/mark.ts'

type Mark = { readonly hue: number; readonly draw: (ink: string) => string }

const wave = (y: number): string => `M18 ${y}q8 -9 16 0t16 0t16 0t16 0`

/** The mark of each studio in a box of 100, in one colour. */
const MARKS: Readonly<Record<string, Mark>> = {
  RONDA: { hue: 75, draw: (ink) => stampMark(ink, ink) },
  VERBENA: { hue: 10, draw: (ink) => flat(star([50, 50], 8, 40, 18), ink) },
  MAREA: { hue: 230, draw: (ink) => stroke(wave(36) + wave(54) + wave(72), ink, 8) },
  SELVA: {
    hue: 145,
    draw: (ink) =>
      flat(curve('50,10! 82,40 74,76 50,90! 26,76 18,40'), ink) +
      stroke('M50 88V30M50 62L66 48M50 62L34 48', hex(0.3, 0.1, 145), 5),
  },
  ESCARCHA: {
    hue: 215,
    draw: (ink) =>
      stroke(
        repeat(
          6,
          (arm) =>
            `M50 50L${around([50, 50], 40, arm * 60)
              .map(num)
              .join(' ')}`,
        ) +
          repeat(
            6,
            (arm) =>
              `M${around([50, 50], 36, arm * 60 - 16)
                .map(num)
                .join(' ')}L${around([50, 50], 24, arm * 60)
                .map(num)
                .join(' ')}L${around([50, 50], 36, arm * 60 + 16)
                .map(num)
                .join(' ')}`,
          ),
        ink,
        6,
      ),
  },
  ORBITA: {
    hue: 290,
    draw: (ink) => flat(circle([50, 50], 18), ink) + stroke('M14 64A40 15 -22 1 1 86 36A40 15 -22 1 1 14 64', ink, 6),
  },
  MITO: {
    hue: 60,
    draw: (ink) => flat('M14 34L50 10L86 34ZM18 78H82V90H18ZM24 40H34V74H24ZM45 40H55V74H45ZM66 40H76V74H66Z', ink),
  },
  AZUCAR: { hue: 350, draw: (ink) => flat(circle([50, 50], 22), ink) + flat(twice('M30 50L8 34V66Z', 50), ink) },
  QUILATE: {
    hue: 185,
    draw: (ink) =>
      flat(
        polygon([
          [30, 18],
          [70, 18],
          [90, 42],
          [50, 88],
          [10, 42],
        ]),
        ink,
      ) + stroke('M12 42H88M36 42L50 84L64 42L50 20L36 42', hex(0.3, 0.1, 185), 4),
  },
  TINTA: {
    hue: 275,
    draw: (ink) => flat(curve('80,10! 62,16 34,44 24,78! 50,74 70,48'), ink) + stroke('M16 92L52 48', ink, 6),
  },
  HUERTA: { hue: 130, draw: (ink) => flat(circle([50, 58], 28), ink) + flat(curve('50,32! 54,12 78,8! 76,28'), ink) },
  FORJA: {
    hue: 40,
    draw: (ink) =>
      flat(
        polygon(
          Array.from({ length: 32 }, (_, index): Point => around([50, 50], index % 4 < 2 ? 42 : 32, index * 11.25)),
        ),
        ink,
      ) + flat(circle([50, 50], 14), hex(0.3, 0.08, 40)),
  },
  NOCHE: { hue: 310, draw: (ink) => flat('M66 12A40 40 0 1 0 88 66A32 32 0 1 1 66 12Z', ink) },
  SEDA: {
    hue: 25,
    draw: (ink) =>
      flat(
        repeat(5, (petal) => circle(around([50, 50], 22, petal * 72), 17)),
        ink,
      ) + flat(circle([50, 50], 9), hex(0.4, 0.15, 25)),
  },
  TCG_LOTTO_VN: {
    hue: 155,
    draw: (ink) =>
      stroke('M50 90V34M50 74Q28 70 22 48M50 74Q72 70 78 48M50 56Q32 50 30 30M50 56Q68 50 70 30', ink, 7) +
      flat(circle([50, 20], 11), ink),
  },
  TCG_SEA: {
    hue: 200,
    draw: (ink) =>
      flat(curve('16,46! 20,24 50,10 80,24 84,46! 66,40 50,46! 34,40'), ink) +
      stroke('M30 58L24 72M50 60L44 74M70 58L64 72M36 80L32 90M58 80L54 90', ink, 6),
  },
  BOMBO: {
    hue: 345,
    draw: (ink) =>
      stroke(`${circle([50, 42], 32)}${ellipse([50, 42], 14, 32)}M18 42H82M32 72L22 92M68 72L78 92M14 92H86`, ink, 6),
  },
  LUMBRE: { hue: 45, draw: (ink) => flat(curve('50,6! 62,30 82,50 76,78 50,94 24,78 20,54 34,40 36,54! 46,36'), ink) },
}

const UNKNOWN: Mark = { hue: 250, draw: (ink) => flat(star([50, 50], 4, 40, 16), ink) }

export const markOf = (vendor: string): Mark => MARKS[vendor] ?? UNKNOWN

/** The studio's mark, small, in a corner of its covers. */
export function vendorSeal(vendor: string, [x, y]: Point, radius: number): string {
  const { hue, draw } = markOf(vendor)
  return (
    flat(circle([x, y], radius + 1.6), hex(0.86, 0.14, 86)) +
    flat(circle([x, y], radius), hex(0.3, 0.11, hue)) +
    node(
      'g',
      {
        transform: `translate(${num(x - radius * 0.72)} ${num(y - radius * 0.72)}) scale(${(radius * 0.0144).toFixed(3)})`,
      },
      draw(hex(0.97, 0.06, 92)),
    )
  )
}
