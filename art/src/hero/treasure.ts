import { clay } from '../paint/clay.ts'
import { hex } from '../paint/colour.ts'
import { curve, twice } from '../paint/curve.ts'
import { gold, lacquer } from '../paint/material.ts'
import { around, circle, polygon, scallop, star, type Point } from '../paint/shape.ts'
import { repeat } from '../paint/svg.ts'
import { flat, stroke, type Hero } from './hero.ts'

/** Facets around a flat top, each with its own brightness. */
function facets(rim: readonly Point[], table: readonly Point[], hue: number, chroma: number = 0.19): string {
  const tones = [0.86, 0.74, 0.6, 0.48, 0.42, 0.5, 0.62, 0.78, 0.9, 0.7]
  return (
    rim
      .map((point, index) => {
        const next = (index + 1) % rim.length
        const [inner, after] = [table[index] ?? point, table[next] ?? point]
        return flat(
          polygon([point, rim[next] ?? point, after, inner]),
          hex(tones[index % tones.length] ?? 0.6, chroma, hue + (index % 3) * 7),
        )
      })
      .join('') + flat(polygon(table), hex(0.8, chroma * 0.8, hue + 5))
  )
}

/** Facets of a cut stone, the crown from left to right, then the pavilion. */
const CUT = [
  ['M44 24L6 76H66Z', 0.72],
  ['M44 24L66 76L100 24Z', 0.9],
  ['M100 24L66 76H134Z', 0.96],
  ['M100 24L134 76L156 24Z', 0.82],
  ['M156 24L134 76H194Z', 0.62],
  ['M6 76H66L100 194Z', 0.66],
  ['M66 76H134L100 194Z', 0.8],
  ['M134 76H194L100 194Z', 0.48],
] as const

/** A cut diamond. */
export const diamond: Hero = (brush, { hue }) =>
  brush.part('M44 24H156L194 76L100 194L6 76Z', lacquer(hue, 0.18), 5) +
  CUT.map(([d, tone], index) => flat(d, hex(tone, 0.16 - tone * 0.06, hue + (index % 3) * 8))).join('') +
  stroke('M6 76H194M44 24L66 76L100 24L134 76L156 24M66 76L100 194L134 76', hex(0.98, 0.03, hue), 1.8, 0.8) +
  flat(star([62, 50], 4, 20, 4) + star([150, 104], 4, 15, 3), '#fff')

/** A jewel in a golden setting: round, drop or heart, chosen at random. */
export const jewel: Hero = (brush, { hue, chance }) => {
  const sides = chance() < 0.5 ? 8 : 10
  const ring = (radius: number): readonly Point[] =>
    Array.from({ length: sides }, (_, index) => around([100, 100], radius, ((index + 0.5) * 360) / sides))
  return (
    brush.solid(scallop([100, 100], 88, 16, 5), gold, { bevel: 6 }) +
    flat(
      repeat(16, (bead) => circle(around([100, 100], 84, bead * 22.5 + 11.25), 4.5)),
      hex(0.98, 0.07, 95),
    ) +
    brush.part(polygon(ring(74)), lacquer(hue, 0.2), 4) +
    facets(ring(73), ring(42), hue) +
    stroke(polygon(ring(42)), hex(0.97, 0.05, hue), 1.6, 0.7) +
    brush.gleam({ cx: 80, cy: 76, rx: 26, ry: 13, turn: -40, strength: 0.9 }) +
    flat(star([132, 62], 4, 22, 4), '#fff')
  )
}

/** A crown with its cap of velvet. */
export const crown: Hero = (brush, { hue, accent }) =>
  brush.solid(curve('36,150! 30,96 60,70 100,66 140,70 170,96 164,150!'), lacquer(hue, 0.18), { bevel: 6 }) +
  brush.solid('M22 152L6 62L52 104L66 34L100 92L134 34L148 104L194 62L178 152Z', gold, { bevel: 5 }) +
  brush.solid(curve('18,150 100,136 182,150 180,182 100,194 20,182'), gold, { bevel: 5 }) +
  [
    [6, 58],
    [66, 28],
    [134, 28],
    [194, 58],
  ]
    .map(
      ([x = 0, y = 0]) =>
        brush.part(circle([x, y], 11), lacquer(accent, 0.2), 2) +
        brush.gleam({ cx: x - 3, cy: y - 4, rx: 5, ry: 3.5, strength: 0.9 }),
    )
    .join('') +
  brush.part(curve('100,146 116,164 100,184 84,164'), lacquer(accent, 0.21), 2) +
  brush.part(circle([52, 164], 9) + circle([148, 164], 9), lacquer(hue, 0.2), 2) +
  flat(
    repeat(8, (pearl) => circle([30 + pearl * 20, 144 - (3.5 - Math.abs(pearl - 3.5)) * 2.2], 3.6)),
    hex(0.98, 0.02, 90),
  )

/** A chest that overflows with gold. */
export const chest: Hero = (brush, { hue, accent }) => {
  const heap = repeat(16, (coin) => {
    const [x, y] = [
      34 + (coin % 8) * 19 + Math.floor(coin / 8) * 8,
      96 - Math.sin(((coin % 8) / 7) * Math.PI) * 22 + Math.floor(coin / 8) * 12,
    ]
    return brush.part(curve(`${x - 15},${y} ${x},${y - 10} ${x + 15},${y} ${x},${y + 10}`), gold, 1.6)
  })
  const glow = brush.radial('lure', [
    [0, hex(0.98, 0.12, 95), 0.95],
    [1, hex(0.9, 0.16, 85), 0],
  ])
  return (
    flat(curve('100,-14 190,40 160,130 40,130 10,40'), glow) +
    brush.solid(curve('10,80! 22,34 60,14 140,14 178,34 190,80! 170,88 100,72 30,88'), clay(0.44, 0.1, hue), {
      bevel: 6,
      over: flat('M40 0H60V100H40ZM140 0H160V100H140Z', hex(0.8, 0.15, 84)),
    }) +
    flat(curve('20,84 100,62 180,84 170,112 30,112'), hex(0.16, 0.05, 40)) +
    heap +
    brush.part(curve('56,72 70,58 84,72 70,92'), lacquer(accent, 0.21), 2) +
    brush.part(circle([128, 74], 13), lacquer(accent + 140, 0.2), 2) +
    brush.solid('M10 104H190L180 190Q100 200 20 190Z', clay(0.46, 0.1, hue), {
      bevel: 6,
      over:
        stroke('M0 132H200M0 160H200', hex(0.28, 0.07, hue), 2.4) +
        flat('M34 90H56V200H34ZM144 90H166V200H144Z', hex(0.8, 0.15, 84)),
    }) +
    brush.solid('M6 98H194V114H6Z', gold, { bevel: 3 }) +
    brush.solid('M82 108H118V138Q100 154 82 138Z', gold, { bevel: 3 }) +
    flat(`${circle([100, 122], 5)}M97 122H103L105 136H95Z`, hex(0.2, 0.05, 50))
  )
}

/** A lucky seven. */
export const seven: Hero = (brush, { hue, accent }) =>
  brush.solid(
    'M22 26Q24 10 40 14Q100 34 160 12Q182 8 180 32Q176 60 146 94Q118 128 116 186Q114 196 104 196H62Q52 196 52 184Q56 126 106 76Q66 84 46 70Q40 88 28 84Q18 80 22 26Z',
    gold,
    { bevel: 6 },
  ) +
  brush.solid(
    'M36 32Q100 52 164 28Q160 58 132 88Q104 122 102 182H68Q72 124 128 64Q76 76 42 54Q38 66 36 64Z',
    lacquer(hue, 0.22),
    { bevel: 6, outline: 2 },
  ) +
  brush.gleam({ cx: 76, cy: 46, rx: 40, ry: 7, turn: 6, strength: 0.8 }) +
  flat(star([160, 40], 4, 20, 4) + star([60, 168], 4, 14, 3), hex(0.99, 0.03, accent))

/** A bell. */
export const bell: Hero = (brush, { hue, accent }) =>
  brush.part(circle([100, 180], 16), clay(0.6, 0.12, 70)) +
  brush.solid(curve('100,16 128,26 146,64 154,116 180,156! 100,172 20,156! 46,116 54,64 72,26'), gold, {
    bevel: 9,
    over: flat('M40 118Q100 132 160 118V132Q100 146 40 132Z', hex(0.56, 0.2, hue)),
  }) +
  brush.solid(curve('14,154 100,140 186,154 184,172 100,186 16,172'), gold, { bevel: 4 }) +
  stroke(circle([100, 16], 12), hex(0.3, 0.07, 55), 10) +
  stroke(circle([100, 16], 12), hex(0.85, 0.15, 86), 6) +
  brush.solid(
    curve('96,34! 70,8 44,18 48,38 70,44!') + curve('104,34! 130,8 156,18 152,38 130,44!'),
    lacquer(accent, 0.2),
    { bevel: 3 },
  ) +
  brush.gleam({ cx: 74, cy: 78, rx: 11, ry: 38, turn: 12, strength: 0.85 })

/** A horseshoe, open end up. */
export const horseshoe: Hero = (brush, { hue, accent }) =>
  brush.solid(
    'M34 14L74 10Q52 84 66 118Q80 148 100 148Q120 148 134 118Q148 84 126 10L166 14Q204 96 176 148Q150 194 100 194Q50 194 24 148Q-4 96 34 14Z',
    clay(0.74, 0.13, hue),
    { bevel: 7 },
  ) +
  flat(twice(repeat(4, (nail) => circle([38 + nail * nail * 3.4, 46 + nail * 34], 6))), hex(0.2, 0.05, hue)) +
  brush.solid(star([100, 96], 5, 34, 15), lacquer(accent, 0.2), { bevel: 3 })
