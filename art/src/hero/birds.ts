import { bone, clay, dusk } from '../paint/clay.ts'
import { hex } from '../paint/colour.ts'
import { curve, mirrored, sweep, twice } from '../paint/curve.ts'
import { gold, lacquer } from '../paint/material.ts'
import { around, circle, star } from '../paint/shape.ts'
import { node, repeat } from '../paint/svg.ts'
import { bead, eye, flat, stroke, type Hero } from './hero.ts'

/** A parrot on its branch. */
export const parrot: Hero = (brush, { hue, accent }) =>
  brush.solid(curve('96,150! 110,176 116,206 100,204 86,176 80,152!'), lacquer(accent, 0.18), { bevel: 3 }) +
  brush.solid('M10 158Q100 140 190 160V174Q100 156 10 174Z', clay(0.42, 0.08, 55), { bevel: 3 }) +
  brush.solid(curve('62,34 88,8 122,14 138,46 146,98 128,142 98,162 74,140 62,96 54,62'), lacquer(hue, 0.2), {
    bevel: 7,
    over: flat(curve('54,70 84,80 92,120 90,162 60,150 48,100'), hex(0.88, 0.15, 95), 0.85),
  }) +
  brush.solid(curve('118,66! 150,84 158,132 140,184! 124,168 106,132 104,90'), lacquer(accent, 0.19), {
    bevel: 5,
    over:
      flat(curve('112,66 150,74 154,104 130,108 106,96'), hex(0.85, 0.16, 95)) +
      stroke(sweep('116,120 134,128 150,122') + sweep('122,140 136,146 148,142'), hex(0.3, 0.1, accent), 3, 0.6),
  }) +
  flat(curve('66,38 88,28 98,48 86,66 64,62'), hex(0.97, 0.01, 90)) +
  eye(80, 44, 8, 80) +
  brush.solid(curve('62,38! 38,44 30,70 44,92! 52,76 66,68!'), dusk, { bevel: 3 }) +
  stroke('M84 156V168M96 158V170M108 158V170', hex(0.3, 0.04, 60), 6)

/** A toucan with a large beak. */
export const toucan: Hero = (brush, { hue, accent }) =>
  brush.solid(curve('120,150! 140,184 158,200 170,186 156,150!'), dusk, { bevel: 4 }) +
  brush.solid(curve('96,40 126,26 160,52 172,104 160,156 126,168 98,140 84,92'), clay(0.27, 0.05, 280), {
    bevel: 7,
    over: flat(curve('86,74 110,62 126,86 120,124 98,136 82,104'), hex(0.96, 0.06, 95)),
  }) +
  brush.solid(curve('104,58! 84,32 40,30 10,56 2,92! 24,86 64,80 100,88!'), clay(0.8, 0.17, hue), {
    bevel: 6,
    over:
      flat(curve('0,100! 8,62 26,44 30,70 20,92'), hex(0.22, 0.05, 280)) +
      stroke(sweep('14,72 50,62 102,70'), hex(0.5, 0.16, hue - 20), 3),
  }) +
  flat(circle([112, 58], 15), hex(0.72, 0.14, accent)) +
  eye(112, 58, 8, 75) +
  brush.solid('M40 172Q110 158 196 176V188Q110 172 40 186Z', clay(0.42, 0.08, 55), { bevel: 3 }) +
  brush.solid(curve('150,80! 174,106 176,146 160,168 144,140'), clay(0.33, 0.07, accent), { bevel: 4 })

/** An owl. */
export const owl: Hero = (brush, { hue, accent }) => {
  const down = clay(0.5, 0.08, hue)
  const wing = curve('52,86! 26,110 22,160 44,188! 62,160 66,120')
  return (
    brush.solid(curve('42,14! 72,30 100,28 128,30 158,14! 166,60 160,140 136,188 100,196 64,188 40,140 34,60'), down, {
      bevel: 8,
      over:
        flat(curve('100,96 136,108 132,170 100,190 68,170 64,108'), hex(0.86, 0.06, hue + 20)) +
        stroke(
          repeat(3, (row) => repeat(4, (column) => `M${70 + column * 16 + (row % 2) * 7} ${124 + row * 18}q6 9 12 0`)),
          hex(0.42, 0.07, hue),
          3,
        ),
    }) +
    brush.solid(wing, clay(0.4, 0.08, hue), { bevel: 4 }) +
    brush.solid(mirrored(wing), clay(0.4, 0.08, hue), { bevel: 4 }) +
    brush.solid(circle([68, 68], 32), bone, { bevel: 4 }) +
    brush.solid(circle([132, 68], 32), bone, { bevel: 4 }) +
    eye(70, 68, 21, accent) +
    eye(130, 68, 21, accent) +
    brush.part(curve('90,82 100,76 110,82 100,106!'), gold) +
    stroke(twice('M78 190V200M88 192V202M68 188V198'), hex(0.75, 0.14, 75), 5)
  )
}

/** A peacock that spreads its tail. */
export const peacock: Hero = (brush, { hue }) => {
  const train = [-78, -60, -42, -24, -8, 8, 24, 42, 60, 78]
  const feathers = train.map((turn) => {
    const [x, y] = around([100, 140], 116, turn)
    return (
      brush.part(
        curve(
          `100,150! ${around([100, 140], 84, turn - 9)
            .map(Math.round)
            .join(',')} ${Math.round(x)},${Math.round(y)} ${around([100, 140], 84, turn + 9)
            .map(Math.round)
            .join(',')}`,
        ),
        lacquer(hue + 10, 0.15),
        1.6,
      ) +
      flat(circle(around([100, 140], 98, turn), 11), hex(0.86, 0.15, 92)) +
      flat(circle(around([100, 140], 97, turn), 8), hex(0.6, 0.16, hue + 50)) +
      flat(circle(around([100, 140], 96, turn), 4), hex(0.26, 0.15, 285))
    )
  })
  return (
    feathers.join('') +
    brush.solid(
      curve('100,56 116,64 114,86 122,120 134,156 118,188 82,188 66,156 78,120 86,86 84,64'),
      lacquer(hue + 95, 0.2),
      {
        bevel: 6,
        over: stroke(
          repeat(3, (row) => `M76 ${140 + row * 14}q8 9 16 0q8 9 16 0q8 9 16 0`),
          hex(0.88, 0.13, 190),
          2.2,
          0.8,
        ),
      },
    ) +
    stroke('M100 58L90 34M100 58V30M100 58L110 34', hex(0.4, 0.14, hue + 95), 2.4) +
    flat(circle([90, 33], 4) + circle([100, 28], 4) + circle([110, 33], 4), hex(0.88, 0.15, 90)) +
    brush.part('M93 80L107 80L100 96Z', gold, 1.6) +
    bead(91, 74, 4.5) +
    bead(109, 74, 4.5) +
    stroke('M90 188V200M110 188V200', hex(0.75, 0.13, 70), 5)
  )
}

const WING = '92,104! 70,70 40,58 2,18! 14,60 4,62! 22,88 10,94! 36,114 30,124! 58,134 90,136!'
const UNDERWING = '90,110! 70,88 46,78 26,56! 36,88 30,92! 50,108 46,114! 66,124 90,126!'

/** A phoenix in flames. */
export const phoenix: Hero = (brush, { hue, accent }) =>
  brush.solid(
    curve('86,132! 60,158 40,190! 68,180 74,200! 88,184 100,206! 112,184 126,200! 132,180 160,190! 140,158 114,132!'),
    clay(0.62, 0.21, hue),
    { bevel: 5 },
  ) +
  flat(
    curve('90,140! 76,162 64,182! 86,174 100,196! 114,174 136,182! 124,162 110,140!'),
    hex(0.85, 0.17, hue + 50),
    0.9,
  ) +
  brush.solid(curve(WING), clay(0.6, 0.21, hue), { bevel: 5 }) +
  brush.solid(mirrored(curve(WING)), clay(0.6, 0.21, hue), { bevel: 5 }) +
  flat(twice(curve(UNDERWING)), hex(0.85, 0.17, hue + 50), 0.9) +
  brush.solid(
    curve('100,40 118,54 112,80 124,112 116,146 100,160 84,146 76,112 88,80 82,54'),
    clay(0.76, 0.18, hue + 35),
    { bevel: 6 },
  ) +
  brush.solid(curve('92,46! 80,20 94,28 96,4! 104,24 114,10! 110,46'), lacquer(hue, 0.22), { bevel: 3 }) +
  brush.part('M93 66H107L100 84Z', gold, 1.6) +
  eye(90, 58, 5.5, accent) +
  eye(110, 58, 5.5, accent) +
  flat(star([100, 122], 4, 13, 4), hex(0.98, 0.08, 95))

/** An eagle, a condor or a falcon: wings wide, head white. */
export const eagle: Hero = (brush, { hue, accent }) =>
  brush.solid(curve('86,144! 70,184 82,194! 100,184 118,194! 130,184 114,144!'), bone, {
    bevel: 4,
    over: stroke('M92 150L86 192M100 150V190M108 150L114 192', hex(0.7, 0.05, hue), 2),
  }) +
  brush.solid(curve(WING), clay(0.42, 0.08, hue), { bevel: 5 }) +
  brush.solid(mirrored(curve(WING)), clay(0.42, 0.08, hue), { bevel: 5 }) +
  flat(twice(curve(UNDERWING)), hex(0.62, 0.09, hue + 12), 0.9) +
  brush.solid(curve('100,66 122,80 128,118 116,150 100,160 84,150 72,118 78,80'), clay(0.46, 0.09, hue), {
    bevel: 6,
    over: stroke(
      repeat(3, (row) => `M78 ${104 + row * 15}q7 8 14 0q8 8 16 0q7 8 14 0`),
      hex(0.68, 0.09, hue + 12),
      2.4,
    ),
  }) +
  brush.solid(curve('100,24 124,34 128,62 118,82! 108,74 100,90! 92,74 82,82! 72,62 76,34'), bone, { bevel: 5 }) +
  brush.part(curve('90,58! 100,52 110,58! 108,74 100,86! 92,74'), gold, 1.8) +
  eye(86, 52, 6.5, accent) +
  eye(114, 52, 6.5, accent) +
  stroke(twice('M76 44L94 50'), hex(0.3, 0.05, hue), 4)

/** A butterfly with coloured wings. */
export const butterfly: Hero = (brush, { hue, accent }) => {
  const upper = curve('96,92! 84,50 44,12 10,20 8,62 36,96 94,104!')
  const lower = curve('96,106! 60,104 26,116 24,152 52,180 82,166 98,120!')
  const panes =
    flat(
      curve('84,84 66,52 40,34 24,40 34,70') + curve('80,114 52,116 42,140 58,160 78,146'),
      hex(0.86, 0.16, accent),
      0.95,
    ) + stroke('M94 98L30 34M94 98L16 60M94 110L40 158', hex(0.22, 0.08, hue), 3)
  const dots = flat(
    circle([22, 32], 5) + circle([17, 46], 4) + circle([36, 166], 5) + circle([50, 174], 4),
    '#fff',
    0.9,
  )
  const wings = (side: (d: string) => string): string =>
    [upper, lower].map((d) => brush.solid(side(d), lacquer(hue, 0.2), { bevel: 5 })).join('')
  const seen = panes + dots
  return (
    wings((d) => d) +
    wings((d) => mirrored(d)) +
    seen +
    node('g', { transform: 'translate(200 0) scale(-1 1)' }, seen) +
    stroke(twice(sweep('98,70 88,44 72,36')), hex(0.2, 0.05, hue), 3) +
    brush.solid(curve('100,62 108,76 106,120 100,168 94,120 92,76'), dusk, { bevel: 3 })
  )
}

/** A bee. */
export const bee: Hero = (brush, { hue }) =>
  brush.part(
    curve('92,74! 70,24 96,4 116,26 110,72!') + curve('112,76! 130,24 168,22 170,52 130,84!'),
    clay(0.93, 0.05, 210),
    2,
  ) +
  brush.solid(curve('40,108 60,72 112,66 158,90 186,122 158,150 108,160 60,146'), clay(0.83, 0.17, hue), {
    bevel: 7,
    over: flat(
      'M92 50Q110 110 88 170H112Q132 110 114 50ZM138 60Q154 110 136 170H156Q172 110 158 60Z',
      hex(0.24, 0.05, 50),
    ),
  }) +
  brush.solid(circle([52, 108], 36), clay(0.83, 0.17, hue), { bevel: 6 }) +
  eye(38, 102, 11, 30) +
  eye(66, 102, 11, 30) +
  stroke(sweep('40,122 52,130 64,122'), hex(0.3, 0.08, 50), 3.5) +
  stroke(sweep('40,76 34,56 18,50') + sweep('60,74 62,52 76,44'), hex(0.22, 0.05, 50), 4) +
  flat(circle([18, 50], 5) + circle([76, 44], 5), hex(0.22, 0.05, 50)) +
  flat(circle([30, 118], 6) + circle([74, 118], 6), hex(0.75, 0.15, 20), 0.7)
