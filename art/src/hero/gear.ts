import { bone, clay, steel, stone } from '../paint/clay.ts'
import { hex } from '../paint/colour.ts'
import { curve, sweep, twice } from '../paint/curve.ts'
import { gold, lacquer, wood } from '../paint/material.ts'
import { circle, ellipse, polygon, star } from '../paint/shape.ts'
import { repeat } from '../paint/svg.ts'
import { flat, stroke, type Hero } from './hero.ts'

/** A magnifying glass. */
export const magnifier: Hero = (brush, { hue, accent }) =>
  brush.within(
    'rotate(-45 84 84)',
    () => brush.solid('M74 148H94L98 238H70Z', wood, { bevel: 4 }) + brush.part('M70 142H98V160H70Z', gold, 2),
  ) +
  brush.solid(circle([84, 84], 76), gold, { bevel: 6 }) +
  brush.part(circle([84, 84], 61), clay(0.86, 0.06, hue)) +
  stroke(
    repeat(4, (ring) => ellipse([84, 88], 10 + ring * 11, 14 + ring * 12)) + 'M84 80V98',
    hex(0.42, 0.13, accent),
    4,
    0.85,
  ) +
  brush.gleam({ cx: 60, cy: 54, rx: 26, ry: 12, turn: -42, strength: 1 })

/** A pickaxe over a find. */
export const pickaxe: Hero = (brush, { hue }) =>
  brush.within(
    'rotate(38 100 100)',
    () =>
      brush.solid('M92 22H108L112 220H88Z', wood, { bevel: 4 }) +
      brush.solid(curve('-4,76! 30,24 76,2 100,0 124,2 170,24 204,76! 160,44 124,34 76,34 40,44'), steel, {
        bevel: 5,
      }) +
      brush.part('M84 -8H116V44H84Z', clay(0.42, 0.06, hue), 2.4),
  ) +
  brush.solid(
    polygon([
      [112, 160],
      [136, 140],
      [168, 146],
      [190, 172],
      [180, 198],
      [124, 200],
    ]),
    gold,
    { bevel: 5 },
  ) +
  brush.solid(
    polygon([
      [20, 176],
      [42, 160],
      [66, 172],
      [72, 198],
      [24, 200],
    ]),
    gold,
    { bevel: 4 },
  )

/** A nugget of gold. */
export const nugget: Hero = (brush, { accent }) =>
  brush.solid(curve('4,182 60,160 140,160 196,182 150,200 50,200'), clay(0.42, 0.05, accent), { bevel: 4 }) +
  brush.solid(
    polygon([
      [40, 90],
      [64, 40],
      [112, 20],
      [152, 44],
      [178, 92],
      [168, 148],
      [124, 176],
      [68, 174],
      [32, 140],
    ]),
    gold,
    {
      bevel: 7,
      over:
        flat(
          'M64 40L92 84L40 90ZM112 20L92 84L152 44ZM178 92L130 112L152 44ZM124 176L130 112L168 148Z',
          hex(0.97, 0.09, 98),
          0.55,
        ) + flat('M92 84L130 112L80 136L40 90ZM68 174L80 136L124 176Z', hex(0.62, 0.13, 70), 0.6),
    },
  ) +
  flat(star([58, 56], 4, 20, 4) + star([150, 118], 4, 24, 5) + star([104, 152], 4, 12, 3), '#fff')

/** A palette with paint. */
export const palette: Hero = (brush, { hue, accent }) =>
  brush.solid(
    curve('100,18 160,30 194,78 190,124 160,140 138,128 120,140 126,166 104,188 56,182 16,142 6,92 36,40'),
    clay(0.76, 0.1, 68),
    {
      bevel: 7,
      over: flat(ellipse([98, 142], 15, 12), hex(0.24, 0.05, 50)),
    },
  ) +
  [
    [52, 64, hue],
    [98, 46, hue + 72],
    [146, 62, hue + 144],
    [164, 100, hue + 216],
    [40, 110, hue + 288],
  ]
    .map(([x = 0, y = 0, shown = 0]) =>
      brush.solid(ellipse([x, y], 19, 16), lacquer(shown, 0.21), { bevel: 4, outline: 1.8 }),
    )
    .join('') +
  stroke('M62 152L184 10', hex(0.25, 0.05, 50), 12) +
  stroke('M62 152L184 10', hex(0.62, 0.15, accent), 7) +
  brush.part('M70 128L88 142L74 160L56 146Z', steel, 2) +
  brush.solid(curve('60,142! 80,158 62,178 32,188! 38,160'), lacquer(accent, 0.21), { bevel: 3 })

/** A campfire. */
export const campfire: Hero = (brush, { hue }) => {
  const flame = (points: string, shown: ReturnType<typeof clay>, bevel: number): string =>
    brush.solid(curve(points), shown, { bevel, outline: 2 })
  return (
    repeat(7, (pebble) => brush.part(ellipse([16 + pebble * 28, 188 + (pebble % 2) * 4], 15, 11), stone(hue), 2.4)) +
    brush.within('rotate(16 100 166)', () => brush.solid('M24 156H176V178H24Z', wood, { bevel: 4 })) +
    brush.within('rotate(-16 100 166)', () => brush.solid('M24 156H176V178H24Z', wood, { bevel: 4 })) +
    flame('100,-10! 120,36 160,58 158,118 132,160 68,160 42,118 44,74 66,52! 74,76 92,50', clay(0.66, 0.21, 38), 6) +
    flame('104,44! 116,82 140,96 130,142 100,160 70,142 64,108 82,86! 90,100', clay(0.8, 0.18, 66), 4) +
    flame('102,96! 110,118 120,130 110,152 100,158 90,152 84,134', clay(0.95, 0.1, 95), 3) +
    flat(circle([36, 44], 4) + circle([164, 30], 5) + circle([148, 4], 3) + circle([50, 12], 4), hex(0.86, 0.17, 70))
  )
}

/** An hourglass. */
export const hourglass: Hero = (brush, { hue, accent }) =>
  brush.solid('M52 22H66V178H52ZM134 22H148V178H134Z', wood, { bevel: 3 }) +
  brush.solid(
    curve('60,18! 140,18! 138,64 108,98 108,104 138,138 140,182! 60,182! 62,138 92,104 92,98 62,64'),
    clay(0.9, 0.04, hue),
    {
      bevel: 6,
      over:
        flat('M62 56Q100 66 138 56L106 98H94Z', hex(0.8, 0.15, accent)) +
        flat('M56 182Q100 118 144 182Z', hex(0.8, 0.15, accent)) +
        stroke('M100 96V150', hex(0.8, 0.15, accent), 4),
    },
  ) +
  brush.solid('M36 0H164V22H36ZM36 178H164V200H36Z', gold, { bevel: 5 }) +
  brush.gleam({ cx: 80, cy: 44, rx: 7, ry: 20, turn: 8, strength: 1 })

/** A candelabra with three flames. */
export const candelabra: Hero = (brush, { hue }) => {
  const candle = (x: number, top: number): string =>
    brush.solid(`M${x - 11} ${top}H${x + 11}V${top + 52}H${x - 11}Z`, bone, { bevel: 3 }) +
    flat(circle([x, top - 22], 26), hex(0.93, 0.12, 88), 0.35) +
    brush.part(
      curve(`${x},${top - 46}! ${x + 13},${top - 20} ${x},${top - 4} ${x - 13},${top - 20}`),
      clay(0.86, 0.17, 72),
      2,
    ) +
    flat(ellipse([x, top - 14], 5, 9), hex(0.98, 0.07, 98))
  return (
    stroke(twice(sweep('98,140 60,140 34,126 34,104')), hex(0.24, 0.06, 50), 14) +
    stroke(twice(sweep('98,140 60,140 34,126 34,104')), hex(0.84, 0.14, 85), 8) +
    brush.solid('M92 92H108L112 178H88Z', gold, { bevel: 3 }) +
    brush.solid(circle([100, 138], 15), lacquer(hue, 0.2), { bevel: 4 }) +
    brush.solid(curve('56,200! 64,178 100,170 136,178 144,200!'), gold, { bevel: 4 }) +
    candle(34, 54) +
    candle(166, 54) +
    candle(100, 36) +
    brush.part('M16 102H52L46 114H22ZM148 102H184L178 114H154ZM82 86H118L112 98H88Z', gold, 2)
  )
}

/** A letter with a red seal. */
export const letter: Hero = (brush, { hue, accent }) =>
  brush.within(
    'rotate(-7 100 100)',
    () =>
      brush.solid('M8 44H192V166H8Z', clay(0.94, 0.04, 85), {
        bevel: 5,
        over:
          stroke('M8 166L82 104M192 166L118 104', hex(0.66, 0.07, 75), 4) +
          flat(
            repeat(9, (mark) => `M${8 + mark * 22} 160h11v8h-11Z`),
            hex(0.6, 0.18, accent),
          ),
      }) +
      brush.solid('M8 44H192L100 122Z', clay(0.9, 0.05, 82), { bevel: 4 }) +
      brush.solid(star([100, 112], 12, 30, 26), lacquer(hue, 0.21), { bevel: 4 }) +
      flat(curve('100,128! 84,112 84,102 92,98 100,106! 108,98 116,102 116,112'), hex(0.93, 0.07, hue)),
  )

/** An engagement ring. */
export const ring: Hero = (brush, { hue }) =>
  brush.solid('M100 62A66 66 0 1 0 100.1 62ZM100 86A44 44 0 1 1 99.9 86Z', gold, { bevel: 6 }) +
  brush.part('M70 66L82 84H118L130 66Z', gold, 2.4) +
  brush.solid('M52 30L74 -2H126L148 30L100 84Z', clay(0.82, 0.1, hue), {
    bevel: 5,
    over:
      flat('M52 30H148L126 -2H74Z', hex(0.96, 0.05, hue), 0.7) +
      flat('M80 30H120L100 84Z', hex(0.97, 0.04, hue), 0.75) +
      stroke('M52 30H148M80 30L74 -2M120 30L126 -2M100 -2L80 30M100 -2L120 30', hex(0.5, 0.13, hue), 2),
  }) +
  flat(star([42, 8], 4, 20, 4) + star([160, 60], 4, 15, 3), '#fff')

/** A ball of wool with a loose thread. */
export const yarn: Hero = (brush, { hue, accent }) =>
  stroke(sweep('150,152 180,176 150,192 110,186 70,198 20,188'), hex(0.3, 0.1, hue), 9) +
  stroke(sweep('150,152 180,176 150,192 110,186 70,198 20,188'), hex(0.72, 0.17, hue), 5) +
  brush.solid(circle([98, 96], 84), lacquer(hue, 0.18), {
    bevel: 9,
    over: stroke(
      repeat(5, (row) => `M${-10 + row * 22} 120Q${60 + row * 18} ${20 + row * 6} ${190 - row * 4} ${60 + row * 22}`) +
        repeat(4, (row) => `M${40 + row * 24} 10Q${20 + row * 26} 90 ${70 + row * 26} 190`),
      hex(0.42, 0.14, hue),
      3.4,
    ),
  }) +
  stroke('M52 40L180 150M150 30L40 158', hex(0.28, 0.05, 60), 10) +
  stroke('M52 40L180 150M150 30L40 158', hex(0.82, 0.12, accent), 6) +
  brush.part(circle([50, 38], 10) + circle([152, 28], 10), lacquer(accent, 0.18))
