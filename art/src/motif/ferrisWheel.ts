import type { Brush } from '../paint/brush.ts'
import { bulbs } from '../paint/bulb.ts'
import { hex } from '../paint/colour.ts'
import { enamel, gold, lacquer } from '../paint/material.ts'
import { around, at, circle, star, type Point } from '../paint/shape.ts'
import { node, num, repeat } from '../paint/svg.ts'

const HUB: Point = [100, 86]
const CARS = 8
const RIM = 62

function firework(centre: Point, reach: number, hue: number): string {
  return repeat(14, (index) => {
    const degrees = (index * 360) / 14
    const tip = around(centre, reach, degrees)
    return (
      node('path', {
        d: `M${at(around(centre, reach * 0.3, degrees))}L${at(tip)}`,
        stroke: hex(0.86, 0.16, hue),
        'stroke-width': 2.2,
        'stroke-linecap': 'round',
        'stroke-opacity': 0.9,
      }) + node('circle', { cx: tip[0], cy: tip[1], r: 2.3, fill: hex(0.97, 0.07, hue) })
    )
  })
}

function wheel(brush: Brush): string {
  const rim = (radius: number, width: number): string =>
    node('path', { d: circle(HUB, radius), fill: 'none', stroke: gold.outline, 'stroke-width': width + 3 }) +
    node('path', { d: circle(HUB, radius), fill: 'none', stroke: brush.fill(gold), 'stroke-width': width })
  const spokes = repeat(CARS * 2, (index) =>
    node('path', {
      d: `M${at(HUB)}L${at(around(HUB, RIM, (index * 360) / CARS / 2))}`,
      stroke: hex(index % 2 === 0 ? 0.86 : 0.62, 0.12, 82),
      'stroke-width': index % 2 === 0 ? 2.6 : 1.5,
    }),
  )
  return spokes + rim(RIM, 5) + rim(38, 2.6)
}

function car(brush: Brush, index: number): string {
  const [x, y] = around(HUB, RIM, (index * 360) / CARS)
  const hue = 20 + index * 45
  const p = (dx: number, dy: number): string => `${num(x + dx)} ${num(y + dy)}`
  const cabin = `M${p(-11, 5)}H${num(x + 11)}L${p(8, 19)}Q${p(0, 22)} ${p(-8, 19)}Z`
  const roof = `M${p(-13, 5)}Q${p(0, -11)} ${p(13, 5)}Z`
  return (
    brush.solid(cabin, lacquer(hue, 0.2), { bevel: 2, outline: 1.8 }) +
    node('path', { d: `M${p(-6, 8)}H${num(x + 6)}L${p(5, 13)}H${num(x - 5)}Z`, fill: hex(0.97, 0.1, 95) }) +
    brush.solid(roof, lacquer(hue + 180, 0.16), { bevel: 2, outline: 1.8 })
  )
}

/** A Ferris wheel under fireworks: the symbol that opens the free spins. */
export function ferrisWheel(brush: Brush, hue: number): string {
  const sky = brush.radial('sky', [
    [0, hex(0.62, 0.19, hue + 30), 1],
    [0.65, hex(0.4, 0.17, hue), 0.95],
    [1, hex(0.26, 0.12, hue - 10), 0.9],
  ])
  const lights = Array.from({ length: CARS * 3 }, (_, index) => around(HUB, RIM, (index * 360) / CARS / 3 + 5)).filter(
    (_, index) => index % 3 !== 0,
  )
  return (
    brush.solid(circle([100, 92], 91), gold, { bevel: 5 }) +
    node('circle', { cx: 100, cy: 92, r: 82, fill: sky, stroke: gold.outline, 'stroke-width': 2 }) +
    firework([48, 54], 24, 350) +
    firework([156, 48], 20, 95) +
    firework([150, 116], 18, 190) +
    brush.solid('M94 84L62 176H72L100 96L128 176H138L106 84Z', enamel(hue, 0.12), { bevel: 2.4, outline: 2 }) +
    wheel(brush) +
    bulbs(lights, 2.1) +
    repeat(CARS, (index) => car(brush, index)) +
    brush.solid(star(HUB, 8, 19, 10), gold, { bevel: 2.4, outline: 2 }) +
    bulbs([HUB], 4.4)
  )
}
