import { bone, clay, dusk } from '../paint/clay.ts'
import { hex } from '../paint/colour.ts'
import { curve, mirrored, sweep, twice } from '../paint/curve.ts'
import { gold, lacquer } from '../paint/material.ts'
import { circle } from '../paint/shape.ts'
import { repeat } from '../paint/svg.ts'
import { bead, eye, flat, stroke, type Hero, INK } from './hero.ts'

/** An elephant dressed for a procession. */
export const elephant: Hero = (brush, { hue, accent }) => {
  const skin = clay(0.62, 0.05, hue)
  const ear = curve('66,52! 34,30 4,52 4,100 24,138 52,134 66,112!')
  return (
    brush.solid(ear, skin, {
      bevel: 6,
      over: flat(curve('58,62 34,50 18,66 20,98 32,120 52,112'), hex(0.7, 0.09, 15), 0.7),
    }) +
    brush.solid(mirrored(ear), skin, {
      bevel: 6,
      over: flat(curve('142,62 166,50 182,66 180,98 168,120 148,112'), hex(0.7, 0.09, 15), 0.7),
    }) +
    brush.part(curve('70,138! 58,160 40,170 34,160! 50,150 60,128!'), bone) +
    brush.part(curve('130,138! 142,160 160,170 166,160! 150,150 140,128!'), bone) +
    brush.solid(
      curve(
        '100,18 138,30 150,72 138,112 124,136 122,166 134,176 142,168 148,178 136,196 112,192 100,164 84,140 62,112 50,72 62,30',
      ),
      skin,
      {
        bevel: 7,
        over: stroke(
          sweep('92,134 104,138 122,134') + sweep('98,150 108,153 120,150') + sweep('102,166 112,168 122,164'),
          hex(0.42, 0.05, hue),
          2.6,
        ),
      },
    ) +
    brush.solid(curve('100,14 132,26 124,52 100,84! 76,52 68,26'), lacquer(accent, 0.19), {
      bevel: 4,
      over: stroke('M74 36Q100 54 126 36', hex(0.86, 0.15, 86), 4),
    }) +
    brush.solid(circle([100, 50], 9), gold, { bevel: 2 }) +
    flat(
      repeat(5, (bead_) => circle([72 + bead_ * 14, 24 - Math.abs(bead_ - 2) * -3 - 6], 4)),
      hex(0.88, 0.14, 88),
    ) +
    eye(74, 94, 8, 60) +
    eye(126, 94, 8, 60)
  )
}

/** A bear, brown or white as the land is. */
export const bear: Hero = (brush, { hue, accent }) => {
  const fur = clay(0.5, 0.08, hue)
  return (
    brush.solid(circle([44, 44], 26), fur, { bevel: 4 }) +
    brush.solid(circle([156, 44], 26), fur, { bevel: 4 }) +
    flat(circle([44, 46], 13) + circle([156, 46], 13), hex(0.68, 0.09, hue)) +
    brush.solid(curve('100,20 148,32 180,76 186,122 160,170 100,194 40,170 14,122 20,76 52,32'), fur, { bevel: 9 }) +
    brush.solid(curve('100,98 132,108 142,140 124,172 100,180 76,172 58,140 68,108'), clay(0.84, 0.06, hue + 10), {
      bevel: 4,
      outline: 1.6,
    }) +
    brush.solid(curve('80,116 100,108 120,116 112,134 100,140 88,134'), dusk, { bevel: 3 }) +
    brush.gleam({ cx: 95, cy: 118, rx: 10, ry: 4, strength: 0.9 }) +
    stroke('M100 140V152' + sweep('100,152 88,162 78,158') + sweep('100,152 112,162 122,158'), INK, 4) +
    eye(62, 92, 11, accent) +
    eye(138, 92, 11, accent) +
    stroke(twice(sweep('44,80 60,72 78,80')), hex(0.3, 0.06, hue), 5)
  )
}

/** A bull's head with a garland of flowers. */
export const bull: Hero = (brush, { hue, accent }) =>
  brush.solid(curve('60,58! 28,54 8,30 18,2! 30,24 52,34 74,38!'), bone, { bevel: 4 }) +
  brush.solid(mirrored(curve('60,58! 28,54 8,30 18,2! 30,24 52,34 74,38!')), bone, { bevel: 4 }) +
  brush.solid(curve('52,62! 22,58 6,74 28,92 54,88!'), clay(0.36, 0.06, hue), { bevel: 4 }) +
  brush.solid(mirrored(curve('52,62! 22,58 6,74 28,92 54,88!')), clay(0.36, 0.06, hue), { bevel: 4 }) +
  brush.solid(curve('100,26 142,38 152,78 140,124 138,168 100,196 62,168 60,124 48,78 58,38'), clay(0.38, 0.07, hue), {
    bevel: 8,
  }) +
  brush.solid(curve('100,142 134,150 138,176 116,194 84,194 62,176 66,150'), clay(0.62, 0.06, hue + 10), { bevel: 4 }) +
  flat(circle([82, 168], 6) + circle([118, 168], 6), INK) +
  stroke(circle([100, 186], 11), hex(0.3, 0.07, 60), 8) +
  stroke(circle([100, 186], 11), hex(0.86, 0.15, 86), 5) +
  eye(72, 96, 9, 55) +
  eye(128, 96, 9, 55) +
  repeat(5, (flower) => {
    const [x, y] = [60 + flower * 20, 44 - (2 - Math.abs(flower - 2)) * 9]
    return (
      brush.part(circle([x, y], 12), lacquer(accent + flower * 25, 0.2), 2) +
      flat(circle([x, y], 4.5), hex(0.95, 0.12, 95))
    )
  })

/** A frog on its leaf. */
export const frog: Hero = (brush, { hue, accent }) => {
  const skin = lacquer(hue, 0.19)
  return (
    brush.solid(curve('4,180 50,160 100,156 150,160 196,180 150,198 100,200 50,198'), clay(0.5, 0.13, 150), {
      bevel: 4,
    }) +
    brush.solid(curve('30,176! 14,150 26,118 56,112 80,150 70,178!'), skin, { bevel: 5 }) +
    brush.solid(mirrored(curve('30,176! 14,150 26,118 56,112 80,150 70,178!')), skin, { bevel: 5 }) +
    brush.solid(curve('100,60 150,72 166,110 148,150 134,180 100,186 66,180 52,150 34,110 50,72'), skin, {
      bevel: 8,
      over: flat(curve('100,120 134,124 136,180 100,190 64,180 66,124'), hex(0.94, 0.08, 110)),
    }) +
    brush.solid(circle([62, 58], 26), skin, { bevel: 4 }) +
    brush.solid(circle([138, 58], 26), skin, { bevel: 4 }) +
    eye(62, 56, 18, accent) +
    eye(138, 56, 18, accent) +
    stroke(sweep('48,104 72,122 100,126 128,122 152,104'), hex(0.25, 0.09, hue), 4) +
    stroke(twice('M84 186V160M84 186L72 192M84 186V196M84 186L96 192'), hex(0.55, 0.17, hue), 6) +
    brush.gleam({ cx: 80, cy: 82, rx: 16, ry: 6, turn: -20 })
  )
}

/** A panda with a stalk of bamboo. */
export const panda: Hero = (brush, { accent }) =>
  brush.solid(circle([46, 46], 25), dusk, { bevel: 4 }) +
  brush.solid(circle([154, 46], 25), dusk, { bevel: 4 }) +
  brush.solid(curve('100,22 150,36 180,82 176,128 146,166 100,178 54,166 24,128 20,82 50,36'), clay(0.95, 0.01, 90), {
    bevel: 8,
  }) +
  flat(twice(curve('54,84 78,78 86,98 74,122 52,126 42,106')), hex(0.24, 0.03, 285)) +
  eye(68, 102, 10, 70) +
  eye(132, 102, 10, 70) +
  brush.solid(curve('86,124 100,119 114,124 108,136 100,140 92,136'), dusk, { bevel: 2 }) +
  stroke('M100 140V146' + sweep('100,146 90,154 82,150') + sweep('100,146 110,154 118,150'), INK, 3.5) +
  brush.solid('M30 150L182 132L184 148L32 166Z', clay(0.68, 0.15, 135), {
    bevel: 3,
    over: stroke('M72 144L74 162M116 139L118 157M156 134L158 152', hex(0.4, 0.12, 135), 3),
  }) +
  brush.part(
    curve('150,134! 158,106 184,96 180,120!') + curve('60,160! 44,186 20,192 30,170!'),
    lacquer(accent > 180 ? 140 : 130, 0.17),
  ) +
  brush.solid(curve('58,146 80,138 90,156 78,172 58,170'), dusk, { bevel: 3 }) +
  brush.solid(curve('142,130 120,130 114,148 124,164 146,156'), dusk, { bevel: 3 })

/** A penguin with a scarf. */
export const penguin: Hero = (brush, { hue, accent }) =>
  brush.part(curve('58,188 76,178 94,190 76,198') + curve('142,188 124,178 106,190 124,198'), clay(0.76, 0.16, 65)) +
  brush.solid(curve('56,92! 30,108 20,140 26,158 46,142 60,128!'), clay(0.34, 0.06, hue), { bevel: 4 }) +
  brush.solid(curve('144,92! 170,108 180,140 174,158 154,142 140,128!'), clay(0.34, 0.06, hue), { bevel: 4 }) +
  brush.solid(curve('100,6 136,20 148,62 156,120 140,176 100,192 60,176 44,120 52,62 64,20'), clay(0.34, 0.06, hue), {
    bevel: 8,
    over: flat(
      curve('100,84 132,94 138,140 122,182 78,182 62,140 68,94') +
        twice(curve('100,50 86,34 64,42 64,70 82,86 100,84')),
      hex(0.97, 0.015, 90),
    ),
  }) +
  eye(80, 60, 8, hue) +
  eye(120, 60, 8, hue) +
  brush.part(curve('86,72 100,66 114,72 100,88'), clay(0.78, 0.16, 68)) +
  brush.solid(
    curve('52,96 76,102 100,104 124,102 148,96 150,112 124,120 100,122 76,120 50,112'),
    lacquer(accent, 0.2),
    { bevel: 3 },
  ) +
  brush.solid('M116 116L140 114L148 160L126 164Z', lacquer(accent, 0.2), {
    bevel: 3,
    over: stroke('M120 130L146 126M122 144L148 140', hex(0.96, 0.04, 90), 5),
  })

/** A black cat, sitting. */
export const cat: Hero = (brush, { hue, accent }) => {
  const fur = clay(0.3, 0.06, hue)
  return (
    brush.solid(curve('140,176! 176,180 190,150 176,124 186,112 198,136 192,178 160,198 132,194'), fur, { bevel: 4 }) +
    brush.solid(curve('70,96! 50,150 50,188 70,196 134,196 152,186 148,146 128,96!'), fur, { bevel: 7 }) +
    brush.solid(curve('44,70! 38,34 42,6! 74,28 100,24 126,28 158,6! 162,34 156,70 136,104 100,114 64,104'), fur, {
      bevel: 6,
    }) +
    flat(twice('M50 26L54 52L70 38Z'), hex(0.55, 0.12, 10)) +
    eye(76, 66, 15, accent) +
    eye(124, 66, 15, accent) +
    flat('M92 86H108L100 95Z', hex(0.7, 0.13, 10)) +
    stroke(sweep('100,94 92,102 84,98') + sweep('100,94 108,102 116,98'), hex(0.75, 0.05, hue), 2.4) +
    stroke(twice('M64 88L30 82M64 94L32 98'), hex(0.9, 0.02, hue), 1.8) +
    brush.solid(curve('72,108 100,118 128,108 130,120 100,130 70,120'), lacquer(accent, 0.2), { bevel: 2.5 }) +
    brush.solid(circle([100, 134], 10), gold, { bevel: 2.5 })
  )
}

/** A rooster. */
export const rooster: Hero = (brush, { hue, accent }) =>
  [0, 1, 2, 3]
    .map((plume) =>
      brush.solid(
        curve(
          `122,132! ${150 + plume * 4},${92 - plume * 26 + 26} ${176 + plume * 3},${52 + plume * 22} ${196 - plume * 4},${58 + plume * 28}! ${176 - plume * 4},${86 + plume * 22} 140,158!`,
        ),
        lacquer(accent + plume * 22, 0.15),
        { bevel: 4 },
      ),
    )
    .join('') +
  stroke(
    'M90 172V194M90 194L74 198M90 194L104 198M112 172V194M112 194L98 198M112 194L128 198',
    hex(0.76, 0.15, 70),
    6,
  ) +
  brush.solid(curve('52,84! 44,130 66,172 104,180 140,164 150,132 128,140 104,116 92,80!'), clay(0.6, 0.17, hue), {
    bevel: 7,
  }) +
  brush.solid(curve('84,124! 104,112 132,124 128,148 106,158 88,146'), lacquer(accent, 0.14), { bevel: 4 }) +
  brush.solid(
    curve('40,50! 52,30 76,28 92,46 98,92 110,116! 92,112 88,124! 74,114 64,124! 58,110 46,110! 52,84'),
    clay(0.82, 0.15, 72),
    { bevel: 5 },
  ) +
  brush.solid(curve('48,36! 36,10 56,16 58,2! 72,14 78,-2! 88,16 100,8! 96,40 84,34 60,32'), lacquer(22, 0.22), {
    bevel: 4,
  }) +
  brush.part(curve('44,50! 18,58 14,66! 34,70 48,66!'), clay(0.82, 0.16, 80)) +
  brush.solid(curve('40,70 54,70 56,96 44,102 36,88'), lacquer(22, 0.22), { bevel: 3 }) +
  bead(60, 52, 7)
