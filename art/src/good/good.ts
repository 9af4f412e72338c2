import { flat, stroke } from '../hero/hero.ts'
import { coin } from '../motif/coin.ts'
import { brush as openBrush, type Brush } from '../paint/brush.ts'
import { clay, dusk, steel } from '../paint/clay.ts'
import { hex } from '../paint/colour.ts'
import { curve, sweep } from '../paint/curve.ts'
import { enamel, gold, ivory, lacquer } from '../paint/material.ts'
import { circle, scallop, star, type Point } from '../paint/shape.ts'
import { node, picture } from '../paint/svg.ts'

type Draw = (brush: Brush) => string

/** A box with round corners. */
const box = ([x, y]: Point, width: number, height: number, round: number): string =>
  `M${x + round} ${y}h${width - 2 * round}q${round} 0 ${round} ${round}v${height - 2 * round}q0 ${round} ${-round} ${round}` +
  `h${2 * round - width}q${-round} 0 ${-round} ${-round}v${2 * round - height}q0 ${-round} ${round} ${-round}Z`

const cash: Draw = (brush) =>
  brush.within('translate(22 -20) scale(.56)', () => coin(brush)) +
  brush.within('translate(82 20) scale(.56)', () => coin(brush)) +
  brush.within('translate(18 70) scale(.64)', () => coin(brush))

const giftCard: Draw = (brush) =>
  brush.within('rotate(-8 100 100)', () =>
    [
      brush.solid(box([16, 46], 168, 108, 16), lacquer(25, 0.18), {
        bevel: 5,
        over: flat(sweep('16,120 70,96 120,128 200,90') + 'L200 160L16 160Z', hex(0.8, 0.15, 60), 0.5),
      }),
      brush.part('M56 46H76V154H56Z', gold, 2),
      brush.solid(curve('66,72! 40,44 24,58 34,78 66,84! 100,78 108,58 92,44'), gold, { bevel: 3 }),
      brush.part(circle([66, 78], 10), gold, 2),
      flat(star([140, 104], 5, 22, 10), hex(0.96, 0.06, 90), 0.9),
      flat(box([104, 134], 62, 7, 3), hex(0.96, 0.04, 90), 0.7),
    ].join(''),
  )

const headphones: Draw = (brush) =>
  stroke(sweep('34,128 34,40 100,16 166,40 166,128'), hex(0.2, 0.05, 285), 24) +
  stroke(sweep('34,128 34,40 100,16 166,40 166,128'), hex(0.52, 0.14, 285), 15) +
  stroke(sweep('40,108 42,48 100,24 150,42'), hex(0.86, 0.08, 285), 4, 0.8) +
  brush.solid(box([16, 104], 40, 74, 18), lacquer(285, 0.17), { bevel: 5 }) +
  brush.solid(box([144, 104], 40, 74, 18), lacquer(285, 0.17), { bevel: 5 }) +
  brush.part(box([48, 112], 18, 58, 9), dusk, 2) +
  brush.part(box([134, 112], 18, 58, 9), dusk, 2) +
  brush.part(circle([32, 141], 9), gold, 2) +
  brush.part(circle([168, 141], 9), gold, 2)

const phone: Draw = (brush) => {
  const glass = brush.linear('glass', [
    [0, hex(0.5, 0.17, 250)],
    [0.55, hex(0.62, 0.2, 330)],
    [1, hex(0.78, 0.16, 60)],
  ])
  return brush.within('rotate(8 100 100)', () =>
    [
      brush.solid(box([52, 8], 96, 184, 20), dusk, { bevel: 4 }),
      flat(box([60, 18], 80, 164, 12), glass),
      flat(
        sweep('60,130 84,110 112,138 140,112') + 'L140 172Q140 182 130 182H70Q60 182 60 172Z',
        hex(0.3, 0.12, 280),
        0.5,
      ),
      flat(circle([112, 76], 20), hex(0.96, 0.09, 90), 0.9),
      flat(box([84, 24], 32, 8, 4), hex(0.13, 0.03, 285)),
      flat('M66 30Q66 24 72 24H84L66 100Z', '#fff', 0.28),
    ].join(''),
  )
}

const mug: Draw = (brush) =>
  stroke(sweep('140,78 190,70 186,140 138,140'), hex(0.3, 0.1, 30), 21) +
  stroke(sweep('140,78 190,70 186,140 138,140'), hex(0.66, 0.19, 30), 13) +
  brush.solid(curve('30,54! 36,160 52,180! 128,180! 144,160 150,54!'), lacquer(30, 0.19), { bevel: 6 }) +
  brush.part('M30 54A60 17 0 0 1 150 54A60 17 0 0 1 30 54Z', ivory, 3) +
  flat('M42 55A48 11 0 0 1 138 55A48 11 0 0 1 42 55Z', hex(0.33, 0.08, 50)) +
  brush.part(scallop([90, 120], 32, 10, 4), gold, 2) +
  flat(star([90, 120], 5, 19, 8), hex(0.96, 0.07, 92)) +
  stroke(sweep('70,32 62,18 78,6 70,-8') + sweep('108,32 100,18 116,6 108,-8'), hex(0.95, 0.02, 80), 6, 0.55)

const shirt: Draw = (brush) =>
  brush.solid(
    curve('70,26! 100,46 130,26! 162,40! 192,88! 160,106! 150,92! 150,184! 50,184! 50,92! 40,106! 8,88! 38,40!'),
    enamel(165, 0.13),
    { bevel: 6 },
  ) +
  stroke(sweep('70,27 100,50 130,27'), hex(0.35, 0.09, 165), 6) +
  stroke('M50 92V120M150 92V120', hex(0.35, 0.09, 165), 3, 0.6) +
  brush.part(circle([100, 112], 30), gold, 3) +
  flat(star([100, 112], 5, 21, 9), hex(0.5, 0.17, 25))

const watch: Draw = (brush) =>
  brush.solid(box([70, -8], 60, 216, 14), clay(0.4, 0.09, 40), { bevel: 5 }) +
  stroke('M82 4V36M118 4V36M82 164V196M118 164V196', hex(0.75, 0.1, 60), 3, 0.8) +
  brush.solid(circle([100, 100], 66), gold, { bevel: 6 }) +
  brush.part(box([164, 92], 14, 16, 4), gold, 2) +
  brush.part(circle([100, 100], 51), ivory, 3) +
  [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]
    .map((turn) =>
      node('path', {
        d: 'M100 54V62',
        stroke: hex(0.3, 0.05, 40),
        'stroke-width': 4,
        transform: `rotate(${turn} 100 100)`,
      }),
    )
    .join('') +
  stroke('M100 100L78 84M100 100L120 66', hex(0.25, 0.06, 30), 6) +
  brush.part(circle([100, 100], 6), steel, 2) +
  brush.gleam({ cx: 76, cy: 72, rx: 20, ry: 10, turn: -42, strength: 0.7 })

export type GoodName = 'cash' | 'giftCard' | 'headphones' | 'phone' | 'mug' | 'shirt' | 'watch'

const DRAWN: Readonly<Record<GoodName, Draw>> = { cash, giftCard, headphones, phone, mug, shirt, watch }

/** What points can be redeemed for. */
export const GOODS = Object.keys(DRAWN) as readonly GoodName[]

/** The hue behind each good, chosen for contrast. */
const GROUNDS: Readonly<Record<GoodName, number>> = {
  cash: 150,
  giftCard: 190,
  headphones: 70,
  phone: 205,
  mug: 255,
  shirt: 20,
  watch: 310,
}

/** A good on a lit background of its own colour. */
export function goodSvg(name: GoodName, size: number): string {
  const brush = openBrush(`good${name}-${size}`)
  const ground = GROUNDS[name]
  const light = brush.radial('light', [
    [0, '#fff', 0.34],
    [1, '#fff', 0],
  ])
  const body =
    node('rect', { width: 200, height: 200, fill: brush.fill(enamel(ground, 0.12)) }) +
    node('path', { d: scallop([100, 100], 94, 24, 4), fill: light }) +
    brush.shadowed(() => brush.within('translate(100 100) scale(.7) translate(-100 -100)', () => DRAWN[name](brush)))
  return picture({ width: size, height: size, viewBox: '0 0 200 200', label: name }, brush.definitions(), body)
}
