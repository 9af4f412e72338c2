import type { Brush } from '../paint/brush.ts'
import { bone, clay, dusk, steel } from '../paint/clay.ts'
import { hex } from '../paint/colour.ts'
import { curve, sweep, twice } from '../paint/curve.ts'
import { gold, ivory, lacquer, wood } from '../paint/material.ts'
import { around, circle, polygon, scallop, star, type Point } from '../paint/shape.ts'
import { repeat } from '../paint/svg.ts'
import { flat, stroke, type Hero } from './hero.ts'

/** Facets around a table, each in its own light: what makes a stone a stone. */
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

/** A cut diamond. */
export const diamond: Hero = (brush, { hue }) => {
  const outline: readonly Point[] = [
    [44, 24],
    [156, 24],
    [194, 76],
    [100, 194],
    [6, 76],
  ]
  const crown: readonly (readonly Point[])[] = [
    [
      [44, 24],
      [6, 76],
      [66, 76],
    ],
    [
      [44, 24],
      [66, 76],
      [100, 24],
    ],
    [
      [100, 24],
      [66, 76],
      [134, 76],
    ],
    [
      [100, 24],
      [134, 76],
      [156, 24],
    ],
    [
      [156, 24],
      [134, 76],
      [194, 76],
    ],
    [
      [6, 76],
      [66, 76],
      [100, 194],
    ],
    [
      [66, 76],
      [134, 76],
      [100, 194],
    ],
    [
      [134, 76],
      [194, 76],
      [100, 194],
    ],
  ]
  const tones = [0.72, 0.9, 0.96, 0.82, 0.62, 0.66, 0.8, 0.48]
  return (
    brush.part(polygon(outline), lacquer(hue, 0.18), 5) +
    crown
      .map((facet, index) =>
        flat(polygon(facet), hex(tones[index] ?? 0.7, 0.16 - (tones[index] ?? 0) * 0.06, hue + (index % 3) * 8)),
      )
      .join('') +
    stroke('M6 76H194M44 24L66 76L100 24L134 76L156 24M66 76L100 194L134 76', hex(0.98, 0.03, hue), 1.8, 0.8) +
    flat(star([62, 50], 4, 20, 4) + star([150, 104], 4, 15, 3), '#fff')
  )
}

/** A jewel in a golden setting: round, drop or heart as luck has it. */
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

/** A chest that cannot close any more. */
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

/** The lucky seven. */
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

/** A bell that rings out a win. */
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

/** A horseshoe, points upward so that luck stays in. */
export const horseshoe: Hero = (brush, { hue, accent }) =>
  brush.solid(
    'M34 14L74 10Q52 84 66 118Q80 148 100 148Q120 148 134 118Q148 84 126 10L166 14Q204 96 176 148Q150 194 100 194Q50 194 24 148Q-4 96 34 14Z',
    clay(0.74, 0.13, hue),
    { bevel: 7 },
  ) +
  flat(twice(repeat(4, (nail) => circle([38 + nail * nail * 3.4, 46 + nail * 34], 6))), hex(0.2, 0.05, hue)) +
  brush.solid(star([100, 96], 5, 34, 15), lacquer(accent, 0.2), { bevel: 3 })

/** A seer's ball on its stand. */
export const orb: Hero = (brush, { hue, accent }) => {
  const inside = brush.radial(
    'depth',
    [
      [0, hex(0.92, 0.12, hue + 40)],
      [0.4, hex(0.62, 0.2, hue)],
      [0.8, hex(0.34, 0.16, hue - 20)],
      [1, hex(0.22, 0.1, hue - 30)],
    ],
    { cx: 0.45, cy: 0.55, r: 0.6 },
  )
  return (
    brush.solid(curve('48,150! 100,168 152,150! 172,196! 100,204 28,196!'), gold, { bevel: 5 }) +
    brush.part(circle([100, 86], 80), lacquer(hue, 0.18), 4) +
    flat(circle([100, 86], 78), inside) +
    stroke(
      sweep('44,100 80,74 112,104 156,72') + sweep('56,124 90,106 120,130 148,108'),
      hex(0.96, 0.08, accent),
      5,
      0.45,
    ) +
    flat(
      star([118, 70], 4, 24, 5) + star([76, 110], 4, 14, 3) + star([130, 120], 4, 10, 2) + star([78, 56], 4, 9, 2),
      '#fff',
      0.95,
    ) +
    brush.gleam({ cx: 66, cy: 46, rx: 26, ry: 14, turn: -42, strength: 0.95 }) +
    flat(
      repeat(3, (gem) => circle([64 + gem * 36, 182], 7)),
      hex(0.62, 0.2, accent),
    )
  )
}

/** A flask that bubbles. */
export const potion: Hero = (brush, { hue, accent }) =>
  brush.solid('M82 10H118V24H82Z', wood, { bevel: 3 }) +
  brush.solid(curve('84,24! 84,72 30,130 32,174 60,196 140,196 168,174 170,130 116,72 116,24!'), clay(0.9, 0.04, 210), {
    bevel: 7,
    over:
      flat(curve('20,132! 60,124 100,138 140,126 184,134! 190,210 10,210'), hex(0.62, 0.21, hue)) +
      flat(curve('30,132 60,124 100,138 140,126 172,134 140,146 100,150 60,144'), hex(0.84, 0.15, hue + 15)) +
      flat(
        circle([70, 166], 8) + circle([112, 160], 11) + circle([136, 180], 6) + circle([92, 182], 5),
        hex(0.95, 0.08, hue),
        0.6,
      ),
  }) +
  brush.part('M76 22H124V34H76Z', gold, 2) +
  flat(circle([96, -4], 6) + circle([112, -18], 8) + circle([88, -22], 4), hex(0.84, 0.15, hue), 0.85) +
  brush.part(star([100, 112], 5, 20, 9), lacquer(accent, 0.19), 2) +
  brush.gleam({ cx: 62, cy: 128, rx: 8, ry: 30, turn: 28, strength: 0.8 })

/** A wizard's hat. */
export const hat: Hero = (brush, { hue, accent }) =>
  brush.solid(curve('2,168 60,146 140,146 198,168 150,190 100,194 50,190'), clay(0.42, 0.15, hue), { bevel: 5 }) +
  brush.solid(
    curve('48,162! 66,110 80,58 112,20 156,2! 146,26 164,44! 140,50 138,96 152,162! 100,176'),
    clay(0.46, 0.16, hue),
    {
      bevel: 8,
      over: flat(
        star([96, 104], 5, 15, 6) + star([124, 66], 5, 9, 4) + star([78, 138], 5, 8, 3) + star([128, 126], 5, 8, 3),
        hex(0.92, 0.14, 92),
      ),
    },
  ) +
  brush.solid(curve('48,150 100,164 152,150 154,166 100,180 46,166'), lacquer(accent, 0.18), { bevel: 3 }) +
  brush.solid('M86 152H116V178H86Z', gold, { bevel: 3 }) +
  flat('M92 158H110V172H92Z', hex(0.3, 0.1, accent))

/** A book that lies open and gives light. */
export const book: Hero = (brush, { hue, accent }) => {
  const light = brush.linear('tale', [
    [0, hex(0.98, 0.08, 95), 0],
    [1, hex(0.96, 0.12, 92), 0.75],
  ])
  const lines = stroke(
    repeat(
      5,
      (line) =>
        `M26 ${104 + line * 14}Q58 ${94 + line * 14} 88 ${108 + line * 14}M112 ${108 + line * 14}Q142 ${94 + line * 14} 174 ${104 + line * 14}`,
    ),
    hex(0.55, 0.05, 60),
    2.6,
  )
  return (
    flat('M50 96L20 -10H180L150 96Z', light) +
    brush.solid('M6 92Q54 72 100 98Q146 72 194 92V182Q146 164 100 190Q54 164 6 182Z', clay(0.42, 0.13, hue), {
      bevel: 5,
    }) +
    brush.solid('M14 86Q60 66 100 92V180Q60 156 14 172Z', ivory, { bevel: 4 }) +
    brush.solid('M186 86Q140 66 100 92V180Q140 156 186 172Z', ivory, { bevel: 4 }) +
    lines +
    flat(star([100, 50], 5, 26, 11), hex(0.93, 0.14, 92)) +
    flat(
      star([58, 30], 4, 13, 3) + star([146, 36], 4, 15, 3) + star([124, 6], 4, 9, 2) + star([76, 68], 4, 8, 2),
      '#fff',
    ) +
    brush.part('M116 88L128 84V124L122 116L116 126Z', lacquer(accent, 0.2), 1.6)
  )
}

/** A key to some door. */
export const key: Hero = (brush, { hue, accent }) =>
  brush.within(
    'rotate(38 100 100)',
    () =>
      brush.solid('M92 92H108V170H132V184H120V196H108V204H92Z', gold, { bevel: 4 }) +
      brush.solid(scallop([100, 54], 44, 6, 14), gold, { bevel: 6 }) +
      flat(circle([100, 54], 25), hex(0.22, 0.06, hue)) +
      brush.part(star([100, 54], 8, 24, 15), lacquer(accent, 0.21), 2) +
      brush.solid('M82 100H118V114H82Z', gold, { bevel: 2.5 }),
  )

/** A compass that points to what you seek. */
export const compass: Hero = (brush, { hue, accent }) =>
  stroke(circle([100, 8], 11), hex(0.3, 0.07, 55), 9) +
  stroke(circle([100, 8], 11), hex(0.85, 0.15, 86), 5.5) +
  brush.solid(circle([100, 108], 90), gold, { bevel: 7 }) +
  brush.solid(circle([100, 108], 72), clay(0.94, 0.04, 88), { bevel: 5 }) +
  stroke(
    repeat(
      24,
      (tick) =>
        `M${around([100, 108], 66, tick * 15)
          .map((v) => v.toFixed(1))
          .join(' ')}L${around([100, 108], tick % 6 === 0 ? 54 : 60, tick * 15)
          .map((v) => v.toFixed(1))
          .join(' ')}`,
    ),
    hex(0.36, 0.08, 55),
    2.6,
  ) +
  flat(star([100, 108], 4, 50, 12), hex(0.78, 0.1, 80)) +
  brush.within(
    'rotate(32 100 108)',
    () =>
      brush.part('M100 48L114 108H86Z', lacquer(hue, 0.22), 2) +
      brush.part('M100 168L114 108H86Z', clay(0.4, 0.08, accent), 2),
  ) +
  brush.part(circle([100, 108], 9), gold, 2) +
  brush.gleam({ cx: 70, cy: 74, rx: 30, ry: 14, turn: -40, strength: 0.6 })

/** A clock among its wheels. */
export const clock: Hero = (brush, { hue, accent }) => {
  const cog = (centre: Point, radius: number, teeth: number): string =>
    polygon(
      Array.from({ length: teeth * 4 }, (_, index) =>
        around(centre, index % 4 < 2 ? radius : radius * 0.82, ((index + 0.5) * 90) / teeth),
      ),
    )
  return (
    brush.solid(cog([44, 154], 44, 10), clay(0.6, 0.1, hue), { bevel: 4 }) +
    flat(circle([44, 154], 16), hex(0.2, 0.04, hue)) +
    brush.solid(cog([164, 146], 36, 9), clay(0.7, 0.11, 75), { bevel: 4 }) +
    flat(circle([164, 146], 12), hex(0.2, 0.04, hue)) +
    brush.solid(cog([104, 90], 88, 18), gold, { bevel: 6 }) +
    brush.solid(circle([104, 90], 62), ivory, { bevel: 5 }) +
    stroke(
      repeat(
        12,
        (hour) =>
          `M${around([104, 90], 55, hour * 30)
            .map((v) => v.toFixed(1))
            .join(' ')}L${around([104, 90], hour % 3 === 0 ? 42 : 48, hour * 30)
            .map((v) => v.toFixed(1))
            .join(' ')}`,
      ),
      hex(0.28, 0.06, 50),
      4,
    ) +
    stroke('M104 90L104 50', hex(0.2, 0.05, 280), 6) +
    stroke('M104 90L134 106', hex(0.5, 0.2, accent), 5) +
    brush.part(circle([104, 90], 9), steel, 2) +
    brush.gleam({ cx: 80, cy: 62, rx: 26, ry: 12, turn: -40, strength: 0.5 })
  )
}

/** A cup for the winner. */
export const trophy: Hero = (brush, { hue, accent }) =>
  stroke(twice(sweep('52,44 14,36 14,84 62,104')), hex(0.28, 0.07, 55), 15) +
  stroke(twice(sweep('52,44 14,36 14,84 62,104')), hex(0.82, 0.15, 85), 9.5) +
  brush.solid('M66 176H134L142 198H58Z', dusk, { bevel: 4 }) +
  brush.solid(curve('90,128! 92,150 78,176! 122,176! 108,150 110,128!'), gold, { bevel: 4 }) +
  brush.solid('M40 18H160Q160 100 124 126Q100 142 76 126Q40 100 40 18Z', gold, { bevel: 8 }) +
  brush.solid('M34 12Q100 2 166 12V28Q100 18 34 28Z', gold, { bevel: 3 }) +
  brush.solid(star([100, 74], 5, 34, 15), lacquer(hue, 0.21), { bevel: 3 }) +
  flat(star([148, 34], 4, 18, 3) + star([60, 112], 4, 12, 2), hex(0.99, 0.04, accent)) +
  brush.gleam({ cx: 58, cy: 62, rx: 9, ry: 34, turn: 6, strength: 0.85 })

/** A parcel with a bow. */
export const gift: Hero = (brush: Brush, { hue, accent }) =>
  brush.solid('M20 84H180L172 190Q100 200 28 190Z', lacquer(hue, 0.2), {
    bevel: 7,
    over: flat('M82 70H118V204H82Z', hex(0.86, 0.15, accent)),
  }) +
  brush.solid('M10 58H190V92Q100 100 10 92Z', lacquer(hue, 0.2), {
    bevel: 5,
    over: flat('M82 50H118V104H82Z', hex(0.88, 0.14, accent)),
  }) +
  brush.solid(
    curve('98,58! 76,10 30,2 24,34 52,56!') + curve('102,58! 124,10 170,2 176,34 148,56!'),
    clay(0.82, 0.16, accent),
    { bevel: 5 },
  ) +
  brush.part(circle([100, 52], 15), clay(0.86, 0.15, accent), 2) +
  flat(star([54, 132], 5, 15, 6) + star([146, 136], 5, 15, 6), hex(0.97, 0.05, 90), 0.85) +
  brush.part(circle([100, 52], 5), bone, 0)
