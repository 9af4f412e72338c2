import { bone, clay, dusk } from '../paint/clay.ts'
import { hex } from '../paint/colour.ts'
import { curve, sweep, twice } from '../paint/curve.ts'
import { gold, lacquer, wood } from '../paint/material.ts'
import { circle, ellipse, star } from '../paint/shape.ts'
import { repeat } from '../paint/svg.ts'
import { flat, leaf, stroke, type Hero } from './hero.ts'

/** A croissant. */
export const croissant: Hero = (brush, { hue }) => {
  const crust = clay(0.7, 0.13, hue)
  const horn = (side: 1 | -1): string => {
    const x = (from: number): number => (side === 1 ? from : 200 - from)
    return (
      brush.solid(curve(`${x(38)},120! ${x(10)},138 ${x(4)},172 ${x(28)},182 ${x(52)},160!`), crust, { bevel: 4 }) +
      brush.solid(curve(`${x(66)},70! ${x(26)},90 ${x(16)},126 ${x(34)},150 ${x(62)},144 ${x(78)},118!`), crust, {
        bevel: 5,
      })
    )
  }
  return (
    horn(1) +
    horn(-1) +
    brush.solid(curve('60,66 84,44 116,44 140,66 136,112 118,130 82,130 64,112'), crust, {
      bevel: 8,
      over: stroke(sweep('74,58 70,90 84,126') + sweep('126,58 130,90 116,126'), hex(0.46, 0.11, hue - 10), 5),
    }) +
    stroke(twice(sweep('48,92 36,118 44,146') + sweep('26,146 22,162 30,176')), hex(0.46, 0.11, hue - 10), 4) +
    brush.gleam({ cx: 92, cy: 62, rx: 26, ry: 9, turn: -10, strength: 0.9 }) +
    brush.gleam({ cx: 44, cy: 98, rx: 16, ry: 6, turn: -50, strength: 0.7 }) +
    stroke(
      sweep('70,26 62,12 72,0') + sweep('100,22 92,8 102,-6') + sweep('130,26 122,12 132,0'),
      hex(0.97, 0.02, 80),
      5,
      0.7,
    )
  )
}

/** A loaf with a cross cut into it. */
export const bread: Hero = (brush, { hue, accent }) =>
  brush.solid(curve('8,178 60,168 140,168 192,178 180,200 20,200'), lacquer(accent, 0.13), { bevel: 4 }) +
  brush.solid(curve('100,40 156,54 190,102 182,156 146,180 54,180 18,156 10,102 44,54'), clay(0.66, 0.13, hue), {
    bevel: 11,
    over:
      flat(curve('92,44! 108,44! 116,104 110,168! 90,168! 84,104'), hex(0.9, 0.07, 80)) +
      flat(curve('24,92! 24,78! 100,92 176,78! 176,92! 100,114'), hex(0.9, 0.07, 80)) +
      flat(
        repeat(26, (dot) => circle([24 + ((dot * 53) % 152), 66 + ((dot * 37) % 96)], 2.2)),
        hex(0.96, 0.03, 85),
        0.9,
      ),
  }) +
  brush.gleam({ cx: 60, cy: 72, rx: 26, ry: 12, turn: -32, strength: 0.6 }) +
  stroke(
    sweep('64,28 54,10 66,-6') + sweep('102,24 92,4 104,-12') + sweep('140,28 130,10 142,-6'),
    hex(0.97, 0.02, 80),
    6,
    0.75,
  )

/** Two pieces of sushi. */
export const sushi: Hero = (brush, { hue, accent }) =>
  brush.solid('M6 160H194L186 184H14Z', wood, { bevel: 4 }) +
  brush.part('M34 184H54V198H34ZM146 184H166V198H146Z', wood, 2) +
  brush.solid(curve('24,124 56,106 108,108 132,126 128,156 30,158'), bone, {
    bevel: 4,
    over: flat(
      repeat(22, (grain) => ellipse([30 + ((grain * 29) % 96), 116 + ((grain * 17) % 42)], 5, 2.6)),
      hex(0.86, 0.02, 90),
    ),
  }) +
  brush.solid(curve('10,122 34,90 90,80 136,100 142,126 110,114 56,116 22,136'), clay(0.72, 0.17, hue), {
    bevel: 6,
    over: stroke(
      sweep('36,126 48,102 60,88') + sweep('66,122 78,98 92,84') + sweep('98,120 108,100 120,88'),
      hex(0.93, 0.07, hue),
      6,
    ),
  }) +
  brush.solid(circle([144, 92], 46), clay(0.26, 0.05, 160), { bevel: 6 }) +
  brush.part(circle([144, 92], 37), bone) +
  brush.part(circle([144, 92], 19), clay(0.74, 0.17, 40)) +
  flat(circle([138, 86], 7), hex(0.66, 0.16, 140)) +
  stroke('M20 30L186 8M14 46L186 26', hex(0.25, 0.08, accent), 9) +
  stroke('M20 30L186 8M14 46L186 26', hex(0.56, 0.17, accent), 5) +
  leaf(brush, '150,160! 168,136 194,136 198,158!', 135)

/** A slice of pizza. */
export const pizza: Hero = (brush, { hue }) =>
  brush.solid(curve('14,50! 60,30 140,30 186,50! 140,134 100,198!'), clay(0.86, 0.14, 86), { bevel: 5 }) +
  brush.solid(
    'M34 62Q100 44 166 62L150 92Q142 116 134 100L118 128Q108 150 100 132Q92 118 84 128L62 110Z',
    clay(0.88, 0.15, 90),
    {
      bevel: 4,
      outline: 1.6,
    },
  ) +
  brush.solid(curve('2,44 14,16 60,2 140,2 186,16 198,44 180,60 140,48 60,48 20,60'), clay(0.68, 0.13, hue), {
    bevel: 7,
  }) +
  brush.solid(circle([72, 78], 18) + circle([130, 84], 18) + circle([100, 134], 17), clay(0.54, 0.2, 27), {
    bevel: 4,
  }) +
  flat(
    circle([68, 74], 4) + circle([78, 84], 3) + circle([126, 80], 4) + circle([134, 92], 3) + circle([96, 130], 4),
    hex(0.78, 0.14, 35),
  ) +
  leaf(brush, '92,86! 104,66 126,60 118,82!', 140) +
  leaf(brush, '70,112! 62,98 44,94 52,112!', 140) +
  brush.part(circle([104, 106], 7) + circle([146, 64], 6), dusk)

/** A tomato. */
export const tomato: Hero = (brush, { hue }) =>
  brush.solid(
    curve('100,48 140,34 180,54 194,104 176,156 134,186 66,186 24,156 6,104 20,54 60,34'),
    lacquer(hue, 0.23),
    {
      bevel: 11,
      over: stroke(sweep('100,50 70,90 72,150') + sweep('100,50 130,90 128,150'), hex(0.42, 0.18, hue), 4, 0.35),
    },
  ) +
  brush.solid(star([100, 50], 6, 56, 16), clay(0.56, 0.15, 142), { bevel: 4 }) +
  brush.solid(curve('94,48! 92,24 106,4! 116,10 108,30 108,48!'), clay(0.48, 0.13, 140), { bevel: 3 }) +
  brush.gleam({ cx: 52, cy: 92, rx: 18, ry: 30, turn: 26, strength: 0.9 })

/** A hamburger. */
export const burger: Hero = (brush, { hue, accent }) =>
  brush.solid(curve('16,164 100,156 184,164 178,190 140,198 60,198 22,190'), clay(0.74, 0.13, hue), { bevel: 5 }) +
  brush.solid(curve('8,148 40,134 160,134 192,148 180,166 20,166'), clay(0.38, 0.09, 40), { bevel: 5 }) +
  brush.part('M14 132L186 132L164 146L150 166L134 144L60 144L46 160L36 146Z', clay(0.86, 0.16, 85), 2) +
  brush.part(curve('4,118 60,110 140,110 196,118 180,132 20,132'), lacquer(24, 0.22)) +
  brush.solid(
    curve(
      '0,104 20,94 50,98 80,92 110,98 140,92 170,98 200,104 186,120 164,110 140,122 116,112 90,122 66,112 40,122 16,116',
    ),
    clay(0.72, 0.18, 135),
    { bevel: 3 },
  ) +
  brush.solid(curve('10,98! 14,40 60,8 100,6 140,8 186,40 190,98! 140,106 60,106'), clay(0.76, 0.13, hue), {
    bevel: 10,
    over: flat(
      repeat(15, (seed) => ellipse([40 + ((seed * 47) % 124), 24 + ((seed * 31) % 52)], 6, 3.4)),
      hex(0.95, 0.06, 88),
    ),
  }) +
  stroke('M100 10V-16', hex(0.8, 0.08, 75), 4) +
  flat('M100 -16L134 -8L100 2Z', hex(0.6, 0.21, accent))

/** Fries in a paper bag. */
export const fries: Hero = (brush, { hue, accent }) =>
  repeat(9, (stick) =>
    brush.within(`rotate(${(stick - 4) * 4.2} 100 180)`, () =>
      brush.solid(`M${34 + stick * 15} ${30 - ((stick * 29) % 40)}h14V150h-14Z`, clay(0.88, 0.15, 88), {
        bevel: 3,
        outline: 2,
      }),
    ),
  ) +
  brush.solid(curve('22,96! 60,124 140,124 178,96! 160,198! 40,198!'), lacquer(hue, 0.22), {
    bevel: 7,
    over:
      flat('M60 110H78L82 200H64ZM122 110H140L136 200H118Z', hex(0.97, 0.03, 90)) +
      flat(star([100, 156], 5, 24, 10), hex(0.88, 0.15, accent)),
  })

/** A bar of chocolate, partly unwrapped. */
export const chocolate: Hero = (brush, { hue }) =>
  brush.within(
    'rotate(10 100 100)',
    () =>
      brush.solid('M44 -2H156V110H44Z', clay(0.4, 0.08, 45), { bevel: 4 }) +
      repeat(6, (piece) =>
        brush.solid(`M${50 + (piece % 3) * 35} ${6 + Math.floor(piece / 3) * 36}h28v28h-28Z`, clay(0.47, 0.09, 48), {
          bevel: 5,
          outline: 1.6,
        }),
      ) +
      brush.solid('M34 86L52 72L66 92L84 74L100 94L118 74L134 92L150 72L166 86V108H34Z', clay(0.86, 0.02, 250), {
        bevel: 3,
      }) +
      brush.solid('M34 100H166V204H34Z', lacquer(hue, 0.2), {
        bevel: 6,
        over: flat('M30 118H170V130H30ZM30 176H170V188H30Z', hex(0.86, 0.14, 86)),
      }) +
      brush.part(ellipse([100, 153], 42, 18), gold) +
      flat(curve('100,168! 84,154 82,144 92,140 100,148! 108,140 118,144 116,154'), hex(0.42, 0.1, 40)),
  )

/** A piece of cheese with holes. */
export const cheese: Hero = (brush, { hue }) =>
  brush.solid('M8 108L150 34Q188 48 194 96V104L8 116Z', clay(0.92, 0.12, hue + 5), { bevel: 5 }) +
  brush.solid('M8 108L194 98V170L8 184Z', clay(0.86, 0.15, hue), {
    bevel: 6,
    over:
      flat(
        ellipse([48, 142], 17, 14) +
          ellipse([104, 128], 12, 10) +
          ellipse([146, 150], 20, 16) +
          ellipse([92, 168], 10, 8),
        hex(0.66, 0.14, hue - 14),
      ) +
      flat(
        ellipse([51, 145], 13, 10) + ellipse([149, 153], 15, 11) + ellipse([106, 130], 8, 6),
        hex(0.76, 0.15, hue - 8),
      ),
  }) +
  flat(ellipse([138, 62], 15, 7) + ellipse([96, 84], 11, 5) + ellipse([168, 80], 9, 5), hex(0.74, 0.14, hue - 10)) +
  brush.gleam({ cx: 120, cy: 64, rx: 24, ry: 6, turn: -26, strength: 0.7 })

/** Three bananas. */
export const banana: Hero = (brush, { hue }) => {
  const one = (points: string): string => brush.solid(curve(points), clay(0.86, 0.16, hue), { bevel: 6 })
  return (
    one('128,18! 176,60 188,130 150,190! 138,186 150,130 142,76 112,34') +
    one('122,18! 150,70 146,140 96,192! 84,184 112,136 118,76 104,34') +
    one('116,16! 112,76 84,134 24,160! 16,148 60,114 86,70 96,26') +
    flat(
      curve('150,190! 138,186 142,176 154,178') +
        curve('96,192! 84,184 92,176 102,182') +
        curve('24,160! 16,148 28,142 34,154'),
      hex(0.3, 0.05, 60),
    ) +
    brush.solid(curve('92,30! 98,0 112,-10! 126,-6 132,24!'), clay(0.55, 0.12, 110), { bevel: 3 }) +
    stroke(sweep('98,44 92,80 62,120') + sweep('116,44 122,90 106,146'), hex(0.68, 0.15, hue - 10), 3)
  )
}

/** A carrot with its leaves. */
export const carrot: Hero = (brush, { hue }) =>
  brush.within(
    'rotate(28 100 100)',
    () =>
      leaf(brush, '96,46! 60,20 52,-18 72,-30 92,0', 140) +
      leaf(brush, '104,46! 140,20 148,-18 128,-30 108,0', 140) +
      leaf(brush, '100,46! 82,0 90,-38 100,-44 110,-38 118,0', 132) +
      brush.solid(curve('100,32 136,40 146,74 128,140 100,212! 72,140 54,74 64,40'), clay(0.72, 0.18, hue), {
        bevel: 8,
        over: stroke('M60 78H88M118 66H142M72 116H96M108 134H128M84 158H100', hex(0.52, 0.16, hue - 10), 4),
      }) +
      brush.gleam({ cx: 78, cy: 78, rx: 9, ry: 28, turn: 12, strength: 0.7 }),
  )

/** A mate gourd with its silver straw. */
export const mate: Hero = (brush, { hue, accent }) =>
  stroke('M112 76L160 -10', hex(0.3, 0.03, 260), 12) +
  stroke('M112 76L160 -10', hex(0.86, 0.02, 250), 7) +
  brush.part(ellipse([163, -12], 16, 8), gold) +
  brush.solid(
    curve('56,62! 144,62! 156,96 176,130 158,178 100,196 42,178 24,130 44,96'),
    clay(0.42, 0.09, 50 + (hue % 20)),
    {
      bevel: 10,
      over:
        stroke(sweep('24,128 100,152 176,128'), hex(0.86, 0.13, 86), 5) +
        flat(star([100, 168], 8, 18, 9), hex(0.86, 0.13, 86)) +
        flat(
          repeat(7, (leafAt) => ellipse([34 + leafAt * 22, 116 + Math.sin(leafAt / 2) * 6], 7, 4)),
          hex(0.68, 0.13, accent),
        ),
    },
  ) +
  brush.solid('M50 50H150V70Q100 82 50 70Z', clay(0.86, 0.02, 250), { bevel: 4 }) +
  flat(ellipse([100, 52], 46, 12), hex(0.5, 0.13, 130)) +
  flat(ellipse([92, 50], 28, 6), hex(0.66, 0.14, 125)) +
  brush.gleam({ cx: 62, cy: 124, rx: 11, ry: 30, turn: 16, strength: 0.7 })
