import { bone, clay, dusk, steel } from '../paint/clay.ts'
import { hex } from '../paint/colour.ts'
import { curve, sweep, twice } from '../paint/curve.ts'
import { gold, ivory, lacquer, wood } from '../paint/material.ts'
import { around, circle, scallop, star, type Point } from '../paint/shape.ts'
import { repeat } from '../paint/svg.ts'
import { flat, stroke, type Hero } from './hero.ts'

/** Sugar pearls thrown over something round. */
const sprinkles = (centre: Point, reach: number, count: number, hue: number): string =>
  [0, 1, 2, 3]
    .map((turn) =>
      stroke(
        repeat(count, (index) => {
          const [x, y] = around(
            centre,
            reach * Math.sqrt((index * 4 + turn + 1) / (count * 4)),
            (index * 4 + turn) * 137.5,
          )
          const [dx, dy] = around([0, 0], 3.5, index * 71 + turn * 40)
          return `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`
        }),
        hex(0.86, 0.16, hue + turn * 85),
        4,
      ),
    )
    .join('')

export const cupcake: Hero = (brush, { hue, accent }) =>
  brush.solid('M34 112H166L148 192Q100 202 52 192Z', lacquer(accent, 0.17), {
    bevel: 6,
    over: stroke(
      repeat(9, (fold) => `M${42 + fold * 15} 110L${56 + fold * 11} 200`),
      hex(0.44, 0.14, accent),
      3,
      0.7,
    ),
  }) +
  brush.solid(curve('14,112 22,88 48,82 100,90 152,82 178,88 186,112 160,128 100,132 40,128'), clay(0.86, 0.13, hue), {
    bevel: 6,
  }) +
  brush.solid(curve('34,82 46,60 100,58 154,60 166,82 140,98 100,100 60,98'), clay(0.88, 0.12, hue), { bevel: 5 }) +
  brush.solid(curve('56,56 70,36 100,26 130,36 144,56 124,70 100,72 76,70'), clay(0.9, 0.11, hue), { bevel: 5 }) +
  sprinkles([100, 90], 70, 7, hue + 40) +
  stroke(sweep('104,16 112,-2 128,-8'), hex(0.4, 0.1, 130), 4) +
  brush.solid(circle([100, 26], 19), lacquer(20, 0.22), { bevel: 4 }) +
  brush.gleam({ cx: 93, cy: 19, rx: 7, ry: 5, turn: -36, strength: 1 })

export const donut: Hero = (brush, { hue }) =>
  brush.solid(circle([100, 104], 92), clay(0.74, 0.12, 68), { bevel: 8 }) +
  brush.solid(scallop([100, 98], 78, 11, 5), lacquer(hue, 0.18), { bevel: 7, outline: 2 }) +
  sprinkles([100, 98], 72, 11, hue + 60) +
  brush.part(circle([100, 100], 27), clay(0.5, 0.1, 55), 3) +
  flat(circle([100, 104], 22), hex(0.22, 0.05, 40)) +
  brush.gleam({ cx: 64, cy: 52, rx: 32, ry: 12, turn: -38, strength: 0.8 })

export const lollipop: Hero = (brush, { hue, accent }) => {
  const swirl = repeat(6, (arm) => {
    const p = (radius: number, turn: number): string =>
      around([100, 78], radius, arm * 60 + turn)
        .map((v) => v.toFixed(1))
        .join(' ')
    return `M100 78Q${p(40, 10)} ${p(82, 46)}L${p(82, 76)}Q${p(40, 40)} 100 78Z`
  })
  return (
    brush.solid('M93 146H107V208H93Z', bone, {
      bevel: 3,
      over: stroke('M90 160L110 152M90 176L110 168M90 192L110 184', hex(0.6, 0.18, hue), 5),
    }) +
    brush.solid(circle([100, 78], 78), lacquer(hue, 0.2), { bevel: 9, over: flat(swirl, hex(0.95, 0.05, accent)) }) +
    brush.solid(
      curve('96,152! 66,134 44,146 50,170 74,172!') + curve('104,152! 134,134 156,146 150,170 126,172!'),
      lacquer(accent, 0.19),
      { bevel: 3 },
    ) +
    brush.part(circle([100, 156], 9), lacquer(accent, 0.19), 2) +
    brush.gleam({ cx: 66, cy: 42, rx: 28, ry: 14, turn: -40, strength: 0.85 })
  )
}

export const iceCream: Hero = (brush, { hue, accent }) =>
  brush.solid('M52 104H148L106 202Q100 208 94 202Z', clay(0.76, 0.13, 70), {
    bevel: 5,
    over: stroke(
      repeat(6, (line) => `M${40 + line * 22} 100L${90 + line * 22} 210M${160 - line * 22} 100L${110 - line * 22} 210`),
      hex(0.5, 0.11, 58),
      3,
    ),
  }) +
  brush.solid(circle([66, 82], 38), clay(0.86, 0.12, hue), { bevel: 6 }) +
  brush.solid(circle([134, 82], 38), clay(0.84, 0.13, accent), { bevel: 6 }) +
  brush.solid(curve('58,58 62,20 100,6 138,20 142,58 132,74 116,66 100,78 84,66 68,74'), clay(0.9, 0.08, hue + 60), {
    bevel: 6,
  }) +
  brush.solid(
    curve('44,106 60,98 76,110 92,100 108,110 124,98 140,110 156,104 150,120 100,126 50,120'),
    clay(0.86, 0.12, hue),
    { bevel: 3 },
  ) +
  brush.solid(circle([100, 2], 15), lacquer(20, 0.22), { bevel: 3 }) +
  brush.gleam({ cx: 84, cy: 30, rx: 14, ry: 9, turn: -36, strength: 0.9 })

export const coffee: Hero = (brush, { hue, accent }) =>
  stroke(
    sweep('74,40 62,22 84,8 72,-12') + sweep('104,40 92,20 114,6 102,-14') + sweep('134,40 124,24 142,10 132,-8'),
    hex(0.96, 0.03, 80),
    7,
    0.7,
  ) +
  brush.solid(curve('2,180 60,172 140,172 198,180 140,198 60,198'), bone, { bevel: 4 }) +
  stroke(sweep('158,80 192,76 192,122 150,134'), hex(0.25, 0.06, hue), 16) +
  stroke(sweep('158,80 192,76 192,122 150,134'), hex(0.7, 0.17, hue), 10.5) +
  brush.solid('M24 62H166Q168 140 138 178H52Q22 140 24 62Z', lacquer(hue, 0.18), {
    bevel: 8,
    over: flat('M0 100H200V118H0Z', hex(0.95, 0.04, 85)),
  }) +
  brush.part(curve('24,62 60,48 130,48 166,62 130,76 60,76'), bone, 2.5) +
  flat(curve('36,62 66,53 124,53 154,62 124,71 66,71'), hex(0.34, 0.08, 50)) +
  flat(curve('95,68! 82,58 88,54 95,58 102,54 108,58'), hex(0.9, 0.06, 75)) +
  brush.part(star([96, 110], 5, 16, 7), lacquer(accent, 0.18), 1.8) +
  brush.gleam({ cx: 48, cy: 100, rx: 8, ry: 32, turn: -6, strength: 0.7 })

export const teapot: Hero = (brush, { hue, accent }) =>
  stroke(sweep('46,86 4,70 4,142 52,146'), hex(0.24, 0.06, hue), 16) +
  stroke(sweep('46,86 4,70 4,142 52,146'), hex(0.68, 0.15, hue), 10.5) +
  brush.solid(curve('144,136! 166,128 168,92 198,76! 190,112 178,160 148,168!'), lacquer(hue, 0.16), { bevel: 4 }) +
  brush.solid(curve('98,60 142,70 160,118 146,166 98,182 50,166 36,118 54,70'), lacquer(hue, 0.16), { bevel: 9 }) +
  repeat(5, (petal) =>
    brush.part(
      curve(
        `98,124! ${around([98, 124], 22, petal * 72 - 22)
          .map(Math.round)
          .join(',')} ${around([98, 124], 32, petal * 72)
          .map(Math.round)
          .join(',')} ${around([98, 124], 22, petal * 72 + 22)
          .map(Math.round)
          .join(',')}`,
      ),
      clay(0.88, 0.12, accent),
      1.6,
    ),
  ) +
  flat(circle([98, 124], 7), hex(0.9, 0.15, 90)) +
  brush.solid(curve('58,72 98,50 138,72 98,80'), gold, { bevel: 3 }) +
  brush.solid(circle([98, 44], 13), gold, { bevel: 3 }) +
  brush.part('M62 178H134L128 194H68Z', gold, 2) +
  brush.gleam({ cx: 62, cy: 98, rx: 10, ry: 28, turn: 16, strength: 0.75 })

export const chilli: Hero = (brush, { hue }) =>
  brush.solid(
    curve('118,34! 166,38 184,70 172,112 132,160 76,186 20,180! 66,164 100,132 110,96 104,60'),
    lacquer(hue, 0.23),
    { bevel: 9 },
  ) +
  brush.solid(curve('96,52 108,26 138,20 170,30 178,52! 156,46 140,58! 122,48 106,62!'), lacquer(138, 0.17), {
    bevel: 4,
  }) +
  stroke(sweep('138,26 142,4 166,-8'), hex(0.24, 0.08, 138), 13) +
  stroke(sweep('138,26 142,4 166,-8'), hex(0.6, 0.16, 138), 8) +
  brush.gleam({ cx: 150, cy: 80, rx: 9, ry: 32, turn: 14, strength: 0.9 }) +
  brush.gleam({ cx: 96, cy: 160, rx: 30, ry: 6, turn: -34, strength: 0.5 })

/** A flute of sparkling wine. */
export const cocktail: Hero = (brush, { hue, accent }) =>
  stroke('M148 4L112 96', hex(0.9, 0.1, accent), 6) +
  brush.solid(circle([166, 44], 26), clay(0.86, 0.17, 100), { bevel: 4 }) +
  stroke('M166 22V66M144 44H188M151 29L181 59M181 29L151 59', hex(0.97, 0.06, 105), 2.4) +
  brush.solid('M18 30H172L108 122V176H140L150 194H50L60 176H92V122Z', clay(0.92, 0.03, 220), {
    bevel: 4,
    over:
      flat('M10 52H180L108 122H92Z', hex(0.72, 0.2, hue)) +
      flat('M30 52Q100 64 162 52L150 66Q100 76 44 66Z', hex(0.9, 0.12, hue + 30)),
  }) +
  flat(circle([90, 84], 6) + circle([112, 74], 5) + circle([76, 70], 4) + circle([102, 102], 4), '#fff', 0.7) +
  brush.solid(circle([64, 46], 15), lacquer(25, 0.21), { bevel: 3 }) +
  stroke('M64 34L78 8', hex(0.4, 0.09, 130), 3)

/** A trumpet. */
export const trumpet: Hero = (brush, { hue, accent }) =>
  brush.within(
    'rotate(-24 100 100)',
    () =>
      brush.solid('M16 92H150V108H16Z', gold, { bevel: 3 }) +
      brush.solid(curve('136,92! 162,84 182,62 196,44! 208,100 196,156! 182,138 162,116 136,108!'), gold, {
        bevel: 6,
      }) +
      flat(curve('194,50 204,70 206,130 194,150 188,100'), hex(0.36, 0.09, 55)) +
      stroke(sweep('60,100 40,128 60,150 116,150 134,128 116,104'), hex(0.26, 0.06, 50), 15) +
      stroke(sweep('60,100 40,128 60,150 116,150 134,128 116,104'), hex(0.82, 0.15, 85), 10) +
      [70, 90, 110]
        .map(
          (x) =>
            brush.part(`M${x - 7} 74H${x + 7}V140H${x - 7}Z`, gold, 2) +
            brush.part(`M${x - 9} 62H${x + 9}V74H${x - 9}Z`, lacquer(hue, 0.2), 2),
        )
        .join('') +
      brush.part('M0 88H18V112H0Z', steel, 2) +
      flat(`M30 108H46V170L38 160L30 170Z`, hex(0.6, 0.2, accent)),
  )

/** A gramophone. */
export const gramophone: Hero = (brush, { hue, accent }) =>
  brush.solid(curve('104,112! 96,70 60,40 28,44! 40,4 100,-12 160,4 196,52! 164,56 128,84 118,120!'), gold, {
    bevel: 7,
    over: stroke('M110 110L44 30M110 110L86 -4M110 110L134 -4M110 110L180 36', hex(0.5, 0.11, 60), 3),
  }) +
  brush.solid(curve('28,44! 60,26 110,14 160,26 196,52! 150,46 100,40 60,40'), clay(0.42, 0.12, hue), { bevel: 3 }) +
  brush.solid(curve('30,140 100,122 170,140 100,158'), dusk, { bevel: 3 }) +
  stroke(sweep('48,140 100,130 152,140') + sweep('62,142 100,136 138,142'), hex(0.5, 0.03, 280), 2) +
  brush.part(curve('84,140 100,135 116,140 100,146'), lacquer(accent, 0.2), 1.6) +
  stroke('M112 116L104 138', hex(0.8, 0.14, 85), 6) +
  brush.solid('M24 148Q100 170 176 148L184 190Q100 206 16 190Z', wood, { bevel: 5 }) +
  brush.part(circle([100, 180], 9), gold, 2) +
  stroke('M182 168H196V154', hex(0.8, 0.14, 85), 5)

/** A drum with its ropes. */
export const drum: Hero = (brush, { hue, accent }) =>
  stroke('M40 8L92 60M160 8L108 60', hex(0.3, 0.06, 50), 12) +
  stroke('M40 8L92 60M160 8L108 60', hex(0.78, 0.1, 72), 7) +
  flat(circle([40, 8], 10) + circle([160, 8], 10), hex(0.85, 0.12, 72)) +
  brush.solid('M20 74Q100 110 180 74V166Q100 212 20 166Z', lacquer(hue, 0.2), {
    bevel: 8,
    over: stroke('M20 86L50 180L80 96L110 188L140 94L166 176L182 84', hex(0.96, 0.04, 88), 5),
  }) +
  brush.solid(curve('12,70 50,46 100,42 150,46 188,70 150,94 100,98 50,94'), gold, { bevel: 4 }) +
  brush.part(curve('26,70 60,54 100,51 140,54 174,70 140,86 100,89 60,86'), ivory, 2) +
  stroke(sweep('20,160 60,182 100,188 140,182 180,160'), hex(0.84, 0.15, 85), 8) +
  brush.part(star([100, 144], 5, 22, 10), lacquer(accent, 0.18), 2)

/** A microphone under the lights. */
export const microphone: Hero = (brush, { hue, accent }) =>
  brush.within(
    'rotate(24 100 100)',
    () =>
      brush.solid('M82 90H118L112 196Q100 204 88 196Z', dusk, { bevel: 5 }) +
      brush.solid('M68 74H132L122 104H78Z', gold, { bevel: 4 }) +
      brush.solid(circle([100, 40], 48), steel, {
        bevel: 8,
        over: stroke(
          repeat(9, (line) => `M${44 + line * 14} -20V100M40 ${-14 + line * 14}H160`),
          hex(0.42, 0.03, 260),
          2.4,
          0.7,
        ),
      }) +
      brush.solid('M50 34H150V50H50Z', gold, { bevel: 3 }) +
      flat(circle([100, 124], 6), hex(0.7, 0.2, hue)) +
      brush.gleam({ cx: 80, cy: 16, rx: 18, ry: 10, turn: -36, strength: 0.9 }) +
      flat(star([144, 4], 4, 16, 3), hex(0.98, 0.06, accent)),
  )

/** A hat of the prairie. */
export const cowboyHat: Hero = (brush, { hue, accent }) =>
  brush.solid(
    curve('2,120 8,104 30,108 56,124 100,130 144,124 170,108 192,104 198,120 170,156 100,170 30,156'),
    clay(0.52, 0.1, hue),
    { bevel: 6 },
  ) +
  brush.solid(curve('48,132! 56,76 66,36 88,34 100,44 112,34 134,36 144,76 152,132! 100,148'), clay(0.58, 0.11, hue), {
    bevel: 8,
    over: flat(curve('86,34 100,46 114,34 106,80 100,90 94,80'), hex(0.32, 0.08, hue), 0.6),
  }) +
  brush.solid(curve('48,116 100,134 152,116 154,132 100,150 46,132'), lacquer(accent, 0.16), { bevel: 3 }) +
  brush.solid(star([100, 134], 5, 18, 8), gold, { bevel: 2.5 })

/** A sheriff's star. */
export const badge: Hero = (brush, { hue, accent }) =>
  brush.solid(star([100, 104], 5, 94, 46), gold, { bevel: 7 }) +
  flat(
    repeat(5, (tip) => circle(around([100, 104], 92, tip * 72), 9)),
    hex(0.88, 0.14, 88),
  ) +
  stroke(
    repeat(5, (tip) => circle(around([100, 104], 92, tip * 72), 9)),
    hex(0.28, 0.06, 50),
    2.4,
  ) +
  brush.solid(circle([100, 104], 46), clay(0.5, 0.11, hue), { bevel: 5 }) +
  stroke(circle([100, 104], 37), hex(0.86, 0.15, 86), 3) +
  brush.solid(star([100, 104], 5, 30, 13), lacquer(accent, 0.18), { bevel: 3 }) +
  brush.gleam({ cx: 76, cy: 70, rx: 24, ry: 11, turn: -40, strength: 0.7 })

/** A saguaro in flower. */
export const cactus: Hero = (brush, { hue, accent }) => {
  const ribs = stroke('M88 20V190M100 14V190M112 20V190', hex(0.36, 0.1, hue), 2.6, 0.7)
  return (
    brush.solid(curve('10,198! 40,182 100,176 160,182 190,198!'), clay(0.74, 0.11, 65), { bevel: 4 }) +
    brush.solid('M78 128H50Q22 128 22 100V78Q22 66 34 66Q46 66 46 78V96Q46 104 54 104H78Z', lacquer(hue, 0.15), {
      bevel: 5,
    }) +
    brush.solid(
      'M122 108H142Q150 108 150 100V62Q150 50 162 50Q176 50 176 62V104Q176 132 148 132H122Z',
      lacquer(hue, 0.15),
      { bevel: 5 },
    ) +
    brush.solid('M72 186V40Q72 6 100 6Q128 6 128 40V186Q100 194 72 186Z', lacquer(hue, 0.16), {
      bevel: 7,
      over: ribs,
    }) +
    [
      [100, 6],
      [34, 64],
      [162, 48],
    ]
      .map(
        ([x = 0, y = 0]) =>
          brush.part(scallop([x, y], 11, 6, 4), lacquer(accent, 0.2), 1.8) +
          flat(circle([x, y], 4.5), hex(0.94, 0.13, 95)),
      )
      .join('') +
    stroke(twice('M82 60L76 56M82 90L76 86M84 150L78 146'), hex(0.92, 0.06, 95), 2.4)
  )
}
