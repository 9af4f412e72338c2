import { bone, clay, dusk } from '../paint/clay.ts'
import { hex } from '../paint/colour.ts'
import { curve, mirrored, sweep, twice } from '../paint/curve.ts'
import { gold, lacquer } from '../paint/material.ts'
import { circle, ellipse, star } from '../paint/shape.ts'
import { repeat } from '../paint/svg.ts'
import { bead, eye, flat, INK, stroke, type Hero } from './hero.ts'

/** A rabbit with long ears. */
export const rabbit: Hero = (brush, { hue, accent }) => {
  const fur = clay(0.86, 0.05, hue)
  const ear = curve('66,78 44,40 46,2 62,-4 82,26 92,72')
  return (
    brush.solid(ear, fur, { bevel: 5 }) +
    brush.solid(mirrored(ear), fur, { bevel: 5 }) +
    flat(twice(curve('68,64 56,36 56,12 64,12 76,34 82,64')), hex(0.74, 0.11, 5)) +
    brush.solid(curve('100,58 146,68 166,110 152,154 124,178 100,182 76,178 48,154 34,110 54,68'), fur, { bevel: 8 }) +
    flat(twice(curve('100,136 76,130 62,148 76,170 100,174')), hex(0.97, 0.015, 80)) +
    eye(70, 110, 15, accent) +
    eye(130, 110, 15, accent) +
    brush.part(curve('88,128 100,124 112,128 100,142'), clay(0.66, 0.15, 5)) +
    stroke('M100 142V152' + sweep('100,152 90,160 82,156') + sweep('100,152 110,160 118,156'), INK, 3) +
    brush.part('M90 158H110L108 178H92Z', bone, 2) +
    stroke('M100 158V178', hex(0.5, 0.03, 80), 2) +
    stroke(twice('M62 146L28 138M62 154L30 160'), hex(0.35, 0.03, hue), 1.8)
  )
}

/** A dog with raised ears. */
export const dog: Hero = (brush, { hue, accent }) => {
  const fur = clay(0.72, 0.1, hue)
  const ear = curve('48,44! 20,48 8,92 20,130 40,124 56,88')
  return (
    brush.solid(curve('100,22 144,32 164,76 158,124 132,160 100,170 68,160 42,124 36,76 56,32'), fur, {
      bevel: 8,
      over: flat(curve('100,20! 88,60 84,100 100,112 116,100 112,60'), hex(0.96, 0.02, 85)),
    }) +
    brush.solid(ear, clay(0.46, 0.09, hue - 10), { bevel: 5 }) +
    brush.solid(mirrored(ear), clay(0.46, 0.09, hue - 10), { bevel: 5 }) +
    brush.solid(curve('100,96 132,104 142,130 124,152 100,158 76,152 58,130 68,104'), bone, { bevel: 5, outline: 2 }) +
    brush.solid(curve('88,142! 112,142! 116,176 100,188 84,176'), clay(0.68, 0.19, 12), { bevel: 3 }) +
    stroke('M100 146V172', hex(0.45, 0.16, 12), 2.4) +
    brush.solid(curve('78,106 100,98 122,106 114,122 100,128 86,122'), dusk, { bevel: 3 }) +
    stroke('M100 128V140' + sweep('100,140 86,150 70,142') + sweep('100,140 114,150 130,142'), INK, 3.4) +
    eye(70, 82, 14, 60) +
    eye(130, 82, 14, 60) +
    brush.solid(curve('56,172 100,186 144,172 148,188 100,202 52,188'), lacquer(accent, 0.2), { bevel: 3 }) +
    brush.solid(circle([100, 196], 9), gold, { bevel: 2 })
  )
}

/** A monkey. */
export const monkey: Hero = (brush, { hue }) => {
  const fur = clay(0.46, 0.09, hue)
  return (
    brush.solid(circle([24, 100], 24) + circle([176, 100], 24), fur, { bevel: 5 }) +
    flat(circle([24, 100], 13) + circle([176, 100], 13), hex(0.8, 0.09, 55)) +
    brush.solid(
      curve('86,14! 92,0 100,18! 112,2 114,16! 156,36 172,86 164,134 134,174 100,184 66,174 36,134 28,86 44,36'),
      fur,
      { bevel: 8 },
    ) +
    brush.solid(
      curve('100,62 118,46 148,54 156,86 144,112 158,136 136,166 100,174 64,166 42,136 56,112 44,86 52,54 82,46'),
      clay(0.84, 0.09, 62),
      { bevel: 5, outline: 2 },
    ) +
    eye(74, 88, 15, 65) +
    eye(126, 88, 15, 65) +
    flat(twice(ellipse([92, 116], 4, 6)), INK) +
    stroke(sweep('62,136 80,154 100,158 120,154 138,136'), INK, 4) +
    stroke(twice(sweep('58,70 72,62 88,70')), hex(0.28, 0.06, hue), 5)
  )
}

/** A mouse. */
export const mouse: Hero = (brush, { hue, accent }) => {
  const fur = clay(0.76, 0.04, hue)
  return (
    brush.solid(circle([44, 58], 42) + circle([156, 58], 42), fur, { bevel: 6 }) +
    flat(circle([46, 60], 27) + circle([154, 60], 27), hex(0.8, 0.1, 10)) +
    brush.solid(curve('100,42 140,52 158,92 148,132 122,164 100,178 78,164 52,132 42,92 60,52'), fur, { bevel: 8 }) +
    flat(curve('100,110 128,128 122,154 100,172 78,154 72,128'), hex(0.95, 0.02, 80)) +
    eye(72, 98, 16, accent) +
    eye(128, 98, 16, accent) +
    brush.solid(circle([100, 138], 14), clay(0.7, 0.16, 8), { bevel: 3 }) +
    stroke(sweep('100,152 92,162 82,158') + sweep('100,152 108,162 118,158'), INK, 3) +
    stroke(twice('M70 138L28 128M70 146L28 152M72 152L36 174'), hex(0.32, 0.03, hue), 1.8) +
    brush.gleam({ cx: 96, cy: 133, rx: 5, ry: 4, strength: 1 })
  )
}

/** A koala. */
export const koala: Hero = (brush, { hue, accent }) => {
  const fur = clay(0.68, 0.03, hue)
  return (
    brush.solid(circle([34, 66], 36) + circle([166, 66], 36), fur, { bevel: 6 }) +
    flat(circle([36, 70], 22) + circle([164, 70], 22), hex(0.86, 0.06, 10)) +
    brush.solid(curve('100,32 148,42 170,88 164,134 132,170 100,178 68,170 36,134 30,88 52,42'), fur, { bevel: 9 }) +
    flat(curve('72,158 100,150 128,158 120,174 100,178 80,174'), hex(0.95, 0.01, 90)) +
    eye(66, 96, 13, accent) +
    eye(134, 96, 13, accent) +
    brush.solid(curve('100,80 120,92 120,132 100,146 80,132 80,92'), dusk, { bevel: 5 }) +
    stroke(sweep('76,156 100,166 124,156'), INK, 3.6) +
    brush.solid(curve('120,182! 150,150 196,150! 180,186 142,198!'), clay(0.66, 0.13, 150), { bevel: 3 }) +
    stroke(sweep('122,184 152,172 190,154'), hex(0.4, 0.1, 150), 2.4)
  )
}

/** The head of a horse, side on; a unicorn has a horn and stars. */
const horseOf =
  (kind: 'plain' | 'horned'): Hero =>
  (brush, { hue, accent }) => {
    const coat = kind === 'plain' ? clay(0.56, 0.11, hue) : clay(0.94, 0.025, hue)
    const mane = kind === 'plain' ? clay(0.28, 0.06, hue) : lacquer(accent, 0.16)
    const lock = (at: number): string =>
      brush.solid(
        curve(
          `${112 + at * 12},${44 + at * 26}! ${150 + at * 12},${40 + at * 26} ${172 + at * 6},${64 + at * 30} ${178 + at * 4},${96 + at * 28}! ${152 + at * 8},${88 + at * 26} ${124 + at * 12},${80 + at * 26}!`,
        ),
        kind === 'plain' ? mane : lacquer(accent + at * 38, 0.15),
        { bevel: 4 },
      )
    return (
      [0, 1, 2].map(lock).join('') +
      (kind === 'horned' ? brush.solid('M76 44L44 -22L96 34Z', gold, { bevel: 3 }) : '') +
      brush.solid(curve('92,40! 92,8 112,-4! 124,20 122,50!'), coat, { bevel: 4 }) +
      brush.solid(
        curve(
          '88,34 116,40 134,80 158,130 172,200! 82,200! 90,164 86,144 66,146 46,168 22,166 10,146 18,122 44,92 62,54',
        ),
        coat,
        { bevel: 8 },
      ) +
      flat(curve('12,146 20,122 36,126 42,148 26,164'), hex(kind === 'plain' ? 0.36 : 0.82, 0.06, 20)) +
      flat(ellipse([24, 136], 4, 6), INK) +
      stroke(sweep('18,154 32,154 44,146'), INK, 3) +
      brush.solid(curve('78,38! 92,22 116,30 100,44 88,66 72,64!'), mane, { bevel: 3 }) +
      eye(78, 84, 12, kind === 'plain' ? 60 : accent) +
      stroke(sweep('62,74 78,66 92,76'), hex(0.2, 0.04, hue), 4) +
      (kind === 'plain'
        ? stroke(sweep('40,100 56,118 62,142') + sweep('62,64 96,96 90,144'), hex(0.6, 0.14, 25), 6) +
          brush.part(circle([60, 124], 8), gold)
        : flat(star([180, 24], 4, 18, 5) + star([26, 60], 4, 13, 4) + star([156, 4], 4, 9, 3), hex(0.97, 0.1, 95)))
    )
  }
export const horse: Hero = horseOf('plain')
export const unicorn: Hero = horseOf('horned')

/** A stag with large antlers. */
export const stag: Hero = (brush, { hue, accent }) => {
  const coat = clay(0.6, 0.1, hue)
  const antler = sweep('84,56 66,30 40,18 26,-10') + sweep('54,24 34,26 18,16') + sweep('72,40 74,14 62,-12')
  return (
    stroke(twice(antler), hex(0.25, 0.05, 60), 13) +
    stroke(twice(antler), hex(0.82, 0.09, 78), 8) +
    brush.solid(twice(curve('70,70! 40,56 14,66 20,84 44,94 68,90!')), coat, { bevel: 4 }) +
    brush.solid(curve('100,48 132,58 138,96 124,140 118,172 100,184 82,172 76,140 62,96 68,58'), coat, {
      bevel: 8,
      over: flat(curve('100,44! 108,90 106,130 100,140 94,130 92,90'), hex(0.86, 0.07, 75)),
    }) +
    brush.solid(curve('82,150 100,144 118,150 116,172 100,184 84,172'), bone, { bevel: 3, outline: 2 }) +
    brush.solid(curve('88,150 100,146 112,150 106,162 94,162'), dusk, { bevel: 2 }) +
    eye(77, 98, 11, accent) +
    eye(123, 98, 11, accent) +
    flat(
      repeat(3, (spot) => twice(circle([70 + spot * 4, 74 - spot * 6], 3))),
      hex(0.93, 0.05, 80),
    ) +
    brush.part(curve('80,54 100,40 120,54 100,66'), lacquer(accent, 0.18)) +
    flat(circle([100, 54], 6), hex(0.9, 0.14, 88))
  )
}

/** A kangaroo with its young. */
export const kangaroo: Hero = (brush, { hue, accent }) => {
  const coat = clay(0.64, 0.12, hue)
  return (
    brush.solid(curve('120,150! 160,150 184,168 200,200! 150,198 112,180'), coat, { bevel: 5 }) +
    brush.solid(curve('66,86! 54,120 46,160 60,190 110,196 142,180 148,150 128,116 106,84!'), coat, { bevel: 8 }) +
    brush.solid(curve('104,150 140,140 152,168 134,198! 70,200! 84,186 108,184'), clay(0.58, 0.12, hue), {
      bevel: 5,
    }) +
    flat(curve('66,112 84,108 98,130 94,166 72,172 60,150'), hex(0.9, 0.06, 78)) +
    brush.solid(curve('74,134 96,128 100,150 82,160 68,152'), coat, { bevel: 3 }) +
    bead(80, 144, 4) +
    stroke(sweep('62,150 82,164 102,150'), hex(0.4, 0.09, hue), 4) +
    brush.solid(curve('52,44! 42,10 52,-6! 70,16 74,40!') + curve('80,40! 82,6 98,-8! 104,18 96,46!'), coat, {
      bevel: 4,
    }) +
    brush.solid(curve('28,72 48,42 84,34 108,52 110,86 86,102 58,100 34,96 20,84'), coat, { bevel: 6 }) +
    brush.part(curve('18,80 30,72 36,82 28,92'), dusk) +
    eye(70, 66, 10, accent) +
    stroke(sweep('30,92 48,92 62,84'), INK, 3) +
    stroke(sweep('60,116 40,124 34,138'), hex(0.42, 0.1, hue), 11) +
    stroke(sweep('60,116 40,124 34,138'), hex(0.66, 0.12, hue), 7)
  )
}
