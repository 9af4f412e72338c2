import { bone, clay } from '../paint/clay.ts'
import { hex } from '../paint/colour.ts'
import { curve, sweep } from '../paint/curve.ts'
import { lacquer } from '../paint/material.ts'
import { around, circle, star, type Point } from '../paint/shape.ts'
import { repeat } from '../paint/svg.ts'
import { flat, stroke, type Hero, leaf } from './hero.ts'

/** Two cherries on one stalk. */
export const cherries: Hero = (brush, { hue }) =>
  stroke(sweep('62,120 78,70 122,16') + sweep('142,132 140,76 122,16'), hex(0.24, 0.06, 130), 8) +
  stroke(sweep('62,120 78,70 122,16') + sweep('142,132 140,76 122,16'), hex(0.6, 0.14, 130), 4.5) +
  leaf(brush, '120,20! 146,0 182,6 198,34! 168,48 140,42') +
  stroke(sweep('124,20 156,18 190,32'), hex(0.85, 0.12, 125), 2) +
  brush.solid(curve('62,104 96,100 110,136 94,178 58,188 24,172 14,134 30,104'), lacquer(hue, 0.22), { bevel: 7 }) +
  brush.solid(curve('142,116 172,114 190,146 176,184 142,196 110,182 100,148 114,118'), lacquer(hue, 0.22), {
    bevel: 7,
  }) +
  brush.gleam({ cx: 42, cy: 126, rx: 16, ry: 10, turn: -40, strength: 0.95 }) +
  brush.gleam({ cx: 126, cy: 140, rx: 14, ry: 9, turn: -40, strength: 0.95 })

/** A slice of watermelon, or of another fruit in another hue. */
export const melon: Hero = (brush, { hue }) =>
  brush.solid('M4 64A100 112 0 0 0 196 64Z', clay(0.45, 0.14, 145), {
    bevel: 6,
    over: stroke('M14 100L2 120M40 150L28 168M100 178V200M160 150L172 168M186 100L198 120', hex(0.7, 0.16, 135), 10),
  }) +
  brush.solid('M20 64A84 92 0 0 0 180 64Z', clay(0.93, 0.07, 125), { bevel: 3, outline: 0 }) +
  brush.solid('M30 64A72 80 0 0 0 170 64Z', lacquer(hue, 0.21), { bevel: 6, outline: 0 }) +
  flat(
    [
      [60, 84],
      [84, 80],
      [112, 82],
      [138, 86],
      [76, 108],
      [102, 106],
      [126, 108],
      [92, 128],
      [112, 128],
    ]
      .map(([x = 0, y = 0]) => curve(`${x},${y - 7}! ${x + 5},${y + 4} ${x},${y + 8} ${x - 5},${y + 4}`))
      .join(''),
    hex(0.18, 0.04, 30),
  ) +
  brush.gleam({ cx: 70, cy: 74, rx: 36, ry: 6, strength: 0.6 })

/** A citrus fruit, cut in half. */
export const citrus: Hero = (brush, { hue }) => {
  const heart: Point = [96, 112]
  const cells = repeat(9, (cell) =>
    curve(
      `${around(heart, 14, cell * 40)
        .map(Math.round)
        .join(',')} ${around(heart, 62, cell * 40 - 15)
        .map(Math.round)
        .join(',')} ${around(heart, 66, cell * 40)
        .map(Math.round)
        .join(',')} ${around(heart, 62, cell * 40 + 15)
        .map(Math.round)
        .join(',')}`,
    ),
  )
  return (
    leaf(brush, '120,32! 140,2 186,0 196,10! 186,44 150,56') +
    stroke(sweep('126,34 156,22 190,12'), hex(0.85, 0.12, 125), 2.4) +
    brush.solid(circle(heart, 86), clay(0.76, 0.18, hue), { bevel: 6 }) +
    brush.solid(circle(heart, 74), clay(0.96, 0.05, hue + 20), { bevel: 2, outline: 0 }) +
    flat(cells, hex(0.78, 0.18, hue)) +
    flat(
      cells.replaceAll('Z', 'Z'),
      brush.radial('juice', [
        [0, hex(0.98, 0.1, hue + 25), 0.7],
        [1, hex(0.7, 0.2, hue - 8), 0.1],
      ]),
    ) +
    brush.gleam({ cx: 60, cy: 70, rx: 34, ry: 14, turn: -40, strength: 0.75 })
  )
}

/** A strawberry. */
export const strawberry: Hero = (brush, { hue }) =>
  brush.solid(curve('100,46 148,38 178,68 168,118 136,172 100,198 64,172 32,118 22,68 52,38'), lacquer(hue, 0.22), {
    bevel: 9,
    over: flat(
      repeat(16, (seed) => {
        const [row, column] = [Math.floor(seed / 4), seed % 4]
        const x = 52 + column * (32 - row * 5) + row * 9 + (row % 2) * 6
        const y = 76 + row * 27
        return curve(`${x},${y - 6}! ${x + 4},${y + 2} ${x},${y + 6} ${x - 4},${y + 2}`)
      }),
      hex(0.9, 0.15, 95),
    ),
  }) +
  brush.solid(
    curve(
      '100,54! 84,74! 78,52 52,62! 58,42 34,34! 66,26 92,34 96,6! 108,8! 108,34 134,26 166,34! 142,42 148,62! 122,52 116,74!',
    ),
    lacquer(138, 0.18),
    { bevel: 4 },
  ) +
  brush.gleam({ cx: 56, cy: 84, rx: 14, ry: 26, turn: 12, strength: 0.55 })

/** A pineapple with its crown. */
export const pineapple: Hero = (brush, { hue }) => {
  const tuft = [-58, -36, -16, 16, 36, 58, 0]
  const net = stroke(
    repeat(7, (line) => `M${10 + line * 30} 74L${70 + line * 30} 200M${190 - line * 30} 74L${130 - line * 30} 200`),
    hex(0.46, 0.13, hue - 20),
    3,
  )
  return (
    tuft
      .map((turn) => {
        const tip = around([100, 84], turn === 0 ? 84 : 80 - Math.abs(turn) * 0.2, turn)
        const [left, right] = [around([100, 78], 40, turn - 20), around([100, 78], 40, turn + 20)]
        return brush.part(
          curve(
            `92,84! ${left.map(Math.round).join(',')} ${tip.map(Math.round).join(',')}! ${right.map(Math.round).join(',')} 108,84!`,
          ),
          lacquer(140 + turn / 6, 0.16),
          2,
        )
      })
      .join('') +
    brush.solid(curve('100,72 138,80 154,124 142,176 100,200 58,176 46,124 62,80'), clay(0.8, 0.17, hue), {
      bevel: 8,
      over:
        net +
        flat(
          repeat(12, (dot) => circle([58 + (dot % 4) * 28, 96 + Math.floor(dot / 4) * 34], 3.4)),
          hex(0.95, 0.12, 95),
        ),
    }) +
    brush.gleam({ cx: 72, cy: 112, rx: 12, ry: 34, turn: 8, strength: 0.6 })
  )
}

/** A bunch of grapes. */
export const grapes: Hero = (brush, { hue }) => {
  const rows = [
    [64, 74],
    [100, 68],
    [136, 74],
    [50, 104],
    [82, 102],
    [118, 102],
    [150, 104],
    [68, 132],
    [100, 134],
    [132, 132],
    [84, 160],
    [116, 160],
    [100, 186],
  ] as const
  return (
    stroke('M100 58Q98 30 112 8', hex(0.4, 0.07, 60), 7) +
    leaf(brush, '104,44! 120,12 150,22 160,8! 176,34 198,36! 182,56 186,74! 150,66 128,70') +
    leaf(brush, '96,48! 76,16 52,30 38,18! 32,44 12,52! 34,64 34,80! 66,66') +
    rows
      .map(
        ([x, y]) =>
          brush.part(circle([x, y], 21), lacquer(hue, 0.18), 2.2) +
          brush.gleam({ cx: x - 7, cy: y - 8, rx: 8, ry: 5.5, turn: -36, strength: 0.85 }),
      )
      .join('')
  )
}

/** An apple; red, green or golden. */
export const apple: Hero = (brush, { hue }) =>
  stroke(sweep('100,60 98,34 112,14'), hex(0.34, 0.07, 55), 8) +
  leaf(brush, '108,36! 126,8 164,4 182,18! 166,44 132,48') +
  brush.solid(
    curve('100,58 126,44 164,52 182,94 172,148 138,190 112,188 100,184 88,188 62,190 28,148 18,94 36,52 74,44'),
    lacquer(hue, 0.21),
    { bevel: 9, over: flat(curve('150,54 190,90 176,160 130,196 158,130'), hex(0.86, 0.15, 80), 0.35) },
  ) +
  flat(curve('78,54 100,64 122,54 100,72'), hex(0.3, 0.1, hue), 0.55) +
  brush.gleam({ cx: 56, cy: 92, rx: 17, ry: 28, turn: 22, strength: 0.8 })

/** A pumpkin with a lit face. */
export const pumpkin: Hero = (brush, { hue, accent }) =>
  brush.solid(curve('92,54! 90,30 78,16 100,6! 116,20 110,54!'), clay(0.5, 0.12, 130), { bevel: 3 }) +
  brush.solid(curve('46,58 10,84 8,150 48,186 90,180 110,120 90,60'), clay(0.62, 0.18, hue), { bevel: 6 }) +
  brush.solid(curve('154,58 190,84 192,150 152,186 110,180 90,120 110,60'), clay(0.62, 0.18, hue), { bevel: 6 }) +
  brush.solid(curve('100,48 136,56 148,120 132,184 100,192 68,184 52,120 64,56'), clay(0.7, 0.19, hue), { bevel: 7 }) +
  flat(
    'M44 92L84 112L52 122ZM156 92L116 112L148 122ZM100 118L110 136H90ZM36 138Q100 168 164 138Q154 178 128 172L120 162L110 176L98 164L86 176L76 162L68 172Q44 172 36 138Z',
    hex(0.2, 0.06, 40),
  ) +
  flat(
    'M50 97L80 112L55 119ZM150 97L120 112L145 119ZM100 123L106 134H94ZM44 144Q100 170 156 144Q148 170 128 166L120 156L110 170L98 158L86 170L76 156L68 166Q50 166 44 144Z',
    hex(0.93, 0.15, accent > 300 ? 90 : 95),
  )

/** A jar of honey. */
export const honey: Hero = (brush, { hue, accent }) =>
  brush.solid(curve('52,60! 24,88 22,160 48,192 100,198 152,192 178,160 176,88 148,60!'), clay(0.78, 0.17, hue), {
    bevel: 9,
  }) +
  brush.solid(
    curve(
      '40,56 100,48 160,56 158,78 148,80 146,104 132,106 130,82 112,84 110,124 94,126 92,84 70,82 66,94 54,94 52,80 42,78',
    ),
    clay(0.86, 0.17, hue + 8),
    { bevel: 4 },
  ) +
  brush.solid('M44 34Q100 20 156 34V58Q100 46 44 58Z', lacquer(accent, 0.17), { bevel: 4 }) +
  brush.solid(curve('64,122 100,114 136,122 140,162 100,172 60,162'), bone, { bevel: 3 }) +
  flat(star([100, 143], 6, 19, 19).replace('Z', 'Z'), hex(0.76, 0.17, hue)) +
  brush.gleam({ cx: 44, cy: 118, rx: 9, ry: 34, turn: 6, strength: 0.75 })
