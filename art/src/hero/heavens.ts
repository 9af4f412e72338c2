import { bone, clay, dusk, steel } from '../paint/clay.ts'
import { hex } from '../paint/colour.ts'
import { curve, mirrored, sweep, twice } from '../paint/curve.ts'
import { gold, lacquer } from '../paint/material.ts'
import { around, circle, ellipse, polygon, star } from '../paint/shape.ts'
import { repeat } from '../paint/svg.ts'
import { eye, flat, INK, stroke, type Hero } from './hero.ts'

/** The moon with a sleepy face. */
export const moon: Hero = (brush, { hue, accent }) =>
  brush.solid(
    curve('136,8! 92,22 72,60 76,112 100,150 150,168! 118,196 66,190 28,154 14,104 28,52 70,16'),
    clay(0.9, 0.09, hue),
    {
      bevel: 9,
      over: flat(circle([44, 84], 9) + circle([60, 146], 12) + circle([34, 124], 6), hex(0.78, 0.1, hue)),
    },
  ) +
  stroke(sweep('50,90 60,98 72,92'), INK, 4) +
  stroke(sweep('64,126 74,134 86,128'), INK, 3.4) +
  brush.solid(star([148, 74], 5, 34, 14), gold, { bevel: 4 }) +
  brush.solid(star([176, 136], 5, 18, 7.5), gold, { bevel: 2.6 }) +
  flat(star([120, 118], 4, 12, 3) + star([186, 30], 4, 15, 4) + star([108, 50], 4, 8, 2), hex(0.97, 0.08, accent))

/** The sun with a face, of the old engravings. */
export const sun: Hero = (brush, { hue, accent }) =>
  repeat(16, (ray) =>
    brush.part(
      ray % 2 === 0
        ? polygon([
            around([100, 100], 54, ray * 22.5 - 10),
            around([100, 100], 100, ray * 22.5),
            around([100, 100], 54, ray * 22.5 + 10),
          ])
        : curve(
            [
              around([100, 100], 52, ray * 22.5 - 8),
              around([100, 100], 72, ray * 22.5 + 4),
              around([100, 100], 92, ray * 22.5 - 4),
              around([100, 100], 72, ray * 22.5 + 10),
              around([100, 100], 52, ray * 22.5 + 8),
            ]
              .map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`)
              .join(' '),
          ),
      ray % 2 === 0 ? gold : clay(0.72, 0.19, hue),
      2,
    ),
  ) +
  brush.solid(circle([100, 100], 58), clay(0.86, 0.15, 86), { bevel: 8 }) +
  eye(80, 92, 9, accent) +
  eye(120, 92, 9, accent) +
  stroke(twice(sweep('66,78 80,72 92,80')), hex(0.5, 0.14, 60), 4) +
  stroke('M100 94L95 114H104' + sweep('78,126 100,138 122,126'), hex(0.48, 0.14, 55), 4) +
  flat(circle([68, 112], 8) + circle([132, 112], 8), hex(0.78, 0.16, 45), 0.8)

/** A bolt of lightning from a cloud. */
export const bolt: Hero = (brush, { hue, accent }) =>
  brush.solid('M112 66H156L122 116H158L62 204L88 136H54Z', gold, { bevel: 6 }) +
  brush.solid(
    curve('20,92 4,70 20,46 46,44 62,14 104,6 136,30 172,32 194,60 180,90 140,98 60,100'),
    clay(0.56, 0.1, hue),
    {
      bevel: 9,
      over: flat(curve('30,88 60,70 110,78 160,66 180,90 140,102 60,104'), hex(0.36, 0.09, hue), 0.6),
    },
  ) +
  stroke(sweep('52,54 66,28 96,20'), hex(0.92, 0.05, hue), 5, 0.8) +
  flat(star([30, 146], 4, 15, 4) + star([172, 150], 4, 12, 3), hex(0.95, 0.12, accent))

/** A flying saucer. */
export const ufo: Hero = (brush, { hue, accent }) => {
  const beam = brush.linear('beam', [
    [0, hex(0.96, 0.12, accent), 0.9],
    [1, hex(0.9, 0.16, accent), 0.05],
  ])
  return (
    flat('M70 116H130L176 204H24Z', beam) +
    brush.solid(curve('52,76! 58,26 100,10 142,26 148,76!'), clay(0.84, 0.08, accent), {
      bevel: 6,
      over:
        flat(ellipse([100, 66], 22, 28), hex(0.66, 0.18, 140)) +
        flat(ellipse([90, 60], 5, 8) + ellipse([110, 60], 5, 8), INK),
    }) +
    brush.gleam({ cx: 76, cy: 38, rx: 9, ry: 17, turn: 26, strength: 0.9 }) +
    brush.solid(curve('0,94 40,72 100,66 160,72 200,94 160,120 100,128 40,120'), steel, { bevel: 7 }) +
    brush.solid(curve('28,94 60,82 100,80 140,82 172,94 140,108 100,112 60,108'), lacquer(hue, 0.18), { bevel: 4 }) +
    flat(
      repeat(5, (lamp) => circle([44 + lamp * 28, 96 + Math.sin((lamp / 4) * 3.14) * 5], 6)),
      hex(0.95, 0.14, 92),
    )
  )
}

/** An alien. */
export const alien: Hero = (brush, { hue, accent }) =>
  stroke(twice(sweep('74,30 58,8 46,2')), hex(0.45, 0.13, hue), 6) +
  brush.part(circle([44, 0], 11) + circle([156, 0], 11), lacquer(accent, 0.2)) +
  brush.solid(curve('30,204! 44,168 80,160 120,160 156,168 170,204!'), lacquer(accent, 0.17), { bevel: 5 }) +
  brush.solid(curve('100,14 152,28 182,72 168,114 134,156 100,174 66,156 32,114 18,72 48,28'), lacquer(hue, 0.19), {
    bevel: 10,
  }) +
  brush.part(
    curve('36,76 66,70 90,100 84,118 56,116 38,98') + curve('164,76 134,70 110,100 116,118 144,116 162,98'),
    dusk,
    2,
  ) +
  flat(ellipse([56, 88], 9, 6) + ellipse([130, 88], 9, 6), '#fff') +
  flat(circle([94, 130], 2.6) + circle([106, 130], 2.6), INK) +
  stroke(sweep('84,144 100,150 116,144'), INK, 3.6) +
  brush.solid(star([100, 186], 5, 16, 7), gold, { bevel: 2 }) +
  brush.gleam({ cx: 74, cy: 40, rx: 24, ry: 9, turn: -18, strength: 0.8 })

/** A friendly ghost. */
export const ghost: Hero = (brush, { hue, accent }) =>
  brush.solid(
    curve(
      '100,6 148,24 164,78 168,130 190,150 174,166 176,196! 154,182 136,200! 118,182 98,200! 80,182 60,200! 44,182 26,194! 30,162 12,146 32,126 36,78 52,24',
    ),
    clay(0.95, 0.03, hue),
    { bevel: 10 },
  ) +
  flat(ellipse([76, 82], 13, 18) + ellipse([124, 82], 13, 18), INK) +
  flat(circle([72, 76], 5) + circle([120, 76], 5), '#fff') +
  flat(curve('84,116 100,112 116,116 112,138 100,144 88,138'), hex(0.3, 0.1, 10)) +
  flat(ellipse([52, 108], 10, 6) + ellipse([148, 108], 10, 6), hex(0.82, 0.12, accent), 0.7)

/** A bat by the moon. */
export const bat: Hero = (brush, { hue, accent }) => {
  const wing = curve('84,96! 60,52 24,44 -4,64! 8,82 4,108! 22,104 32,126! 48,112 62,136! 72,122 84,130!')
  const fur = clay(0.34, 0.09, hue)
  return (
    flat(circle([100, 92], 84), hex(0.93, 0.09, accent), 0.85) +
    brush.solid(wing, clay(0.42, 0.13, hue), { bevel: 5 }) +
    brush.solid(mirrored(wing), clay(0.42, 0.13, hue), { bevel: 5 }) +
    stroke(twice(sweep('82,100 46,76 8,72') + sweep('82,106 54,96 32,118')), hex(0.24, 0.07, hue), 3) +
    brush.solid(
      curve('70,52! 62,22 72,8! 90,32 100,36 110,32 128,8! 138,22 130,52! 138,90 134,134 100,164 66,134 62,90'),
      fur,
      {
        bevel: 7,
      },
    ) +
    eye(84, 78, 13, 85) +
    eye(116, 78, 13, 85) +
    stroke(sweep('80,106 100,114 120,106'), hex(0.9, 0.02, 90), 3) +
    flat('M88 109L92 122L97 111ZM112 109L108 122L103 111Z', '#fff') +
    flat(ellipse([100, 136], 18, 16), hex(0.5, 0.1, hue), 0.7)
  )
}

/** A magic wand with sparks. */
export const wand: Hero = (brush, { hue, accent }) =>
  stroke(sweep('30,60 60,20 120,10 150,40') + sweep('46,84 84,46 130,44'), hex(0.93, 0.1, accent), 4, 0.8) +
  brush.within(
    'rotate(42 100 100)',
    () =>
      brush.solid('M93 70H107L111 214H89Z', clay(0.4, 0.1, hue), { bevel: 3 }) +
      brush.part('M90 150H110V162H90ZM88 196H112V208H88Z', gold, 2),
  ) +
  brush.solid(star([136, 62], 5, 60, 26), lacquer(accent, 0.18), { bevel: 7 }) +
  brush.solid(star([136, 62], 5, 32, 14), bone, { bevel: 3, outline: 1.6 }) +
  flat(
    star([40, 40], 4, 16, 4) + star([186, 138], 4, 18, 5) + star([72, 92], 4, 11, 3) + star([168, 4], 4, 10, 3),
    hex(0.97, 0.1, 95),
  )
