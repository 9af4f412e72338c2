import { flat, stroke } from '../hero/hero.ts'
import { coin } from '../motif/coin.ts'
import { brush as openBrush, type Brush } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { curve, sweep } from '../paint/curve.ts'
import { enamel, gold, ivory, lacquer } from '../paint/material.ts'
import { circle, scallop, star, type Point } from '../paint/shape.ts'
import { node, picture, repeat } from '../paint/svg.ts'

type Draw = (brush: Brush) => string

const coinAt = (brush: Brush, [x, y]: Point, size: number): string =>
  brush.within(`translate(${x - 100 * size} ${y - 100 * size}) scale(${size})`, () => coin(brush))

/** A coin that comes back. */
const cashBack: Draw = (brush) =>
  stroke(sweep('42,118 52,46 112,24 164,62'), hex(0.3, 0.08, 150), 20) +
  stroke(sweep('42,118 52,46 112,24 164,62'), hex(0.9, 0.12, 150), 12) +
  brush.part('M20 112L68 108L46 146Z', enamel(150, 0.12), 3) +
  coinAt(brush, [114, 116], 0.66)

/** A shield before the coin. */
const lossBack: Draw = (brush) =>
  brush.solid(curve('100,14! 168,34! 168,92 148,146 100,186! 52,146 32,92 32,34!'), enamel(235, 0.13), { bevel: 7 }) +
  stroke(sweep('48,48 48,92 66,136 100,166'), hex(0.86, 0.08, 235), 4, 0.7) +
  coinAt(brush, [100, 94], 0.46)

const candle = (brush: Brush, x: number): string =>
  brush.part(`M${x - 5} 44H${x + 5}V84H${x - 5}Z`, ivory, 2) +
  flat(curve(`${x},18! ${x + 9},36 ${x},46 ${x - 9},36`), hex(0.86, 0.17, 75))

/** A cake with three candles. */
const birthday: Draw = (brush) =>
  [64, 100, 136].map((x) => candle(brush, x)).join('') +
  brush.solid('M30 84H170V168Q170 178 160 178H40Q30 178 30 168Z', lacquer(355, 0.17), { bevel: 6 }) +
  brush.part(curve('28,82! 172,82! 172,112 156,124 140,108 122,128 100,110 80,128 62,108 44,124 28,112'), ivory, 3) +
  flat(star([64, 150], 5, 12, 5), hex(0.88, 0.13, 90)) +
  flat(star([100, 154], 5, 12, 5), hex(0.88, 0.13, 90)) +
  flat(star([136, 150], 5, 12, 5), hex(0.88, 0.13, 90))

/** A coin on its way into a box. */
const firstDeposit: Draw = (brush) =>
  coinAt(brush, [100, 58], 0.5) +
  brush.solid('M32 92H168V172Q168 184 156 184H44Q32 184 32 172Z', lacquer(285, 0.17), { bevel: 6 }) +
  brush.part('M26 84H174V106H26Z', gold, 3) +
  flat('M62 90H138V99H62Z', hex(0.24, 0.05, 285)) +
  brush.part(circle([100, 146], 18), gold, 3) +
  flat(star([100, 146], 5, 12, 5), hex(0.45, 0.16, 285))

const stack = (brush: Brush, x: number, count: number): string =>
  repeat(count, (at) => brush.part(`M${x} ${166 - at * 20}h60v14q-30 12 -60 0Z`, gold, 2)) +
  brush.part(`M${x} ${166 - (count - 1) * 20}q30 -14 60 0q-30 14 -60 0Z`, gold, 2)

/** Two stacks of coins that are added up. */
const depositMatch: Draw = (brush) =>
  stack(brush, 14, 5) +
  stack(brush, 126, 5) +
  brush.solid('M91 92H109V112H129V130H109V150H91V130H71V112H91Z', enamel(160, 0.13), { bevel: 4 }) +
  flat(star([44, 44], 4, 16, 4), hex(0.95, 0.1, 90)) +
  flat(star([158, 36], 4, 12, 3), hex(0.95, 0.1, 90))

/** A target with an arrow. */
const mission: Draw = (brush) =>
  brush.solid(circle([94, 106], 78), ivory, { bevel: 5 }) +
  brush.part(circle([94, 106], 60), lacquer(25, 0.18), 3) +
  brush.part(circle([94, 106], 40), ivory, 3) +
  brush.part(circle([94, 106], 20), lacquer(25, 0.18), 3) +
  stroke('M96 104L168 32', hex(0.3, 0.06, 60), 9) +
  stroke('M96 104L168 32', hex(0.8, 0.12, 80), 5) +
  brush.part('M152 24L166 10L170 30L190 34L176 48L156 44Z', enamel(235, 0.14), 3)

/** A ticket with a code. */
const code: Draw = (brush) =>
  brush.within('rotate(-9 100 100)', () =>
    [
      brush.solid('M10 56H190V84A16 16 0 0 0 190 116V144H10V116A16 16 0 0 0 10 84Z', lacquer(310, 0.17), { bevel: 6 }),
      stroke('M62 62V138', hex(0.9, 0.06, 310), 3, 0.8),
      flat(star([36, 100], 5, 18, 8), hex(0.88, 0.14, 90)),
      repeat(4, (at) => brush.part(`M${78 + at * 26} 84h18v32h-18Z`, ivory, 2)),
    ].join(''),
  )

/** Two speech bubbles. */
const social: Draw = (brush) =>
  brush.solid(
    curve('60,20! 176,20! 190,34 190,92 176,106 150,106! 154,134! 122,106! 60,106 46,92 46,34'),
    enamel(245, 0.14),
    {
      bevel: 5,
    },
  ) +
  brush.solid(curve('24,88! 108,88! 122,102 122,146 108,160 66,160! 36,186! 42,160! 24,160 10,146 10,102'), ivory, {
    bevel: 5,
  }) +
  [40, 66, 92].map((x) => flat(circle([x, 124], 8), hex(0.5, 0.16, 245))).join('') +
  flat(star([118, 62], 5, 24, 10), hex(0.92, 0.12, 90))

export type PromotionPicture =
  | 'cashBack'
  | 'lossBack'
  | 'birthday'
  | 'firstDeposit'
  | 'depositMatch'
  | 'mission'
  | 'code'
  | 'social'

const DRAWN: Readonly<Record<PromotionPicture, Draw>> = {
  cashBack,
  lossBack,
  birthday,
  firstDeposit,
  depositMatch,
  mission,
  code,
  social,
}

/** What promotions pay for. */
export const PROMOTION_PICTURES = Object.keys(DRAWN) as readonly PromotionPicture[]

/** The hue behind each picture, chosen for contrast. */
const GROUNDS: Readonly<Record<PromotionPicture, number>> = {
  cashBack: 285,
  lossBack: 60,
  birthday: 230,
  firstDeposit: 165,
  depositMatch: 330,
  mission: 200,
  code: 140,
  social: 25,
}

const FAR: readonly (readonly [x: number, y: number, size: number])[] = [
  [26, 32, 9],
  [62, 146, 6],
  [92, 22, 5],
  [252, 26, 7],
  [296, 88, 10],
  [262, 158, 6],
  [20, 108, 5],
]

/** A promotion as a wide picture: its object before lit rays, with a few stars. */
export function promotionSvg(name: PromotionPicture, width: number): string {
  const brush = openBrush(`promotion${name}-${width}`)
  const ground = GROUNDS[name]
  const light = brush.radial('light', [
    [0, '#fff', 0.36],
    [1, '#fff', 0],
  ])
  const rays = repeat(12, (at) =>
    node('path', {
      d: 'M160 90L146 -130H174Z',
      fill: '#fff',
      'fill-opacity': 0.06,
      transform: `rotate(${at * 30} 160 90)`,
    }),
  )
  const stars = FAR.map(([x, y, size]) => flat(star([x, y], 4, size, size / 4), hex(0.95, 0.06, 90), 0.8)).join('')
  const body =
    node('rect', { width: 320, height: 180, fill: brush.fill(enamel(ground, 0.12)) }) +
    rays +
    node('path', { d: scallop([160, 90], 118, 24, 5), fill: light }) +
    stars +
    brush.shadowed(() => brush.within('translate(160 90) scale(.76) translate(-100 -100)', () => DRAWN[name](brush)))
  const box = { width, height: (width * 9) / 16, viewBox: '0 0 320 180', label: name }
  return picture(box, brush.definitions(), body)
}
