import { bone, clay, dusk, steel } from '../paint/clay.ts'
import { hex } from '../paint/colour.ts'
import { curve, sweep, twice } from '../paint/curve.ts'
import { gold, lacquer } from '../paint/material.ts'
import { around, circle, star, type Point } from '../paint/shape.ts'
import { repeat } from '../paint/svg.ts'
import { flat, stroke, type Hero } from './hero.ts'

/** A planet with its ring and moon. */
export const planet: Hero = (brush, { hue, accent }) => {
  const ring = (half: 'back' | 'front'): string => {
    const sweepTo =
      half === 'back'
        ? 'M-6 132A112 34 -18 0 1 206 68L186 78A90 20 -18 0 0 16 126Z'
        : 'M-6 132A112 34 -18 0 0 206 68L186 78A90 20 -18 0 1 16 126Z'
    return brush.part(sweepTo, clay(0.82, 0.12, accent), 2.4)
  }
  const bands =
    stroke(sweep('20,70 80,82 180,52') + sweep('24,126 90,138 180,104'), hex(0.82, 0.12, hue + 30), 14, 0.75) +
    stroke(sweep('20,100 90,110 184,78'), hex(0.44, 0.15, hue - 20), 10, 0.7) +
    flat(curve('120,128 138,120 150,128 136,140'), hex(0.9, 0.11, hue + 40))
  return (
    ring('back') +
    brush.solid(circle([100, 98], 72), lacquer(hue, 0.18), { bevel: 10, over: bands }) +
    brush.gleam({ cx: 68, cy: 62, rx: 30, ry: 18, turn: -40, strength: 0.7 }) +
    ring('front') +
    brush.solid(circle([168, 24], 17), clay(0.84, 0.04, accent), { bevel: 3 })
  )
}

/** A rocket in flight. */
export const rocket: Hero = (brush, { hue, accent }) =>
  brush.within('rotate(32 100 100)', () => {
    const flame = brush.linear('flame', [
      [0, hex(0.99, 0.08, 98)],
      [0.45, hex(0.82, 0.18, 75)],
      [1, hex(0.62, 0.22, 35), 0.1],
    ])
    return (
      flat(curve('80,148! 70,180 100,232! 130,180 120,148!'), flame) +
      brush.solid(
        curve('74,100! 40,120 34,164! 60,150 80,146!') + curve('126,100! 160,120 166,164! 140,150 120,146!'),
        lacquer(hue, 0.21),
        { bevel: 4 },
      ) +
      brush.solid(curve('100,-14! 134,26 138,92 122,150! 78,150! 62,92 66,26'), bone, {
        bevel: 8,
        over: flat('M40 -20H160V34Q100 52 40 34Z', hex(0.56, 0.21, hue)),
      }) +
      brush.solid(circle([100, 78], 23), gold, { bevel: 3 }) +
      brush.part(circle([100, 78], 16), lacquer(accent, 0.15), 2) +
      brush.gleam({ cx: 94, cy: 72, rx: 9, ry: 6, turn: -40, strength: 0.9 }) +
      brush.part('M82 148H118L112 160H88Z', steel, 2)
    )
  })

/** A locomotive under steam. */
export const train: Hero = (brush, { hue, accent }) => {
  const wheel = ([x, y]: Point, radius: number): string =>
    brush.part(circle([x, y], radius), clay(0.3, 0.05, accent), 2.5) +
    stroke(circle([x, y], radius * 0.74), hex(0.85, 0.15, 86), 3) +
    stroke(
      repeat(
        6,
        (spoke) =>
          `M${x} ${y}L${around([x, y], radius * 0.7, spoke * 60)
            .map((v) => v.toFixed(1))
            .join(' ')}`,
      ),
      hex(0.6, 0.19, hue),
      3,
    ) +
    flat(circle([x, y], 4), hex(0.85, 0.15, 86))
  return (
    flat(
      circle([50, 14], 16) + circle([76, 0], 20) + circle([106, 6], 15) + circle([132, -6], 18) + circle([160, 4], 12),
      hex(0.95, 0.02, 260),
      0.75,
    ) +
    brush.solid('M40 62L34 26H66L60 62Z', dusk, { bevel: 4 }) +
    brush.solid('M28 22H72V34H28Z', gold, { bevel: 3 }) +
    brush.solid(curve('92,60! 92,42 110,36 122,44 124,60!'), gold, { bevel: 3 }) +
    brush.solid('M132 34H192V152H132Z', lacquer(hue, 0.19), { bevel: 5 }) +
    brush.part('M146 56H180V90H146Z', clay(0.93, 0.11, 90), 3) +
    brush.solid('M124 24H198V42H124Z', clay(0.34, 0.05, accent), { bevel: 3 }) +
    brush.solid('M18 60H136V140H18Z', lacquer(hue, 0.2), {
      bevel: 7,
      over: flat('M48 50H56V150H48ZM94 50H102V150H94Z', hex(0.86, 0.15, 86)),
    }) +
    brush.solid(circle([18, 100], 41), clay(0.36, 0.06, accent), { bevel: 5 }) +
    brush.solid(circle([18, 100], 24), gold, { bevel: 3 }) +
    flat(circle([18, 100], 14), hex(0.98, 0.08, 95)) +
    brush.solid('M8 138H196V154H8Z', clay(0.34, 0.05, accent), { bevel: 3 }) +
    brush.part('M-14 190L16 148H36V190Z', gold, 2.5) +
    wheel([62, 170], 24) +
    wheel([116, 170], 24) +
    wheel([168, 172], 20) +
    stroke('M62 170H116', hex(0.85, 0.02, 250), 6)
  )
}

/** A balloon with its basket. */
export const balloon: Hero = (brush, { hue, accent }) => {
  const gores =
    flat(curve('100,-8! 62,20 58,80 84,142! 116,142! 142,80 138,20'), hex(0.92, 0.1, accent)) +
    flat(curve('100,-8! 88,30 88,90 96,142! 104,142! 112,90 112,30'), hex(0.56, 0.2, hue))
  return (
    stroke('M70 134L84 170M130 134L116 170M92 140L94 170M108 140L106 170', hex(0.3, 0.06, 55), 2.6) +
    brush.solid(
      curve('100,-8 152,6 180,56 166,104 130,138 116,146 84,146 70,138 34,104 20,56 48,6'),
      lacquer(hue, 0.2),
      {
        bevel: 9,
        over:
          gores +
          flat(curve('10,64 60,78 100,82 140,78 190,64 188,84 140,98 100,102 60,98 12,84'), hex(0.84, 0.15, 85), 0.9),
      },
    ) +
    brush.solid('M80 166H120L116 196Q100 202 84 196Z', clay(0.58, 0.11, 65), {
      bevel: 3,
      over: stroke('M78 178H122M80 188H120', hex(0.34, 0.07, 55), 2),
    }) +
    brush.gleam({ cx: 60, cy: 38, rx: 15, ry: 34, turn: 24, strength: 0.7 })
  )
}

/** An open car with chrome. */
export const car: Hero = (brush, { hue, accent }) =>
  flat(curve('8,176 100,168 192,176 100,190'), hex(0.1, 0.03, 280), 0.5) +
  brush.solid(curve('56,98! 64,62 84,52 116,52 136,62 144,98!'), clay(0.84, 0.06, 220), {
    bevel: 4,
    over: flat('M100 40L70 110H84L116 40Z', '#fff', 0.5),
  }) +
  brush.solid(
    curve('10,128 16,106 46,96 100,92 154,96 184,106 190,128 188,164 150,172 50,172 12,164'),
    lacquer(hue, 0.21),
    { bevel: 9 },
  ) +
  brush.solid('M48 132H152L142 156H58Z', steel, {
    bevel: 3,
    over: stroke(
      repeat(9, (bar) => `M${60 + bar * 10} 130V158`),
      hex(0.3, 0.03, 260),
      3,
    ),
  }) +
  brush.solid(circle([30, 132], 16), steel, { bevel: 3 }) +
  brush.solid(circle([170, 132], 16), steel, { bevel: 3 }) +
  flat(circle([30, 132], 10) + circle([170, 132], 10), hex(0.98, 0.07, 95)) +
  brush.solid('M6 158H194V174Q100 182 6 174Z', steel, { bevel: 3 }) +
  brush.part('M18 174H50V194H24ZM182 174H150V194H176Z', dusk, 2) +
  brush.part(star([100, 112], 5, 12, 5), gold, 1.4) +
  brush.gleam({ cx: 70, cy: 106, rx: 44, ry: 7, turn: -4, strength: 0.8 }) +
  stroke(twice('M12 132L-30 120M12 136L-34 140'), hex(0.98, 0.1, accent), 4, 0.35)
