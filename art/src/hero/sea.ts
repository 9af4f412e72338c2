import { hex } from '../paint/colour.ts'
import { bone, clay } from '../paint/clay.ts'
import { curve, sweep, twice } from '../paint/curve.ts'
import { gold, ivory, lacquer, wood } from '../paint/material.ts'
import { around, circle, polygon, type Point } from '../paint/shape.ts'
import { repeat } from '../paint/svg.ts'
import { bead, eye, flat, stroke, type Hero } from './hero.ts'

/** A lighthouse on its rock, with the beam out to both sides. */
export const lighthouse: Hero = (brush, { hue, accent }) => {
  const beam = brush.linear(
    'beam',
    [
      [0, hex(0.98, 0.08, 95), 0],
      [0.5, hex(0.98, 0.08, 95), 0.85],
      [1, hex(0.98, 0.08, 95), 0],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0 },
  )
  const bands = repeat(3, (band) =>
    flat(`M60 ${84 + band * 34}L150 ${78 + band * 34}V${95 + band * 34}L60 ${101 + band * 34}Z`, hex(0.56, 0.2, hue)),
  )
  return (
    flat('M100 42L-40 8V76ZM100 42L240 8V76Z', beam) +
    brush.solid(
      curve('30,196! 34,176 52,168 62,176 78,166 120,170 138,164 160,176 172,196!'),
      clay(0.4, 0.05, accent),
      { bevel: 5 },
    ) +
    brush.solid('M82 62H118L132 178Q100 186 68 178Z', ivory, { bevel: 6, over: bands }) +
    brush.part('M92 178V160Q100 150 108 160V180Z', wood, 2) +
    flat(circle([100, 108], 5) + circle([101, 138], 5), hex(0.3, 0.08, 60)) +
    brush.solid('M70 54H130L124 66H76Z', clay(0.36, 0.06, hue), { bevel: 2.5 }) +
    brush.part('M84 32H116V54H84Z', clay(0.95, 0.1, 95), 2) +
    stroke('M92 32V54M100 32V54M108 32V54', hex(0.34, 0.06, 60), 1.6) +
    flat(circle([100, 43], 7), '#fff') +
    brush.solid('M78 33Q100 2 122 33Z', lacquer(hue, 0.2), { bevel: 3.5 }) +
    brush.part('M97 12H103V0H97Z', gold, 1.5)
  )
}

/** A galleon under full sail. */
export const ship: Hero = (brush, { hue, accent }) => {
  const sail = (d: string): string =>
    brush.solid(d, bone, { bevel: 5, over: flat('M0 96H200V104H0ZM0 52H200V58H0Z', hex(0.58, 0.19, hue), 0.9) })
  return (
    stroke('M70 20V150M122 4V150', hex(0.3, 0.06, 50), 6) +
    flat('M122 4L150 12L122 22ZM70 20L46 27L70 36Z', hex(0.58, 0.2, hue)) +
    sail('M44 34Q86 44 98 34Q106 72 92 112Q66 122 40 112Q56 72 44 34Z') +
    sail('M102 22Q146 34 162 22Q178 70 160 118Q130 128 98 118Q114 70 102 22Z') +
    brush.solid(
      curve('8,122! 46,134 120,138 176,122! 194,96! 190,132 168,176 100,186 44,176 22,152'),
      clay(0.46, 0.1, 55),
      {
        bevel: 6,
        over:
          stroke(
            sweep('10,138 60,150 130,152 190,132') + sweep('20,156 70,168 130,168 182,150'),
            hex(0.3, 0.07, 45),
            2.5,
          ) + stroke(sweep('8,126 60,140 130,142 190,116'), hex(0.82, 0.14, 85), 4),
      },
    ) +
    flat(
      repeat(5, (port) => circle([52 + port * 24, 158 - Math.abs(port - 2)], 5)),
      hex(0.86, 0.14, 80),
    ) +
    brush.part(
      curve('2,182 24,172 48,182 76,172 104,182 132,172 160,182 184,172 200,184 160,197 100,200 40,197'),
      clay(0.62, 0.12, accent),
      1.6,
    ) +
    stroke(sweep('16,188 44,181 72,190 100,182 128,190 158,182 184,188'), hex(0.94, 0.05, accent), 3.4, 0.85)
  )
}

/** A whale that leaps, with its spout. */
export const whale: Hero = (brush, { hue }) => {
  const belly =
    flat(curve('4,112! 40,132 84,150 128,140 118,172 60,176 16,150'), hex(0.92, 0.04, hue)) +
    stroke(
      sweep('10,124 46,148 96,160') + sweep('14,136 46,160 86,168') + sweep('16,116 60,138 112,148'),
      hex(0.62, 0.08, hue),
      2,
    )
  return (
    stroke(
      sweep('62,60 58,34 36,26 30,40') + sweep('64,60 70,30 92,20 98,36') + 'M63 60V24',
      hex(0.93, 0.06, 220),
      6,
      0.95,
    ) +
    brush.solid(curve('150,92! 160,66 184,50 198,58! 190,72 196,84! 182,92 168,112! 156,108'), lacquer(hue, 0.14), {
      bevel: 4,
    }) +
    brush.solid(
      curve('2,108 14,76 56,58 104,66 136,96 152,98 168,92 166,116 140,150 98,174 50,176 14,150'),
      lacquer(hue, 0.14),
      { bevel: 7, over: belly },
    ) +
    brush.solid(curve('74,136! 100,140 116,166 104,188! 84,176 72,158'), lacquer(hue - 8, 0.14), { bevel: 3 }) +
    eye(38, 110, 8, hue + 150) +
    stroke(sweep('6,120 26,128 44,126'), hex(0.25, 0.06, hue), 3) +
    brush.gleam({ cx: 62, cy: 78, rx: 34, ry: 9, turn: -10, strength: 0.7 })
  )
}

const whole = (point: Point): readonly number[] => point.map(Math.round)

/** An open shell with its pearl. */
export const pearl: Hero = (brush, { hue, accent }) => {
  const heart: Point = [100, 150]
  const rim = (rib: number): string => whole(around([100, 118], 94 + (rib % 2) * 5, rib * 20 - 80)).join(',')
  const spread = (root: Point, reach: number): string =>
    repeat(9, (rib) => `M${root.join(' ')}L${whole(around(root, reach, rib * 18 - 72)).join(' ')}`)
  const ribs = stroke(spread(heart, 130), hex(0.5, 0.14, hue), 3, 0.7)
  const shine = brush.radial(
    'pearl',
    [
      [0, hex(1, 0, 0)],
      [0.4, hex(0.95, 0.03, accent)],
      [0.75, hex(0.82, 0.07, accent + 60)],
      [1, hex(0.62, 0.08, accent + 100)],
    ],
    { cx: 0.38, cy: 0.34, r: 0.7 },
  )
  return (
    brush.solid(curve(`${repeat(9, (rib) => `${rim(rib)} `)}112,150! 88,150!`), lacquer(hue, 0.15), {
      bevel: 6,
      over: ribs,
    }) +
    brush.solid(
      curve('8,142! 50,132 100,146 150,132 192,142! 184,176 150,194 100,198 50,194 16,176'),
      lacquer(hue - 10, 0.17),
      {
        bevel: 6,
        over: stroke(spread([100, 204], 120), hex(0.42, 0.14, hue), 3, 0.6),
      },
    ) +
    flat(curve('24,146 60,142 100,152 140,142 176,146 140,164 100,168 60,164'), hex(0.34, 0.1, hue - 20), 0.85) +
    brush.part(circle([100, 122], 40), clay(0.86, 0.04, accent), 2.5) +
    flat(circle([100, 122], 39), shine) +
    brush.gleam({ cx: 86, cy: 106, rx: 14, ry: 9, turn: -36, strength: 1 })
  )
}

const ARMS = [
  '84,120! 60,128 36,116 16,128 8,150 22,164 34,152 26,146 34,138 56,146 84,148!',
  '88,128! 70,150 50,158 30,176 36,196 58,194 58,182 48,184 50,178 76,166 98,146!',
]

/** An octopus that spreads its arms. */
export const octopus: Hero = (brush, { hue, accent }) => {
  const skin = lacquer(hue, 0.19)
  const arm = (d: string): string => brush.solid(d, skin, { bevel: 4 })
  const cups = repeat(
    4,
    (cup) => circle([30 + cup * 14, 136 - (cup % 2) * 2], 3.4) + circle([46 + cup * 9, 178 - cup * 7], 3.2),
  )
  return (
    ARMS.map(
      (points) =>
        arm(curve(points)) + arm(curve(points.replaceAll(/(\d+),/g, (_, x: string) => `${200 - Number(x)},`))),
    ).join('') +
    flat(twice(cups), hex(0.88, 0.1, hue + 20), 0.9) +
    arm(curve('84,130! 76,164 84,192 100,198 116,192 124,164 116,130!')) +
    brush.solid(curve('100,8 142,20 156,62 142,104 126,134 100,142 74,134 58,104 44,62 58,20'), skin, {
      bevel: 8,
      over: flat(
        circle([66, 50], 9) + circle([84, 30], 6) + circle([138, 58], 7) + circle([124, 32], 9),
        hex(0.82, 0.14, accent),
        0.55,
      ),
    }) +
    eye(78, 98, 15, accent) +
    eye(122, 98, 15, accent) +
    stroke(sweep('88,124 100,130 112,124'), hex(0.2, 0.08, hue), 3) +
    brush.gleam({ cx: 76, cy: 36, rx: 20, ry: 11, turn: -40 })
  )
}

/** A bright fish with a veil of fins. */
export const fish: Hero = (brush, { hue, accent }) => {
  const fin = lacquer(accent, 0.17)
  const scales = stroke(
    repeat(4, (row) => repeat(4, (column) => `M${84 + column * 18} ${72 + row * 18 + (column % 2) * 9}q12 9 0 18`)),
    hex(0.9, 0.1, hue + 20),
    2.2,
    0.6,
  )
  return (
    brush.solid(curve('146,100! 168,60 198,34 194,70 180,98 196,130 198,166 166,140'), fin, {
      bevel: 4,
      over: stroke('M150 100L194 48M150 100L196 156M150 100L184 80M150 100L186 124', hex(0.4, 0.14, accent), 2, 0.6),
    }) +
    brush.solid(curve('60,62! 84,22 128,16 140,30! 132,52 140,74!'), fin, {
      bevel: 4,
      over: stroke('M80 66L112 20M100 66L128 20M118 70L138 34', hex(0.4, 0.14, accent), 2, 0.6),
    }) +
    brush.solid(curve('84,140! 96,176 124,188 130,174! 120,154 122,134!'), fin, { bevel: 3 }) +
    brush.solid(curve('6,104 28,68 74,48 122,62 160,100 122,142 74,154 28,138'), lacquer(hue, 0.2), {
      bevel: 7,
      over: flat(curve('54,40 74,60 76,110 56,160 76,166 94,110 92,60 74,40'), hex(0.96, 0.04, 90), 0.9) + scales,
    }) +
    brush.solid(curve('92,112! 116,104 130,118 116,130 100,128'), fin, { bevel: 2.5 }) +
    eye(38, 92, 10, accent) +
    stroke(sweep('8,110 18,114 26,112'), hex(0.25, 0.1, hue), 3) +
    brush.gleam({ cx: 66, cy: 66, rx: 30, ry: 8, turn: -14 })
  )
}

/** A sea turtle from above, swimming. */
export const turtle: Hero = (brush, { hue, accent }) => {
  const skin = clay(0.68, 0.12, accent)
  const plates = repeat(6, (plate) =>
    polygon(
      [0, 1, 2, 3, 4, 5].map((side) =>
        around(around([100, 108], plate === 0 ? 0 : 36, plate * 72), 19, side * 60 + 30),
      ),
    ),
  )
  return (
    brush.solid(curve('52,70! 26,60 4,78 2,104 22,96 46,100!'), skin, { bevel: 4 }) +
    brush.solid(curve('148,70! 174,60 196,78 198,104 178,96 154,100!'), skin, { bevel: 4 }) +
    brush.solid(curve('58,150! 36,164 34,188 52,184 76,168!'), skin, { bevel: 3 }) +
    brush.solid(curve('142,150! 164,164 166,188 148,184 124,168!'), skin, { bevel: 3 }) +
    brush.solid(curve('100,2 122,12 124,36 116,56 84,56 76,36 78,12'), skin, { bevel: 4 }) +
    brush.solid(curve('100,40 142,52 164,96 152,146 100,176 48,146 36,96 58,52'), lacquer(hue, 0.16), {
      bevel: 7,
      over: flat(plates, hex(0.82, 0.15, hue + 30), 0.5) + stroke(plates, hex(0.3, 0.1, hue - 10), 3),
    }) +
    bead(86, 24, 5) +
    bead(114, 24, 5) +
    brush.gleam({ cx: 76, cy: 74, rx: 24, ry: 12, turn: -36 })
  )
}

/** An anchor wound with a rope. */
export const anchor: Hero = (brush, { hue, accent }) =>
  brush.solid(circle([100, 26], 20), gold, { bevel: 3 }) +
  flat(circle([100, 26], 9), hex(0.2, 0.05, hue)) +
  brush.solid(
    'M91 44H109V60H146V74H109V166Q146 158 156 128L142 132L164 100L184 138L170 133Q160 182 100 196Q40 182 30 133L16 138L36 100L58 132L44 128Q54 158 91 166V74H54V60H91Z',
    clay(0.56, 0.1, hue),
    { bevel: 5 },
  ) +
  stroke(sweep('60,92 92,80 112,92 96,106 88,118 112,130 96,144 92,156'), hex(0.32, 0.06, 60), 12) +
  stroke(sweep('60,92 92,80 112,92 96,106 88,118 112,130 96,144 92,156'), hex(0.8, 0.09, accent), 8.5)

/** A crab that raises both claws. */
export const crab: Hero = (brush, { hue }) => {
  const shell = lacquer(hue, 0.2)
  const claw = curve('38,88! 14,70 8,40 26,16 48,12! 42,34 54,30! 62,54 50,80')
  const legs = twice('M52 136L22 144L10 166M56 148L32 164L24 188M66 158L52 176L50 196')
  return (
    stroke(legs, hex(0.22, 0.08, hue), 12) +
    stroke(legs, hex(0.6, 0.19, hue), 7.5) +
    stroke(twice('M60 116L34 92'), hex(0.22, 0.08, hue), 16) +
    stroke(twice('M60 116L34 92'), hex(0.58, 0.19, hue), 11) +
    brush.solid(claw, shell, { bevel: 5 }) +
    brush.solid(curve('162,88! 186,70 192,40 174,16 152,12! 158,34 146,30! 138,54 150,80'), shell, { bevel: 5 }) +
    stroke(twice('M84 100L78 72'), hex(0.4, 0.14, hue), 6) +
    brush.solid(curve('100,96 146,102 168,128 150,164 100,176 50,164 32,128 54,102'), shell, {
      bevel: 7,
      over: flat(
        circle([70, 122], 6) +
          circle([130, 122], 6) +
          circle([100, 114], 5) +
          circle([86, 110], 3) +
          circle([114, 110], 3),
        hex(0.9, 0.1, hue + 30),
        0.7,
      ),
    }) +
    eye(78, 68, 11, 90) +
    eye(122, 68, 11, 90) +
    stroke(sweep('82,148 100,156 118,148'), hex(0.2, 0.08, hue), 3.5)
  )
}
