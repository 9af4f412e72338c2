import { bone, clay, dusk, steel, stone } from '../paint/clay.ts'
import { hex } from '../paint/colour.ts'
import { curve, mirrored, sweep, twice } from '../paint/curve.ts'
import { gold, lacquer } from '../paint/material.ts'
import { around, circle, polygon, scallop, star } from '../paint/shape.ts'
import { node, repeat } from '../paint/svg.ts'
import { eye, flat, stroke, type Hero } from './hero.ts'

/** A stone mask with rays, of no particular religion. */
export const idol: Hero = (brush, { hue, accent }) => {
  const rays = repeat(16, (ray) =>
    brush.part(
      polygon([
        around([100, 100], 64, ray * 22.5 - 8),
        around([100, 100], ray % 2 === 0 ? 100 : 86, ray * 22.5),
        around([100, 100], 64, ray * 22.5 + 8),
      ]),
      ray % 2 === 0 ? gold : lacquer(accent, 0.15),
      1.8,
    ),
  )
  return (
    rays +
    brush.solid(circle([100, 100], 70), gold, {
      bevel: 5,
      over: flat(
        repeat(20, (bead) => circle(around([100, 100], 61, bead * 18), 4)),
        hex(0.52, 0.16, hue),
      ),
    }) +
    brush.solid(curve('100,46 134,52 150,90 142,132 120,152 80,152 58,132 50,90 66,52'), stone(hue), { bevel: 7 }) +
    brush.solid(curve('66,64! 100,54 134,64! 128,76 100,70 72,76'), lacquer(accent, 0.16), { bevel: 2 }) +
    flat(twice(curve('66,86 80,80 92,88 80,98')), hex(0.97, 0.06, 95)) +
    flat(circle([80, 89], 5) + circle([120, 89], 5), hex(0.2, 0.06, hue)) +
    brush.solid(curve('94,84! 106,84! 112,112 100,118 88,112'), stone(hue - 20), { bevel: 2, outline: 1.6 }) +
    brush.part('M76 126H124L118 142H82Z', clay(0.34, 0.07, hue), 2) +
    stroke('M88 126V142M100 126V142M112 126V142', hex(0.9, 0.03, 85), 2.4) +
    flat(twice(circle([58, 108], 8)), hex(0.84, 0.15, 86))
  )
}

/** A scarab with the sun. */
export const scarab: Hero = (brush, { hue, accent }) => {
  const wing = curve('84,92! 58,60 26,58 2,82! 4,116 30,140 78,134!')
  const quills = stroke(
    sweep('82,100 50,78 14,90') + sweep('80,112 50,98 14,110') + sweep('78,124 54,116 26,128'),
    hex(0.86, 0.15, 86),
    4,
  )
  return (
    brush.solid(wing, lacquer(hue, 0.18), { bevel: 5, over: quills }) +
    brush.solid(mirrored(wing), lacquer(hue, 0.18), {
      bevel: 5,
      over: node('g', { transform: 'translate(200 0) scale(-1 1)' }, quills),
    }) +
    stroke(twice('M76 134L46 158L50 182M82 152L64 180L72 198M78 72L54 48L60 26'), hex(0.3, 0.07, 55), 9) +
    stroke(twice('M76 134L46 158L50 182M82 152L64 180L72 198M78 72L54 48L60 26'), hex(0.82, 0.15, 85), 5) +
    brush.solid(circle([100, 24], 24), clay(0.72, 0.2, accent), { bevel: 4 }) +
    brush.solid(curve('100,46 122,54 126,76 100,84 74,76 78,54'), gold, { bevel: 4 }) +
    brush.solid(curve('100,76 134,86 146,126 130,168 100,182 70,168 54,126 66,86'), lacquer(hue + 15, 0.18), {
      bevel: 7,
      over:
        stroke('M100 74V190', hex(0.86, 0.15, 86), 5) + stroke(sweep('60,104 100,94 140,104'), hex(0.86, 0.15, 86), 5),
    }) +
    brush.gleam({ cx: 80, cy: 114, rx: 10, ry: 26, turn: 10, strength: 0.7 })
  )
}

/** A dragon's head, side on, with smoke. */
export const dragon: Hero = (brush, { hue, accent }) =>
  brush.solid(
    curve('120,60! 150,24 190,10! 178,38 198,44! 176,66 192,84! 164,92 170,116! 140,108'),
    clay(0.62, 0.18, accent),
    { bevel: 4 },
  ) +
  brush.solid(curve('96,56! 110,20 140,-8! 132,26 140,40 118,70!'), bone, { bevel: 3 }) +
  brush.solid(
    curve(
      '8,98 12,80 34,72 58,76 74,52 108,46 142,66 160,108 156,156 138,200! 72,200! 92,168 90,144 68,142 40,148 18,138! 30,124 8,116',
    ),
    lacquer(hue, 0.2),
    {
      bevel: 8,
      over:
        flat(curve('84,200! 104,168 104,140 126,150 132,200!'), hex(0.86, 0.12, accent)) +
        stroke(
          repeat(4, (scale) => `M${100 + scale * 2} ${158 + scale * 12}h34`),
          hex(0.5, 0.12, accent),
          3,
        ) +
        stroke(
          repeat(3, (row) => `M${112 + row * 9} ${74 + row * 14}q9 7 2 15M${130 + row * 6} ${82 + row * 15}q9 7 2 15`),
          hex(0.34, 0.12, hue),
          2.4,
        ),
    },
  ) +
  flat('M34 128L40 142L48 128L56 141L64 127L72 138L78 126Z', hex(0.97, 0.02, 90)) +
  stroke(sweep('18,124 48,126 84,122 96,108'), hex(0.2, 0.08, hue), 4) +
  flat(curve('18,90 28,86 30,94 20,98'), hex(0.16, 0.06, hue)) +
  eye(88, 84, 13, accent) +
  stroke(sweep('68,74 88,66 106,78'), hex(0.2, 0.08, hue), 6) +
  stroke(sweep('30,148 16,166 24,186') + sweep('42,150 34,172 44,192'), hex(0.82, 0.15, 86), 4) +
  flat(curve('0,84! -14,66 4,54 -4,36! 18,50 14,72'), hex(0.85, 0.17, 70), 0.9)

/** A dinosaur with an open mouth. */
export const dinosaur: Hero = (brush, { hue, accent }) =>
  brush.solid(
    curve(
      '14,62 20,34 56,14 104,14 150,34 178,84 186,150 176,200! 96,200! 102,160 96,138! 60,134 28,128! 40,106 84,104! 50,100 20,96',
    ),
    lacquer(hue, 0.18),
    {
      bevel: 9,
      over:
        flat(curve('120,210! 116,168 100,138 128,140 150,170 150,210!'), hex(0.88, 0.11, hue + 30)) +
        flat(
          twice('').concat('M150 26L196 70L170 74ZM168 70L204 118L180 116ZM182 116L208 166L186 158Z'),
          hex(0.6, 0.18, accent),
        ),
    },
  ) +
  flat(curve('32,124! 46,108 88,106! 96,112 92,130! 60,130'), hex(0.42, 0.16, 15)) +
  flat(
    'M24 95L32 110L40 97L48 112L56 98L64 112L72 100L80 111L88 102ZM34 126L42 112L50 128L58 115L66 130L74 117L82 131Z',
    hex(0.98, 0.02, 90),
  ) +
  flat(circle([26, 58], 5), hex(0.2, 0.07, hue)) +
  eye(88, 50, 15, accent) +
  stroke(sweep('66,36 88,28 110,40'), hex(0.25, 0.08, hue), 6) +
  flat(
    circle([134, 74], 9) + circle([150, 104], 7) + circle([130, 108], 5) + circle([160, 140], 8),
    hex(0.42, 0.14, hue - 10),
    0.6,
  )

/** An egg that is about to hatch. */
export const egg: Hero = (brush, { hue, accent }) =>
  brush.solid(
    curve('10,184 40,160 60,176 84,158 100,174 120,158 142,176 162,160 190,184 150,200 50,200'),
    clay(0.62, 0.11, 75),
    { bevel: 4 },
  ) +
  brush.solid(curve('100,4 142,30 164,92 156,150 126,184 74,184 44,150 36,92 58,30'), clay(0.86, 0.08, hue), {
    bevel: 10,
    over: flat(
      circle([70, 60], 13) +
        circle([122, 44], 9) +
        circle([136, 100], 15) +
        circle([76, 122], 17) +
        circle([104, 84], 8) +
        circle([120, 152], 11) +
        circle([56, 92], 7),
      hex(0.64, 0.17, accent),
      0.9,
    ),
  }) +
  stroke('M36 104L58 92L72 110L90 90L108 112L126 94L142 110L164 94', hex(0.2, 0.06, hue), 5) +
  stroke('M90 90L84 66M126 94L134 72', hex(0.2, 0.06, hue), 3.4) +
  brush.gleam({ cx: 70, cy: 50, rx: 12, ry: 30, turn: 24, strength: 0.9 })

/** An astronaut with a reflection in the visor. */
export const astronaut: Hero = (brush, { hue, accent }) => {
  const visor = brush.linear('visor', [
    [0, hex(0.28, 0.12, hue)],
    [0.5, hex(0.56, 0.18, hue + 30)],
    [1, hex(0.86, 0.14, hue + 80)],
  ])
  return (
    brush.solid(curve('20,200! 30,160 66,146 134,146 170,160 180,200!'), bone, { bevel: 7 }) +
    brush.part('M70 166H130V194H70Z', clay(0.5, 0.04, 260), 2) +
    flat(circle([84, 180], 6), hex(0.64, 0.21, 25)) +
    flat(circle([100, 180], 6), hex(0.82, 0.17, 90)) +
    flat(circle([116, 180], 6), hex(0.7, 0.18, 150)) +
    brush.solid(circle([22, 84], 17) + circle([178, 84], 17), clay(0.66, 0.17, accent), { bevel: 4 }) +
    brush.solid(circle([100, 80], 78), bone, { bevel: 9 }) +
    brush.part(curve('100,30 146,38 160,80 146,122 100,130 54,122 40,80 54,38'), dusk, 4) +
    flat(curve('100,34 142,42 155,80 142,118 100,126 58,118 45,80 58,42'), visor) +
    flat(star([124, 64], 4, 13, 3) + star([74, 92], 4, 8, 2) + circle([112, 98], 9), hex(0.98, 0.04, 95), 0.9) +
    brush.gleam({ cx: 72, cy: 58, rx: 24, ry: 9, turn: -34, strength: 0.95 })
  )
}

/** A friendly robot. */
export const robot: Hero = (brush, { hue, accent }) =>
  stroke('M100 30V6', hex(0.3, 0.03, 260), 6) +
  brush.part(circle([100, 4], 11), lacquer(accent, 0.21), 2.4) +
  brush.solid('M2 78H24V128H2ZM176 78H198V128H176Z', steel, { bevel: 4 }) +
  brush.solid(curve('24,44 60,30 100,28 140,30 176,44 180,100 172,150 100,160 28,150 20,100'), lacquer(hue, 0.15), {
    bevel: 9,
  }) +
  brush.part(curve('40,60 100,50 160,60 162,100 152,126 100,132 48,126 38,100'), dusk, 3) +
  flat(circle([72, 86], 20) + circle([128, 86], 20), hex(0.9, 0.13, accent)) +
  flat(circle([72, 86], 12) + circle([128, 86], 12), hex(0.99, 0.04, accent)) +
  stroke(sweep('76,116 100,124 124,116'), hex(0.9, 0.13, accent), 5) +
  brush.solid('M52 166H148L160 200H40Z', lacquer(hue, 0.13), { bevel: 5 }) +
  brush.part('M82 154H118V170H82Z', steel, 2) +
  flat(circle([100, 184], 8), hex(0.86, 0.16, 88)) +
  brush.gleam({ cx: 58, cy: 46, rx: 28, ry: 8, turn: -14, strength: 0.8 })

/** A dancing lion. */
export const dancingLion: Hero = (brush, { hue, accent }) =>
  brush.solid(scallop([100, 100], 86, 14, 10), bone, { bevel: 5 }) +
  brush.solid(curve('100,24 150,34 172,80 166,128 130,164 70,164 34,128 28,80 50,34'), lacquer(hue, 0.21), {
    bevel: 8,
  }) +
  brush.solid(curve('100,18 116,34 100,62 84,34'), gold, { bevel: 3 }) +
  brush.solid(circle([64, 78], 25) + circle([136, 78], 25), bone, { bevel: 4 }) +
  eye(66, 80, 16, accent) +
  eye(134, 80, 16, accent) +
  stroke(twice(sweep('34,58 60,42 92,64')), hex(0.86, 0.15, 86), 9) +
  brush.solid(curve('76,110 100,96 124,110 116,124 84,124'), lacquer(accent, 0.18), { bevel: 4 }) +
  brush.solid(curve('40,132 100,124 160,132 150,172 100,192 50,172'), gold, { bevel: 5 }) +
  flat(curve('54,140 100,134 146,140 136,168 100,178 64,168'), hex(0.36, 0.15, 20)) +
  flat('M58 139L66 152L76 137L86 151L96 136L104 136L114 151L124 137L134 152L142 139Z', hex(0.98, 0.02, 90)) +
  flat(twice(circle([32, 112], 9)), hex(0.84, 0.16, 86))
