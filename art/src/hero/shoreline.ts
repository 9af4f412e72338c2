import { bone, clay } from '../paint/clay.ts'
import { hex } from '../paint/colour.ts'
import { curve, sweep, twice } from '../paint/curve.ts'
import { gold, lacquer, wood } from '../paint/material.ts'
import { circle, ellipse, star } from '../paint/shape.ts'
import { repeat } from '../paint/svg.ts'
import { bead, eye, flat, INK, leaf, stroke, type Hero } from './hero.ts'

/** A swan with a crown. */
export const swan: Hero = (brush, { hue, accent }) => {
  const down = clay(0.96, 0.015, hue)
  return (
    flat(ellipse([104, 184], 92, 14), hex(0.62, 0.12, accent)) +
    stroke(sweep('14,186 60,192 104,186 150,192 194,184'), hex(0.95, 0.04, accent), 3) +
    brush.solid(curve('30,150 60,176 130,184 172,164 198,112! 160,128 150,104! 118,120 60,118'), down, { bevel: 7 }) +
    brush.solid(
      curve('34,156 24,126 44,100 66,78 66,52 50,44 36,56! 30,38 44,20 68,18 88,38 88,72 72,104 70,130 84,152 58,170'),
      down,
      { bevel: 6 },
    ) +
    brush.solid(curve('80,140! 104,100 150,104 182,96! 176,128 138,160 96,164'), clay(0.91, 0.03, hue), { bevel: 5 }) +
    stroke(sweep('108,146 140,134 166,114') + sweep('100,156 130,152 152,138'), hex(0.72, 0.05, hue), 3) +
    brush.part(curve('40,42! 12,50 8,62! 30,66 44,60!'), clay(0.74, 0.18, 48)) +
    flat(curve('36,40 48,38 48,54 38,56'), INK) +
    bead(58, 38, 5) +
    brush.solid('M48 18L46 -4L58 8L66 -8L74 8L86 -4L84 20Q66 10 48 18Z', gold, { bevel: 2.4 })
  )
}

/** A flamingo on one leg. */
export const flamingo: Hero = (brush, { hue, accent }) =>
  stroke('M104 140V194M104 194H84M104 194H122', hex(0.3, 0.09, hue), 9) +
  stroke('M104 140V194M104 194H84M104 194H122', hex(0.74, 0.15, hue), 5) +
  stroke('M118 140L138 158L112 166', hex(0.3, 0.09, hue), 8) +
  stroke('M118 140L138 158L112 166', hex(0.74, 0.15, hue), 4.4) +
  brush.solid(
    curve(
      '50,26 70,8 94,20 92,48 72,70 68,92 84,100 124,82 166,92 196,126! 160,136 126,154 84,150 52,128 44,98 52,72 72,44 64,36',
    ),
    clay(0.76, 0.16, hue),
    { bevel: 7 },
  ) +
  brush.solid(curve('88,116 126,94 170,106 190,128! 150,132 118,146 94,136'), clay(0.66, 0.19, hue), { bevel: 5 }) +
  stroke(sweep('108,134 140,122 168,122'), hex(0.86, 0.1, hue), 3.4) +
  brush.part(curve('56,22! 28,34 22,58! 38,60 46,46 62,40!'), bone) +
  flat(curve('26,46! 20,60 30,64! 40,58 40,46'), INK) +
  eye(72, 28, 6, accent)

/** A seahorse. */
export const seahorse: Hero = (brush, { hue, accent }) =>
  brush.solid(curve('128,72! 168,76 178,112! 160,118 150,140! 128,132'), lacquer(accent, 0.16), { bevel: 4 }) +
  brush.solid(
    curve(
      '40,58 30,48 44,38 70,36 78,14 98,24 110,4! 118,26 138,18! 136,42 146,62 142,100 136,134 112,156 104,176 118,188 134,178 132,164 144,168 146,190 124,204 96,196 84,174 92,146 76,120 78,96 88,78 70,68 54,66',
    ),
    lacquer(hue, 0.18),
    {
      bevel: 7,
      over:
        flat(curve('82,92 96,86 110,110 110,140 98,160 82,130'), hex(0.9, 0.1, hue + 30)) +
        stroke(
          repeat(5, (rib) => `M${74 + rib * 3} ${98 + rib * 14}Q94 ${104 + rib * 13} 112 ${94 + rib * 13}`),
          hex(0.42, 0.13, hue),
          2.6,
        ),
    },
  ) +
  flat(circle([120, 62], 6) + circle([130, 82], 5) + circle([122, 102], 5), hex(0.93, 0.08, hue + 40)) +
  eye(92, 48, 12, accent)

/** A shark that smiles. */
export const shark: Hero = (brush, { hue, accent }) =>
  brush.solid(curve('96,56! 110,16 134,-2! 138,34 146,64!'), clay(0.56, 0.09, hue), { bevel: 5 }) +
  brush.solid(curve('150,100! 172,74 200,50! 192,96 204,146! 174,136 150,122!'), clay(0.52, 0.09, hue), { bevel: 5 }) +
  brush.solid(curve('2,104 24,68 76,50 124,56 164,84 172,108 152,134 108,158 54,156 18,136'), clay(0.6, 0.09, hue), {
    bevel: 9,
    over: flat(curve('0,116 40,112 96,122 170,114 150,150 80,176 10,150'), hex(0.95, 0.015, 230)),
  }) +
  flat(curve('24,128! 52,124 88,116 100,100! 98,132 70,148 40,144'), hex(0.36, 0.13, 15)) +
  flat('M30 128L38 139L48 125L57 138L67 121L76 133L85 115L92 124L98 104L84 114Z', hex(0.99, 0.01, 90)) +
  brush.solid(curve('104,140! 96,176 78,194! 122,190 136,152!'), clay(0.52, 0.09, hue), { bevel: 4 }) +
  stroke('M116 86V112M126 84V112M136 86V110', hex(0.36, 0.08, hue), 4) +
  eye(58, 92, 11, accent) +
  stroke(sweep('42,80 58,74 74,82'), hex(0.25, 0.07, hue), 5)

/** A mermaid's tail above the water. */
export const mermaid: Hero = (brush, { hue, accent }) => {
  const fluke = 'M100 72C70 70 22 48 10 -4C44 6 84 14 100 52C116 14 156 6 190 -4C178 48 130 70 100 72Z'
  return (
    brush.solid(fluke, lacquer(accent, 0.18), {
      bevel: 6,
      over: stroke(twice(sweep('98,66 60,48 26,8') + sweep('98,60 72,38 50,12')), hex(0.93, 0.1, accent), 3),
    }) +
    brush.solid(
      curve('86,62! 114,62! 120,100 140,130 138,176 160,200! 40,200! 62,176 60,130 80,100'),
      lacquer(hue, 0.18),
      {
        bevel: 8,
        over: stroke(
          repeat(6, (row) => repeat(6, (scale) => `M${40 + scale * 24 + (row % 2) * 12} ${76 + row * 22}q12 16 24 0`)),
          hex(0.92, 0.11, hue + 40),
          3,
        ),
      },
    ) +
    brush.part(curve('82,64 100,58 118,64 118,76 100,82 82,76'), gold, 2.4) +
    brush.solid(curve('4,190 40,170 80,182 120,170 160,182 198,170 200,200 0,200'), clay(0.74, 0.12, 225), {
      bevel: 4,
    }) +
    flat(
      circle([26, 150], 7) + circle([40, 128], 4) + circle([170, 140], 8) + circle([158, 116], 4),
      hex(0.96, 0.04, 210),
      0.85,
    )
  )
}

/** A breaking wave. */
export const wave: Hero = (brush, { hue }) =>
  brush.solid(
    curve('0,200! 4,120 40,52 104,22 160,34 188,74! 160,62 130,72 122,100 136,128 168,140 200,132! 200,200!'),
    lacquer(hue, 0.16),
    {
      bevel: 8,
      over:
        stroke(sweep('20,200 28,130 62,78 108,58') + sweep('52,200 58,150 84,108 112,96'), hex(0.86, 0.09, hue), 6) +
        stroke(sweep('92,200 92,168 104,142 122,132'), hex(0.9, 0.07, hue), 5),
    },
  ) +
  brush.solid(
    curve('104,22 130,8 170,14 196,44 200,72! 186,66 180,86! 168,74 154,84! 146,68 130,76! 126,56 108,54'),
    bone,
    { bevel: 4 },
  ) +
  flat(circle([186, 20], 6) + circle([160, 2], 5) + circle([198, 98], 5) + circle([76, 12], 4), hex(0.98, 0.02, hue)) +
  brush.solid(curve('0,188 30,176 60,188 96,178 130,190 164,178 200,188 200,202 0,202'), bone, { bevel: 3 })

/** A surfboard. */
export const surfboard: Hero = (brush, { hue, accent }) =>
  brush.within('rotate(18 100 100)', () =>
    brush.solid(curve('100,-12! 136,34 144,104 128,172 100,204 72,172 56,104 64,34'), clay(0.92, 0.06, 88), {
      bevel: 7,
      over:
        flat('M40 60H160V88H40Z', hex(0.64, 0.19, hue)) +
        flat('M40 94H160V104H40Z', hex(0.78, 0.16, accent)) +
        flat(curve('100,176 120,150 100,118 80,150'), hex(0.64, 0.19, hue)) +
        stroke('M100 -20V210', hex(0.5, 0.09, 60), 3),
    }),
  ) +
  flat(star([104, 74], 5, 19, 8), hex(0.97, 0.04, 90)) +
  brush.gleam({ cx: 96, cy: 36, rx: 8, ry: 28, turn: 22, strength: 0.8 })

/** A palm that leans towards the sea. */
export const palm: Hero = (brush, { hue, accent }) => {
  const frond = (points: string): string => leaf(brush, points, hue)
  return (
    brush.solid(curve('30,190 60,172 110,168 160,176 190,192 150,202 60,202'), clay(0.86, 0.09, 80), { bevel: 4 }) +
    brush.solid(curve('92,186! 98,140 104,100 94,58! 112,58! 124,100 120,146 124,184!'), wood, {
      bevel: 5,
      over: stroke(
        repeat(7, (ring) => `M84 ${76 + ring * 17}q20 9 46 0`),
        hex(0.24, 0.04, 45),
        3,
      ),
    }) +
    frond('104,58! 60,24 20,40 0,84! 30,64 66,62') +
    frond('104,58! 148,24 186,40 202,84! 170,64 138,62') +
    frond('104,58! 66,70 44,100 44,136! 66,104 92,84') +
    frond('104,58! 140,70 162,100 160,136! 140,104 116,84') +
    frond('104,58! 84,20 52,2 26,6! 58,18 80,44') +
    frond('104,58! 122,18 152,0 180,6! 148,18 128,44') +
    brush.solid(circle([92, 68], 13) + circle([116, 70], 13), clay(0.5, 0.11, accent > 180 ? 45 : 60), { bevel: 3 })
  )
}

/** A ladybird on its leaf. */
export const ladybird: Hero = (brush, { hue }) =>
  leaf(brush, '4,168! 50,120 150,116 198,160! 150,200 50,204') +
  stroke('M14 168Q100 148 190 162', hex(0.36, 0.1, 140), 3) +
  stroke(twice('M58 120L34 132M52 96L22 94M62 146L44 168'), INK, 7) +
  stroke(twice(sweep('92,36 80,16 62,14')), INK, 4) +
  flat(twice(circle([62, 14], 5)), INK) +
  brush.solid(curve('100,24 130,36 136,64 100,80 64,64 70,36'), clay(0.26, 0.04, 285), { bevel: 5 }) +
  brush.solid(curve('100,54 144,66 160,108 142,150 100,164 58,150 40,108 56,66'), lacquer(hue, 0.22), {
    bevel: 9,
    over:
      stroke('M100 50V170', INK, 4) +
      flat(twice(circle([76, 84], 12) + circle([60, 118], 10) + circle([84, 134], 11)), INK),
  }) +
  eye(84, 44, 8, 90) +
  eye(116, 44, 8, 90) +
  brush.gleam({ cx: 74, cy: 78, rx: 18, ry: 10, turn: -40, strength: 0.8 })

/** A snail. */
export const snail: Hero = (brush, { hue, accent }) =>
  brush.solid(
    curve('8,184 30,166 34,120 30,84 50,72 66,90 64,130 90,160 150,158 196,184! 150,194 50,196'),
    clay(0.84, 0.1, accent),
    { bevel: 6 },
  ) +
  stroke(sweep('38,80 28,56 22,44') + sweep('56,78 60,54 70,42'), hex(0.62, 0.12, accent), 6) +
  eye(22, 40, 9, hue) +
  eye(72, 38, 9, hue) +
  brush.solid(circle([124, 100], 66), lacquer(hue, 0.17), {
    bevel: 9,
    over: stroke(
      sweep(
        '190,120 160,150 110,156 74,124 78,74 118,50 158,66 166,104 142,130 110,124 98,98 114,78 138,86 142,104 128,110',
      ),
      hex(0.92, 0.1, hue + 40),
      9,
    ),
  }) +
  stroke(sweep('26,128 36,138 48,132'), INK, 3) +
  brush.gleam({ cx: 94, cy: 62, rx: 18, ry: 9, turn: -40, strength: 0.8 })
