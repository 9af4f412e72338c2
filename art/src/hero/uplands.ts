import type { Brush } from '../paint/brush.ts'
import { clay, dusk, stone } from '../paint/clay.ts'
import { hex } from '../paint/colour.ts'
import { curve, twice } from '../paint/curve.ts'
import { gold, lacquer, wood, type Material } from '../paint/material.ts'
import { around, circle, ellipse, polygon, star } from '../paint/shape.ts'
import { repeat } from '../paint/svg.ts'
import { flat, leaf, stroke, type Hero } from './hero.ts'

/** A boomerang. */
export const boomerang: Hero = (brush, { hue, accent }) =>
  brush.solid(
    curve('12,168 4,146 40,90 86,34 108,24 132,36 176,88 198,148 188,168 166,158 128,106 104,84 82,106 36,160'),
    wood,
    {
      bevel: 7,
      over:
        stroke('M22 138L52 158M160 148L190 128M74 48L98 84M134 44L108 84', hex(0.72, 0.17, hue), 9) +
        flat(
          repeat(5, (dot) => circle([52 + dot * 11, 116 - dot * 14], 4.6)) +
            repeat(5, (dot) => circle([122 + dot * 10, 62 + dot * 15], 4.6)),
          hex(0.9, 0.12, accent),
        ),
    },
  ) + brush.gleam({ cx: 62, cy: 80, rx: 7, ry: 34, turn: 38, strength: 0.5 })

/** A submarine. */
export const submarine: Hero = (brush, { hue, accent }) =>
  stroke('M112 60V14H134', hex(0.3, 0.04, 250), 11) +
  stroke('M112 60V14H134', hex(0.82, 0.12, accent), 6) +
  brush.solid('M70 46H130L138 84H62Z', lacquer(hue, 0.2), { bevel: 5 }) +
  brush.part(curve('168,98 196,72 190,112 196,152 168,126'), gold, 2.4) +
  brush.solid(curve('4,112 20,80 70,70 130,72 176,92 182,112 176,134 130,154 70,156 20,146'), lacquer(hue, 0.2), {
    bevel: 10,
    over: flat('M0 124H200V136H0Z', hex(0.93, 0.09, accent)),
  }) +
  [44, 90, 136]
    .map(
      (x) =>
        brush.part(circle([x, 106], 18), gold, 2.4) +
        flat(circle([x, 106], 12), hex(0.8, 0.11, 220)) +
        flat(circle([x - 4, 102], 4), '#fff'),
    )
    .join('') +
  brush.gleam({ cx: 60, cy: 82, rx: 36, ry: 6, turn: -4, strength: 0.8 }) +
  flat(circle([192, 44], 7) + circle([176, 22], 5) + circle([196, 10], 4), hex(0.95, 0.05, 215), 0.9)

/** A biplane over the clouds. */
export const biplane: Hero = (brush, { hue, accent }) =>
  brush.solid(curve('142,96! 176,62 194,60! 190,104 176,122!'), lacquer(accent, 0.18), { bevel: 4 }) +
  brush.solid(curve('22,104 46,82 110,80 190,104 190,120 110,142 46,140 22,124'), lacquer(hue, 0.2), { bevel: 8 }) +
  stroke('M62 54L56 146M108 54L114 146', hex(0.3, 0.04, 60), 6) +
  brush.solid('M24 38Q90 26 156 42L152 58Q90 46 28 56Z', lacquer(accent, 0.18), { bevel: 4 }) +
  brush.solid('M20 142Q90 130 160 146L156 162Q90 150 24 160Z', lacquer(accent, 0.18), { bevel: 4 }) +
  brush.part(curve('90,84! 96,66 116,64 124,84!'), clay(0.84, 0.07, 220), 2.4) +
  brush.solid(circle([26, 114], 17), gold, { bevel: 4 }) +
  flat(ellipse([14, 76], 6, 36) + ellipse([14, 152], 6, 36), hex(0.9, 0.06, 80), 0.85) +
  stroke('M70 162L62 182M96 160L104 182', hex(0.3, 0.04, 60), 5) +
  brush.part(circle([60, 186], 13) + circle([106, 186], 13), dusk) +
  flat(star([132, 112], 5, 15, 6), hex(0.96, 0.06, 92)) +
  brush.gleam({ cx: 70, cy: 92, rx: 34, ry: 5, turn: -3, strength: 0.8 })

/** A tulip. */
export const tulip: Hero = (brush, { hue }) =>
  stroke('M100 110V200', hex(0.34, 0.1, 140), 13) +
  stroke('M100 110V200', hex(0.62, 0.15, 140), 8) +
  leaf(brush, '98,196! 60,176 36,130 30,92! 66,116 92,156') +
  leaf(brush, '102,196! 140,176 164,130 170,92! 134,116 108,156') +
  brush.solid(twice(curve('100,120! 60,120 38,84 42,14! 70,30 94,70')), lacquer(hue, 0.19), { bevel: 6 }) +
  brush.solid(curve('100,124 68,104 66,56 100,-4! 134,56 132,104'), lacquer(hue + 10, 0.2), { bevel: 7 }) +
  brush.gleam({ cx: 86, cy: 60, rx: 8, ry: 26, turn: 10, strength: 0.7 })

/** A mountain chalet. */
export const chalet: Hero = (brush, { hue, accent }) =>
  brush.solid(curve('0,190 50,176 150,176 200,190 160,202 40,202'), clay(0.66, 0.14, 140), { bevel: 4 }) +
  brush.part('M138 40H158V84H138Z', stone(hue), 2.4) +
  brush.solid('M30 104H170V184H30Z', wood, {
    bevel: 5,
    over: stroke(
      repeat(5, (plank) => `M30 ${118 + plank * 14}H170`),
      hex(0.24, 0.04, 45),
      2,
    ),
  }) +
  brush.solid('M40 106L100 44L160 106Z', clay(0.56, 0.1, 58), { bevel: 4 }) +
  brush.solid('M-2 108L100 12L202 108L182 118L100 44L18 118Z', lacquer(accent, 0.16), { bevel: 5 }) +
  brush.part('M84 184V142Q100 128 116 142V184Z', clay(0.36, 0.07, 45), 2.4) +
  brush.part('M44 128H72V156H44ZM128 128H156V156H128ZM86 74H114V98H86Z', clay(0.92, 0.12, 90), 2.4) +
  stroke('M58 128V156M142 128V156M100 74V98M44 142H72M128 142H156', hex(0.3, 0.06, 50), 2.4) +
  flat(
    repeat(6, (bloom) => circle([42 + (bloom % 3) * 15 + Math.floor(bloom / 3) * 84, 160], 6)),
    hex(0.64, 0.21, hue),
  ) +
  flat(circle(around([158, 20], 8, 0), 9) + circle([166, 2], 12), hex(0.96, 0.01, 250), 0.8)

/** Bristles that spread from one point. */
const tuft = (brush: Brush, outer: number, tips: number, material: Material): string =>
  brush.solid(
    polygon([
      ...Array.from({ length: tips * 2 + 1 }, (_, tip) =>
        around([100, 100], tip % 2 === 0 ? outer * 0.62 : outer, (tip / (tips * 2) - 0.5) * 96),
      ),
      [100, 112],
    ]),
    material,
    { bevel: 3, outline: 2 },
  )

/** A thistle. */
export const thistle: Hero = (brush, { hue }) =>
  stroke('M100 120V202', hex(0.32, 0.09, 145), 13) +
  stroke('M100 120V202', hex(0.58, 0.13, 145), 8) +
  brush.solid(twice('M96 196L70 184L44 190L52 170L24 152L56 148L62 126L80 160Z'), clay(0.6, 0.13, 145), { bevel: 3 }) +
  tuft(brush, 98, 11, lacquer(hue, 0.2)) +
  tuft(brush, 70, 8, lacquer(hue + 14, 0.17)) +
  brush.solid(
    curve('54,82! 70,66 100,72 130,66 146,82! 150,112 128,136 100,142 72,136 50,112'),
    clay(0.56, 0.13, 148),
    {
      bevel: 6,
      over: stroke(
        repeat(4, (row) => repeat(6, (scale) => `M${44 + scale * 20 + (row % 2) * 10} ${82 + row * 15}l10 10l10 -10`)),
        hex(0.36, 0.1, 148),
        2.6,
      ),
    },
  )
