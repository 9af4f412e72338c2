import { onLine, trace } from '../lettering/lettering.ts'
import type { Brush } from '../paint/brush.ts'
import { clay } from '../paint/clay.ts'
import { hex } from '../paint/colour.ts'
import { curve } from '../paint/curve.ts'
import { gold, ivory, lacquer } from '../paint/material.ts'
import { around, circle, ellipse, polygon, star } from '../paint/shape.ts'
import { num, repeat } from '../paint/svg.ts'
import { flat, type Hero } from './hero.ts'

const SPADE = curve('0,-34! 12,-16 34,-2 32,18 16,24 4,14! 12,34! -12,34! -4,14! -16,24 -32,18 -34,-2 -12,-16')
const HEART = curve('0,34! -22,12 -34,-8 -24,-28 -8,-26 0,-12! 8,-26 24,-28 34,-8 22,12')
const DIAMOND = curve('0,-38! 12,-16 28,0! 12,16 0,38! -12,16 -28,0! -12,-16')
const [BLACK, RED] = [hex(0.24, 0.05, 285), hex(0.56, 0.23, 22)]

type Face = { readonly rank: string; readonly suit: string; readonly shown: string }

const ace: Face = { rank: 'A', suit: SPADE, shown: BLACK }

/** A card of a hundred by a hundred and fifty, its rank and suit in the corner and its suit large. */
function card(brush: Brush, place: string, { rank, suit, shown }: Face): string {
  return brush.within(
    place,
    () =>
      brush.solid('M-50 -65Q-50 -75 -40 -75H40Q50 -75 50 -65V65Q50 75 40 75H-40Q-50 75 -50 65Z', ivory, { bevel: 4 }) +
      trace(onLine(rank, { centre: [-31, -52], height: 28 }), { stroke: shown, width: 20 }) +
      brush.within('translate(-31 -20) scale(.36)', () => flat(suit, shown)) +
      brush.within('translate(10 22) scale(1.06)', () => flat(suit, shown)),
  )
}

/** A casino chip, seen from above. */
function chip(brush: Brush, place: string, hue: number): string {
  const marks = repeat(6, (mark) =>
    polygon([
      around([0, 0], 34, mark * 60 - 10),
      around([0, 0], 34, mark * 60 + 10),
      around([0, 0], 24, mark * 60 + 10),
      around([0, 0], 24, mark * 60 - 10),
    ]),
  )
  return brush.within(
    place,
    () =>
      brush.solid(circle([0, 0], 34), lacquer(hue, 0.2), { bevel: 4, over: flat(marks, hex(0.97, 0.02, 90)) }) +
      brush.part(circle([0, 0], 20), ivory) +
      flat(star([0, 0], 5, 14, 6), hex(0.6, 0.2, hue)),
  )
}

/** Up or down: one card, and the two ways it can go. */
export const highLow: Hero = (brush, { accent }) => {
  const arrow = 'M0 -48L40 0H18V44H-18V0H-40Z'
  return (
    card(brush, 'translate(88 100) rotate(-9)', { rank: '7', suit: HEART, shown: RED }) +
    brush.within('translate(158 52)', () => brush.solid(arrow, lacquer(150, 0.2), { bevel: 5 })) +
    brush.within('translate(164 154) rotate(180) scale(.92)', () =>
      brush.solid(arrow, lacquer(accent, 0.2), { bevel: 5 }),
    )
  )
}

/** Five in a row, of one suit, up to the ace. */
export const royalHand: Hero = (brush) =>
  ['10', 'J', 'Q', 'K', 'A']
    .map((rank, at) => {
      const turn = (at - 2) * 15
      const [x, y] = around([100, 236], 126, turn)
      return card(brush, `translate(${num(x)} ${num(y)}) rotate(${turn}) scale(.86)`, {
        rank,
        suit: HEART,
        shown: RED,
      })
    })
    .join('')

/** A pair of jacks, the lowest hand that pays, with the coins that it pays. */
export const pairOfJacks: Hero = (brush, { hue }) =>
  card(brush, 'translate(66 88) rotate(-12)', { rank: 'J', suit: DIAMOND, shown: RED }) +
  card(brush, 'translate(132 92) rotate(10)', { rank: 'J', suit: SPADE, shown: BLACK }) +
  chip(brush, 'translate(62 168) scale(1 .92)', hue) +
  chip(brush, 'translate(136 172) scale(.94 .86)', hue + 120)

/** Twenty-one in two cards. */
export const twentyOne: Hero = (brush, { hue }) =>
  card(brush, 'translate(146 96) rotate(14) scale(1.12)', { rank: 'J', suit: HEART, shown: RED }) +
  card(brush, 'translate(64 98) rotate(-13) scale(1.14)', ace) +
  chip(brush, 'translate(112 168)', hue)

/** Two cards in the hand, and a pile of chips to call with. */
export const holeCards: Hero = (brush, { hue, accent }) => {
  const pile = (x: number, floor: number, count: number, shown: number): string =>
    repeat(count, (at) => {
      const y = floor - at * 13
      return (
        brush.solid(
          `M${x - 38} ${y}V${y + 12}A38 13 0 0 0 ${x + 38} ${y + 12}V${y}Z`,
          lacquer(at % 2 === 0 ? shown : shown + 40, 0.2),
          { bevel: 3 },
        ) + brush.part(ellipse([x, y], 38, 13), clay(0.9, 0.03, shown))
      )
    }) + flat(ellipse([x, floor - (count - 1) * 13], 22, 7), hex(0.62, 0.2, shown))
  return (
    card(brush, 'translate(72 78) rotate(-10) scale(1.02)', { rank: 'K', suit: SPADE, shown: BLACK }) +
    card(brush, 'translate(122 84) rotate(9) scale(1.02)', { rank: 'K', suit: DIAMOND, shown: RED }) +
    pile(52, 176, 3, hue) +
    pile(148, 176, 5, accent)
  )
}

/** The shoe that deals to both sides, and a nine on its way out. */
export const dealingShoe: Hero = (brush, { hue }) =>
  card(brush, 'translate(60 118) rotate(-16) scale(1.08)', { rank: '9', suit: DIAMOND, shown: RED }) +
  brush.solid('M84 60L178 22Q194 18 196 34L198 150Q198 164 184 166L92 180Q84 180 84 170Z', lacquer(hue, 0.19), {
    bevel: 8,
  }) +
  brush.solid('M84 96L122 84V142L84 152Z', clay(0.2, 0.03, hue), { bevel: 2 }) +
  brush.part('M134 74L184 58V72L134 88ZM134 100L184 86V96L134 110Z', gold, 1.6) +
  brush.gleam({ cx: 140, cy: 48, rx: 40, ry: 7, turn: -22, strength: 0.7 })
