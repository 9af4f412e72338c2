import type { Brush } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { gold, ivory, lacquer } from '../paint/material.ts'
import { around, at, circle, polygon, scallop, type Point } from '../paint/shape.ts'
import { node, repeat } from '../paint/svg.ts'

const PIVOT: Point = [100, 158]
const PLEATS = 14
const SPREAD = 164
const INNER = 46
const OUTER = 100

const turn = (pleat: number): number => -SPREAD / 2 + (SPREAD * pleat) / PLEATS

/** Each fold has a lit and a shaded side, so that it reads as pleated cloth. */
function cloth(brush: Brush, hue: number): string {
  const material = lacquer(hue, 0.15)
  const fold = (pleat: number): string => {
    const corners = [
      around(PIVOT, INNER, turn(pleat)),
      around(PIVOT, OUTER, turn(pleat)),
      around(PIVOT, OUTER, turn(pleat + 1)),
      around(PIVOT, INNER, turn(pleat + 1)),
    ]
    const lit = pleat % 2 === 0
    return node('path', {
      d: polygon(corners),
      fill: lit ? brush.fill(material) : hex(0.47, 0.12, hue - 8),
      stroke: material.shade,
      'stroke-width': 0.8,
    })
  }
  return repeat(PLEATS, fold)
}

function lace(brush: Brush, hue: number): string {
  const arc = (radius: number): string =>
    `M${at(around(PIVOT, radius, turn(0)))}A${radius} ${radius} 0 0 1 ${at(around(PIVOT, radius, turn(PLEATS)))}`
  const scallops = repeat(PLEATS * 2, (index) => {
    const middle = around(PIVOT, OUTER, turn((index + 0.5) / 2))
    return circle(middle, 5)
  })
  const line = (radius: number, width: number, stroke: string): string =>
    node('path', { d: arc(radius), fill: 'none', stroke, 'stroke-width': width })
  return (
    node('path', { d: scallops, fill: brush.fill(gold), stroke: gold.outline, 'stroke-width': 1 }) +
    line(OUTER - 1, 6, brush.fill(gold)) +
    line(OUTER - 8, 1.6, hex(0.95, 0.06, hue + 20)) +
    line(INNER + 4, 3, brush.fill(gold))
  )
}

function sticks(brush: Brush): string {
  return repeat(PLEATS + 1, (index) => {
    const guard = index === 0 || index === PLEATS
    const [wide, reach] = guard ? [3.2, OUTER + 2] : [1.9, INNER + 6]
    const side = (degrees: number, radius: number): Point => around(PIVOT, radius, degrees)
    const spread = (wide * 60) / reach
    const blade = polygon([
      side(turn(index) - 6, 5),
      side(turn(index) - spread, reach),
      side(turn(index) + spread, reach),
      side(turn(index) + 6, 5),
    ])
    return guard ? brush.solid(blade, gold, { bevel: 1, outline: 1.1 }) : brush.part(blade, ivory, 1.1)
  })
}

/** A painted blossom with two leaves. */
function blossom([x, y]: Point, size: number, hue: number): string {
  const leaf = (lean: number): string =>
    node('path', {
      d: `M0 0C${size} ${-size * 0.6} ${size * 1.8} ${-size * 0.3} ${size * 2.1} 0C${size * 1.5} ${size * 0.5} ${size * 0.8} ${size * 0.5} 0 0Z`,
      fill: hex(0.7, 0.15, 140),
      transform: `rotate(${lean})`,
    })
  const petals = repeat(6, (index) =>
    node('ellipse', {
      cx: 0,
      cy: -size * 0.62,
      rx: size * 0.5,
      ry: size * 0.66,
      transform: `rotate(${index * 60})`,
      fill: hex(index % 2 === 0 ? 0.9 : 0.83, 0.09, hue),
    }),
  )
  const heart = node('path', { d: scallop([0, 0], size * 0.34, 7, size * 0.08), fill: hex(0.62, 0.21, 20) })
  return node(
    'g',
    { transform: `translate(${at([x, y])})` },
    leaf(-24),
    leaf(205),
    petals,
    heart,
    node('circle', { r: size * 0.14, fill: hex(0.9, 0.14, 92) }),
  )
}

/** The abanico, open wide, with a painted cloth and gilded guards. */
export function fan(brush: Brush, hue: number): string {
  return (
    cloth(brush, hue) +
    blossom([100, 86], 15, 40) +
    blossom([57, 109], 11, 350) +
    blossom([143, 109], 11, 350) +
    lace(brush, hue) +
    sticks(brush) +
    brush.solid(circle(PIVOT, 9), gold, { bevel: 2.4, outline: 1.8 }) +
    node('path', {
      d: `M30 112A${OUTER - 22} ${OUTER - 22} 0 0 1 84 78`,
      fill: 'none',
      stroke: hex(1, 0, 0),
      'stroke-width': 8,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.28,
    })
  )
}
