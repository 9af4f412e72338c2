import { bone, clay, dusk } from '../paint/clay.ts'
import { hex } from '../paint/colour.ts'
import { curve, sweep, twice } from '../paint/curve.ts'
import { gold, ivory, lacquer, wood } from '../paint/material.ts'
import { around, circle, ellipse, polygon, star } from '../paint/shape.ts'
import { repeat } from '../paint/svg.ts'
import { eye, flat, INK, stroke, type Hero } from './hero.ts'

/** A football. */
export const football: Hero = (brush, { hue }) => {
  const centre = [100, 100] as const
  const patches =
    polygon(Array.from({ length: 5 }, (_, index) => around(centre, 32, index * 72))) +
    repeat(5, (index) =>
      polygon([
        around(centre, 96, index * 72 - 17),
        around(centre, 70, index * 72 - 15),
        around(centre, 60, index * 72),
        around(centre, 70, index * 72 + 15),
        around(centre, 96, index * 72 + 17),
      ]),
    )
  const seams = repeat(5, (index) => {
    const text = (radius: number, degrees: number): string =>
      around(centre, radius, degrees)
        .map((value) => value.toFixed(1))
        .join(' ')
    return `M${text(32, index * 72)}L${text(60, index * 72)}M${text(70, index * 72 + 15)}L${text(70, index * 72 + 57)}`
  })
  return (
    brush.solid(circle([100, 100], 92), clay(0.96, 0.012, 240), {
      bevel: 10,
      over: flat(patches, hex(0.3, 0.09, hue)) + stroke(seams, hex(0.4, 0.06, hue), 3),
    }) + brush.gleam({ cx: 66, cy: 52, rx: 30, ry: 16, turn: -40, strength: 0.9 })
  )
}

/** A whistle. */
export const whistle: Hero = (brush, { hue, accent }) =>
  stroke(sweep('132,84 176,60 190,20 160,-4 120,8'), hex(0.35, 0.12, accent), 10) +
  stroke(sweep('132,84 176,60 190,20 160,-4 120,8'), hex(0.7, 0.19, accent), 6) +
  brush.solid('M10 66H128V112H98L40 104H10Z', lacquer(hue, 0.18), { bevel: 6 }) +
  brush.solid(circle([126, 126], 62), lacquer(hue, 0.18), { bevel: 9 }) +
  brush.part('M52 62H90V84H52Z', dusk, 2) +
  brush.solid(circle([126, 126], 30), gold, { bevel: 4 }) +
  flat(star([126, 126], 5, 20, 8), hex(0.5, 0.18, hue)) +
  brush.part(circle([132, 76], 9), gold) +
  brush.gleam({ cx: 96, cy: 96, rx: 22, ry: 10, turn: -44, strength: 0.8 })

/** Two dice in the air. */
export const dice: Hero = (brush, { hue, accent }) => {
  const pip = (x: number, y: number): string => ellipse([x, y], 7, 7)
  const die = (shown: number, place: string, pips: string): string =>
    brush.within(
      place,
      () =>
        brush.solid(
          'M-46 -34Q-46 -46 -34 -46H34Q46 -46 46 -34V34Q46 46 34 46H-34Q-46 46 -46 34Z',
          lacquer(shown, 0.2),
          {
            bevel: 8,
          },
        ) +
        flat(pips, hex(0.98, 0.02, 90)) +
        brush.gleam({ cx: -18, cy: -32, rx: 22, ry: 6, turn: -8, strength: 0.7 }),
    )
  const five = pip(-24, -24) + pip(24, -24) + pip(0, 0) + pip(-24, 24) + pip(24, 24)
  const six = [-26, 0, 26].map((y) => pip(-22, y) + pip(22, y)).join('')
  return die(accent, 'translate(136 66) rotate(16)', five) + die(hue, 'translate(68 130) rotate(-14)', six)
}

/** Two aces. */
export const cards: Hero = (brush, { hue }) => {
  const spade = curve('0,-34! 12,-16 34,-2 32,18 16,24 4,14! 12,34! -12,34! -4,14! -16,24 -32,18 -34,-2 -12,-16')
  const heart = curve('0,34! -22,12 -34,-8 -24,-28 -8,-26 0,-12! 8,-26 24,-28 34,-8 22,12')
  const card = (turn: number, x: number, suit: string, shown: string): string =>
    brush.within(
      `translate(${x} 102) rotate(${turn})`,
      () =>
        brush.solid('M-52 -72Q-52 -82 -42 -82H42Q52 -82 52 -72V72Q52 82 42 82H-42Q-52 82 -52 72Z', ivory, {
          bevel: 4,
        }) +
        flat(suit, shown) +
        stroke('M-44 -54L-36 -74L-28 -54M-41 -61H-31M28 54L36 74L44 54M31 61H41', shown, 4),
    )
  return card(-14, 70, spade, hex(0.26, 0.07, hue)) + card(13, 130, heart, hex(0.58, 0.23, 22))
}

/** A chess knight. */
export const chessKnight: Hero = (brush, { hue, accent }) =>
  brush.solid('M38 176H162L170 200H30Z', clay(0.44, 0.09, hue), { bevel: 5 }) +
  brush.solid('M52 158H148V178H52Z', gold, { bevel: 3 }) +
  brush.solid(
    curve(
      '60,160! 66,126 92,104 88,90! 68,104 44,108 28,92 36,72 58,44 72,28 78,4! 92,20 112,18 146,40 162,90 152,130 144,160!',
    ),
    clay(0.5, 0.1, hue),
    {
      bevel: 9,
      over: stroke(
        sweep('104,20 132,44 144,90 134,136') + sweep('92,26 118,52 128,90 118,130'),
        hex(0.74, 0.12, hue + 20),
        5,
      ),
    },
  ) +
  flat(curve('36,84 44,80 46,90 38,94'), INK) +
  stroke(sweep('34,98 50,98 60,88'), INK, 3.4) +
  eye(78, 56, 9, accent)

/** A joystick with buttons. */
export const joystick: Hero = (brush, { hue, accent }) =>
  brush.solid('M14 140Q14 126 30 126H170Q186 126 186 140L194 196H6Z', lacquer(hue, 0.17), { bevel: 7 }) +
  brush.part(ellipse([72, 134], 34, 11), dusk) +
  brush.solid('M64 132L66 50H80L82 132Z', clay(0.4, 0.03, 260), { bevel: 3 }) +
  brush.solid(circle([73, 36], 38), lacquer(accent, 0.22), { bevel: 8 }) +
  brush.gleam({ cx: 60, cy: 20, rx: 13, ry: 8, turn: -38, strength: 1 }) +
  [
    [124, 150, 90],
    [156, 144, 150],
    [136, 176, 20],
    [168, 172, 255],
  ]
    .map(([x = 0, y = 0, shown = 0]) => brush.part(ellipse([x, y], 13, 10), lacquer(shown, 0.2), 2.4))
    .join('') +
  flat(star([48, 172], 5, 15, 6), hex(0.95, 0.1, 92))

/** A worn teddy bear. */
export const teddy: Hero = (brush, { hue, accent }) => {
  const plush = clay(0.68, 0.11, hue)
  return (
    brush.solid(twice(ellipse([44, 150], 26, 34)), plush, { bevel: 5 }) +
    brush.solid(ellipse([100, 150], 52, 50), plush, { bevel: 7 }) +
    flat(ellipse([100, 158], 30, 30), hex(0.9, 0.06, 80)) +
    brush.solid(circle([50, 34], 24) + circle([150, 34], 24), plush, { bevel: 4 }) +
    flat(circle([51, 36], 13) + circle([149, 36], 13), hex(0.9, 0.06, 80)) +
    brush.solid(ellipse([100, 72], 64, 56), plush, { bevel: 8 }) +
    brush.solid(ellipse([100, 92], 30, 24), bone, { bevel: 3, outline: 2 }) +
    brush.part(ellipse([100, 82], 12, 8), dusk) +
    stroke('M100 90V98' + sweep('100,98 92,106 84,102') + sweep('100,98 108,106 116,102'), INK, 3) +
    flat(circle([74, 64], 9) + circle([126, 64], 9), hex(0.14, 0.03, 40)) +
    flat(circle([71, 61], 3) + circle([123, 61], 3), '#fff') +
    brush.solid(twice(curve('100,124! 76,112 60,122 64,142 80,142 100,130!')), lacquer(accent, 0.2), { bevel: 3 }) +
    brush.part(circle([100, 127], 8), lacquer(accent, 0.2)) +
    brush.solid(twice(ellipse([70, 190], 22, 14)), plush, { bevel: 3 })
  )
}

/** A spinning top. */
export const spinningTop: Hero = (brush, { hue, accent }) =>
  flat(ellipse([100, 196], 40, 6), hex(0.1, 0.05, 290), 0.4) +
  brush.solid('M93 -8H107V44H93Z', wood, { bevel: 2.6 }) +
  brush.solid(circle([100, -2], 13), gold, { bevel: 3 }) +
  brush.solid(
    curve('100,34 142,44 184,72 190,92 168,116 122,164 100,198! 78,164 32,116 10,92 16,72 58,44'),
    lacquer(hue, 0.2),
    {
      bevel: 8,
      over:
        flat('M0 74H200V96H0Z', hex(0.88, 0.15, accent)) +
        flat('M0 112H200V124H0Z', hex(0.96, 0.05, 92)) +
        flat(
          repeat(7, (spot) => star([16 + spot * 28, 85], 5, 8, 3.4)),
          hex(0.5, 0.19, hue),
        ),
    },
  ) +
  stroke(sweep('2,120 30,150 58,166') + sweep('198,120 170,150 142,166'), hex(0.97, 0.03, accent), 4, 0.7) +
  brush.gleam({ cx: 62, cy: 58, rx: 24, ry: 9, turn: -24, strength: 0.9 })

/** A matryoshka doll. */
export const matryoshka: Hero = (brush, { hue, accent }) =>
  brush.solid(
    curve('100,-2 138,16 148,58 168,108 160,172 128,198 72,198 40,172 32,108 52,58 62,16'),
    lacquer(hue, 0.21),
    {
      bevel: 9,
      over:
        flat(curve('100,92 140,110 146,160 120,200 80,200 54,160 60,110'), hex(0.93, 0.07, 88)) +
        stroke('M20 102Q100 78 180 102', hex(0.86, 0.15, 88), 6),
    },
  ) +
  brush.solid(ellipse([100, 52], 33, 36), clay(0.9, 0.05, 65), { bevel: 4, outline: 2 }) +
  flat(curve('68,46! 76,20 100,16 124,20 132,46! 116,32 100,30 84,32'), hex(0.36, 0.08, 50)) +
  flat(circle([88, 54], 4.4) + circle([112, 54], 4.4), INK) +
  flat(circle([78, 66], 6) + circle([122, 66], 6), hex(0.76, 0.14, 15)) +
  stroke(sweep('92,70 100,75 108,70'), hex(0.55, 0.2, 20), 3.4) +
  repeat(6, (petal) => flat(circle(around([100, 140], 17, petal * 60), 11), hex(0.6, 0.2, accent))) +
  flat(circle([100, 140], 9), hex(0.9, 0.15, 90)) +
  flat(twice(curve('84,164 66,158 62,176 78,180')), hex(0.55, 0.14, 145)) +
  brush.gleam({ cx: 66, cy: 96, rx: 8, ry: 30, turn: 14, strength: 0.7 })

/** A heart with a ribbon. */
export const heart: Hero = (brush, { hue, accent }) =>
  brush.solid(
    curve('100,190! 52,150 8,108 6,58 34,22 72,22 100,54! 128,22 166,22 194,58 192,108 148,150'),
    lacquer(hue, 0.23),
    { bevel: 10 },
  ) +
  brush.solid(curve('10,132! 60,116 140,102 192,66! 194,88 140,124 60,140 14,152!'), lacquer(accent, 0.15), {
    bevel: 3,
  }) +
  brush.solid(twice(curve('100,116! 74,94 56,106 64,128 82,132')), lacquer(accent, 0.15), { bevel: 3 }) +
  brush.part(circle([100, 118], 11), gold) +
  brush.gleam({ cx: 48, cy: 56, rx: 24, ry: 14, turn: -40, strength: 0.9 })
