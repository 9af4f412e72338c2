import type { Brush } from '../paint/brush.ts'
import { bone, clay, dusk, steel } from '../paint/clay.ts'
import { hex } from '../paint/colour.ts'
import { curve, sweep, twice } from '../paint/curve.ts'
import { gold, ivory, lacquer, wood } from '../paint/material.ts'
import { around, circle, polygon, scallop, star, type Point } from '../paint/shape.ts'
import { repeat } from '../paint/svg.ts'
import { flat, stroke, type Hero } from './hero.ts'

/** A crystal ball on its stand. */
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

/** An open book that gives light. */
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

/** A key. */
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

/** A compass. */
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

/** A trophy cup. */
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
