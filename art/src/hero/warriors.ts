import { bone, clay, dusk, steel } from '../paint/clay.ts'
import { hex } from '../paint/colour.ts'
import { curve, mirrored, sweep, twice } from '../paint/curve.ts'
import { gold, lacquer } from '../paint/material.ts'
import { around, circle, star } from '../paint/shape.ts'
import { repeat } from '../paint/svg.ts'
import { eye, flat, stroke, type Hero } from './hero.ts'

/** A samurai's helmet with its crest. */
export const kabuto: Hero = (brush, { hue, accent }) =>
  brush.solid(curve('36,96! 6,112 4,150 20,178! 52,168 64,130!'), lacquer(hue, 0.19), {
    bevel: 5,
    over: stroke(sweep('10,128 34,124 60,128') + sweep('8,148 34,142 60,144'), hex(0.86, 0.15, 86), 3),
  }) +
  brush.solid(mirrored(curve('36,96! 6,112 4,150 20,178! 52,168 64,130!')), lacquer(hue, 0.19), {
    bevel: 5,
    over: stroke(sweep('190,128 166,124 140,128') + sweep('192,148 166,142 140,144'), hex(0.86, 0.15, 86), 3),
  }) +
  brush.solid(curve('62,112! 66,164 84,194 100,196 116,194 134,164 138,112!'), dusk, { bevel: 5 }) +
  flat(twice(curve('70,128 86,124 92,134 76,138')), hex(0.9, 0.15, accent)) +
  stroke(twice(sweep('74,164 86,158 96,160')), hex(0.6, 0.05, 260), 3) +
  brush.solid(curve('28,112! 34,62 66,38 100,34 134,38 166,62 172,112! 100,96'), lacquer(hue, 0.18), {
    bevel: 7,
    over: stroke(
      'M100 30V110' + twice(sweep('78,34 62,70 58,110') + sweep('88,32 80,70 78,108')),
      hex(0.82, 0.14, 84),
      3,
    ),
  }) +
  brush.solid(curve('20,116! 60,96 100,92 140,96 180,116! 140,120 100,112 60,120'), gold, { bevel: 4 }) +
  brush.solid(
    curve('92,86! 60,66 34,30 36,-6! 56,32 82,54 98,60!') +
      curve('108,86! 140,66 166,30 164,-6! 144,32 118,54 102,60!'),
    gold,
    { bevel: 4 },
  ) +
  brush.solid(circle([100, 78], 15), gold, { bevel: 3 }) +
  flat(circle([100, 78], 8), hex(0.56, 0.2, accent))

/** A hoplite's helmet with its crest of horsehair. */
export const helmet: Hero = (brush, { hue, accent }) =>
  brush.solid(
    curve('52,64! 46,26 78,-8 126,0 168,34 186,92 184,140! 166,116 150,72 120,40 84,40'),
    lacquer(hue, 0.21),
    {
      bevel: 6,
      over: stroke(
        repeat(
          7,
          (hair) =>
            `M100 74L${around([100, 74], 120, hair * 18 - 30)
              .map((v) => v.toFixed(0))
              .join(' ')}`,
        ),
        hex(0.36, 0.16, hue),
        2.4,
        0.6,
      ),
    },
  ) +
  brush.solid(
    curve(
      '52,64 74,40 112,38 146,60 158,108 156,158 140,196! 118,182 112,140 104,128! 92,128! 88,150 72,190! 54,170 46,118',
    ),
    gold,
    { bevel: 8 },
  ) +
  flat(curve('58,102! 86,96 98,108! 88,120 70,118'), hex(0.16, 0.05, accent)) +
  flat(curve('112,108! 128,98 140,104 132,118 116,120'), hex(0.16, 0.05, accent)) +
  flat(curve('92,130! 104,130! 110,160 104,200 92,200 84,170'), hex(0.18, 0.05, accent)) +
  stroke(sweep('54,92 76,84 100,100 124,88 152,96'), hex(0.5, 0.11, 62), 4) +
  brush.part(circle([138, 136], 8), lacquer(accent, 0.19), 2)

/** A northern helmet and shield behind it. */
export const viking: Hero = (brush, { hue, accent }) =>
  brush.solid(
    curve('44,72! 14,66 2,34 18,2! 28,32 56,46!') + curve('156,72! 186,66 198,34 182,2! 172,32 144,46!'),
    bone,
    { bevel: 4 },
  ) +
  brush.solid(curve('52,110! 44,160 70,198 100,200 130,198 156,160 148,110!'), clay(0.66, 0.15, hue), {
    bevel: 6,
    over: stroke(
      sweep('76,140 72,170 84,196') + sweep('100,150 100,176 100,200') + sweep('124,140 128,170 116,196'),
      hex(0.42, 0.13, hue),
      4,
    ),
  }) +
  brush.solid(curve('58,92 100,84 142,92 140,132 120,150 100,146 80,150 60,132'), clay(0.82, 0.08, 60), { bevel: 4 }) +
  eye(80, 112, 8, accent) +
  eye(120, 112, 8, accent) +
  brush.solid(curve('100,120 110,132 100,140 90,132'), clay(0.76, 0.1, 45), { bevel: 2, outline: 1.6 }) +
  stroke(sweep('70,152 86,144 100,152 114,144 130,152'), hex(0.5, 0.14, hue), 9) +
  brush.solid(curve('44,98! 48,40 72,14 100,10 128,14 152,40 156,98! 100,86'), steel, { bevel: 7 }) +
  brush.solid('M40 84Q100 70 160 84V102Q100 88 40 102Z', gold, { bevel: 3 }) +
  brush.solid('M90 12H110V86L100 118L90 86Z', gold, { bevel: 3 }) +
  flat(
    repeat(5, (rivet) => circle([54 + rivet * 23, 92 - (2 - Math.abs(rivet - 2)) * 3], 3.6)),
    hex(0.3, 0.06, 55),
  )

/** A knight's shield with two swords. */
export const shield: Hero = (brush, { hue, accent }) => {
  const sword = brush.within(
    'rotate(-40 100 100)',
    () =>
      brush.solid('M92 -26L100 -40L108 -26V150H92Z', steel, { bevel: 3 }) +
      brush.part('M68 150H132V162H68Z', gold, 2) +
      brush.part('M93 162H107V196H93Z', clay(0.4, 0.1, 40), 2) +
      brush.part(circle([100, 202], 10), gold, 2),
  )
  const other = brush.within(
    'translate(200 0) scale(-1 1) rotate(-40 100 100)',
    () =>
      brush.solid('M92 -26L100 -40L108 -26V150H92Z', steel, { bevel: 3 }) +
      brush.part('M68 150H132V162H68Z', gold, 2) +
      brush.part('M93 162H107V196H93Z', clay(0.4, 0.1, 40), 2) +
      brush.part(circle([100, 202], 10), gold, 2),
  )
  return (
    sword +
    other +
    brush.solid(curve('100,18 136,30 168,28! 170,96 146,150 100,184! 54,150 30,96 32,28! 64,30'), gold, { bevel: 6 }) +
    brush.solid(curve('100,34 130,43 154,42! 154,94 134,140 100,166! 66,140 46,94 46,42! 70,43'), lacquer(hue, 0.2), {
      bevel: 5,
      over: flat('M100 20H180V96H100ZM20 96H100V190H20Z', hex(0.6, 0.16, accent)),
    }) +
    brush.solid(star([100, 94], 8, 36, 17), gold, { bevel: 3 })
  )
}
