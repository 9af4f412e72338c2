import { bone, clay, dusk } from '../paint/clay.ts'
import { hex } from '../paint/colour.ts'
import { curve, mirrored, sweep, twice } from '../paint/curve.ts'
import { circle, type Point } from '../paint/shape.ts'
import { repeat } from '../paint/svg.ts'
import { eye, flat, stroke, type Hero, INK } from './hero.ts'

const SPOTS = Array.from({ length: 9 }, (_, spot): Point => {
  const row = Math.floor(spot / 3)
  return [48 + (spot % 3) * 17 - row * 10, 46 + row * 40 + (spot % 3) * 7]
})
const spotted = (radius: number): string => twice(SPOTS.map((spot) => circle(spot, radius)).join(''))
const STRIPES =
  'M100 24L92 58L84 30ZM78 34L80 64L68 42ZM20 92L50 100L22 108ZM18 122L52 124L26 138ZM34 152L58 144L46 164Z'

const MARKINGS = {
  plain: () => '',
  stripes: () => flat(twice(STRIPES), INK, 0.85),
  spots: (hue: number) => flat(spotted(6.5), INK, 0.75) + flat(spotted(3), hex(0.6, 0.15, hue - 10)),
}

/** A big cat face to face: plain as a lioness, striped as a tiger, spotted as a jaguar. */
const bigCat =
  (coat: 'stripes' | 'spots' | 'plain'): Hero =>
  (brush, { hue, accent }) => {
    const fur = clay(0.74, 0.15, hue)
    const ear = curve('46,66! 26,44 24,14 42,10 66,20 84,40!')
    const marks = MARKINGS[coat](hue)
    return (
      brush.solid(ear, fur, { bevel: 4 }) +
      brush.solid(mirrored(ear), fur, { bevel: 4 }) +
      flat(twice(curve('48,54 38,36 40,22 56,30 66,42')), hex(0.42, 0.1, 20)) +
      brush.solid(curve('100,22 146,30 176,66 190,110 172,146 148,178 100,196 52,178 28,146 10,110 24,66 54,30'), fur, {
        bevel: 8,
        over:
          marks +
          flat(twice(curve('100,128 76,120 48,140 52,172 100,196')), hex(0.95, 0.04, 85), 0.95) +
          flat(twice(curve('52,84 66,72 84,78 82,92 60,98')), hex(0.97, 0.03, 85), 0.9),
      }) +
      brush.solid(curve('84,124! 90,100 90,72 110,72 110,100 116,124!'), clay(0.78, 0.13, hue), {
        bevel: 3,
        outline: 0,
      }) +
      brush.solid(curve('80,122 100,116 120,122 112,138 100,146 88,138'), clay(0.42, 0.12, 15), { bevel: 3 }) +
      stroke('M100 146V158' + sweep('100,158 86,170 70,164') + sweep('100,158 114,170 130,164'), INK, 4) +
      flat(twice(circle([72, 148], 2.4) + circle([62, 156], 2.4) + circle([76, 160], 2.4)), INK) +
      eye(66, 94, 13, accent) +
      eye(134, 94, 13, accent) +
      stroke(twice(sweep('48,88 64,78 86,92')), INK, 5)
    )
  }

export const tiger: Hero = bigCat('stripes')
export const jaguar: Hero = bigCat('spots')
export const puma: Hero = bigCat('plain')

/** A lion with his mane. */
export const lion: Hero = (brush, { hue, accent }) => {
  const mane = repeat(20, (tuft) => {
    const [long, angle] = [tuft % 2 === 0 ? 98 : 78, (tuft * Math.PI) / 10]
    return `${(100 + long * Math.sin(angle)).toFixed(0)},${(102 - long * Math.cos(angle)).toFixed(0)}${tuft % 2 === 0 ? '!' : ''} `
  })
  const inner = mane.replaceAll(
    /(\d+),(\d+)/g,
    (_, x: string, y: string) =>
      `${(100 + (Number(x) - 100) * 0.8).toFixed(0)},${(104 + (Number(y) - 104) * 0.8).toFixed(0)}`,
  )
  const face = clay(0.8, 0.13, hue + 8)
  return (
    brush.solid(curve(mane), clay(0.46, 0.13, hue - 25), { bevel: 7 }) +
    brush.solid(curve(inner), clay(0.58, 0.15, hue - 14), { bevel: 5, outline: 1.5 }) +
    brush.solid(circle([54, 58], 17), face, { bevel: 3 }) +
    brush.solid(circle([146, 58], 17), face, { bevel: 3 }) +
    brush.solid(curve('100,42 134,52 150,88 142,130 124,166 100,174 76,166 58,130 50,88 66,52'), face, {
      bevel: 6,
      over: flat(curve('100,128 128,130 130,158 100,176 70,158 72,130'), hex(0.97, 0.03, 85)),
    }) +
    brush.solid(curve('84,122! 90,96 88,66 112,66 110,96 116,122!'), clay(0.83, 0.12, hue + 8), {
      bevel: 3,
      outline: 0,
    }) +
    brush.solid(curve('80,122 100,116 120,122 110,138 100,144 90,138'), clay(0.34, 0.1, 20), { bevel: 3 }) +
    stroke('M100 144V152' + sweep('100,152 88,162 76,156') + sweep('100,152 112,162 124,156'), INK, 4) +
    eye(76, 94, 11, accent) +
    eye(124, 94, 11, accent) +
    stroke(twice(sweep('60,90 74,79 92,92')), INK, 5)
  )
}

/** A wolf under the moon; with warm hues, a fox. */
const canine =
  (kind: 'wolf' | 'fox'): Hero =>
  (brush, { hue, accent }) => {
    const fur = kind === 'fox' ? clay(0.67, 0.18, hue) : clay(0.6, 0.05, hue)
    const pale = kind === 'fox' ? bone : clay(0.9, 0.02, hue)
    const ear = curve('30,92! 26,50 40,4! 66,34 88,60!')
    return (
      brush.solid(ear, fur, { bevel: 4 }) +
      brush.solid(mirrored(ear), fur, { bevel: 4 }) +
      flat(twice(curve('40,70! 38,44 46,24! 64,46 74,60!')), hex(0.3, 0.05, hue)) +
      brush.solid(
        curve(
          '100,44 136,54 164,88 196,124! 172,128 180,146! 156,148 136,176 100,198 64,176 44,148 20,146! 28,128 4,124! 36,88 64,54',
        ),
        fur,
        {
          bevel: 7,
          over: flat(
            twice(curve('100,198! 98,150 78,118 52,112 4,124! 40,160')),
            kind === 'fox' ? hex(0.96, 0.02, 85) : hex(0.86, 0.02, hue),
          ),
        },
      ) +
      brush.solid(curve('100,106 122,122 126,160 112,184 100,190 88,184 74,160 78,122'), pale, {
        bevel: 4,
        outline: 1.5,
      }) +
      brush.solid(curve('84,162 100,156 116,162 110,178 100,184 90,178'), dusk, { bevel: 3 }) +
      brush.gleam({ cx: 96, cy: 164, rx: 8, ry: 4, strength: 0.8 }) +
      eye(68, 112, 11, accent) +
      eye(132, 112, 11, accent) +
      stroke(twice(sweep('50,100 66,98 84,116')), INK, 5) +
      flat(curve('100,46 108,70 100,98 92,70'), hex(0.32, 0.05, hue), 0.45)
    )
  }

export const wolf: Hero = canine('wolf')
export const fox: Hero = canine('fox')
