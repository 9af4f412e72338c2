import type { Brush } from '../paint/brush.ts'
import { bulbs } from '../paint/bulb.ts'
import { hex } from '../paint/colour.ts'
import type { Chance } from '../paint/random.ts'
import { around, at, circle, type Point } from '../paint/shape.ts'
import { node, num, repeat } from '../paint/svg.ts'
import type { Frame } from './sky.ts'

/** A Ferris wheel so far away that only its lights are drawn. */
function wheel(hub: Point, radius: number): string {
  const line = { fill: 'none', stroke: hex(0.44, 0.12, 330), 'stroke-width': radius * 0.025 } as const
  const lights = (from: number, count: number): readonly Point[] =>
    Array.from({ length: count }, (_, index) => around(hub, from, (index * 360) / count))
  const cars = lights(radius, 14).map(([x, y], index) =>
    node('circle', { cx: x, cy: y + radius * 0.06, r: radius * 0.055, fill: hex(0.68, 0.19, index * 51) }),
  )
  const legs = `M${at(hub)}L${at([hub[0] - radius * 0.6, hub[1] + radius * 1.5])}M${at(hub)}L${at([hub[0] + radius * 0.6, hub[1] + radius * 1.5])}`
  return (
    node('path', { ...line, d: legs, 'stroke-width': radius * 0.05 }) +
    node('path', { ...line, d: circle(hub, radius) + circle(hub, radius * 0.9) + circle(hub, radius * 0.35) }) +
    repeat(14, (index) =>
      node('path', {
        ...line,
        d: `M${at(hub)}L${at(around(hub, radius, (index * 360) / 14))}`,
        'stroke-width': radius * 0.014,
      }),
    ) +
    bulbs(lights(radius, 42), radius * 0.016, 350) +
    bulbs(lights(radius * 0.62, 14), radius * 0.014, 78) +
    bulbs(lights(radius * 0.35, 14), radius * 0.014, 200) +
    cars.join('') +
    bulbs([hub], radius * 0.06)
  )
}

type Booth = {
  readonly x: number
  readonly ground: number
  readonly wide: number
  readonly tall: number
  readonly hue: number
}

/** A fairground booth: striped awning, scalloped hem, and warm light from inside. */
function booth(brush: Brush, { x, ground, wide, tall, hue }: Booth): string {
  const [eaves, peak] = [ground - tall * 0.58, ground - tall]
  const stripes = 8
  const inside = brush.radial(
    'inside',
    [
      [0, hex(0.95, 0.13, 85), 1],
      [0.55, hex(0.72, 0.16, 60), 0.9],
      [1, hex(0.36, 0.12, 30), 0.85],
    ],
    { cx: 0.5, cy: 0.45, r: 0.62 },
  )
  const tone = (index: number): string => (index % 2 === 0 ? hex(0.93, 0.03, 80) : hex(0.56, 0.19, hue))
  const top = repeat(stripes, (index) => {
    const [a, b] = [x + (wide * index) / stripes, x + (wide * (index + 1)) / stripes]
    const [c, d] = [x + wide * (0.3 + (0.4 * (index + 1)) / stripes), x + wide * (0.3 + (0.4 * index) / stripes)]
    return node('path', {
      d: `M${at([a, eaves])}L${at([d, peak])}L${at([c, peak])}L${at([b, eaves])}Z`,
      fill: tone(index),
    })
  })
  const hem = repeat(stripes, (index) => {
    const step = wide / stripes
    return node('path', {
      d: `M${at([x + step * index, eaves])}h${num(step)}a${num(step / 2)} ${num(step / 2)} 0 0 1 ${num(-step)} 0Z`,
      fill: tone(index),
      stroke: hex(0.3, 0.08, hue),
      'stroke-width': wide * 0.004,
    })
  })
  const shade = node('path', {
    d: `M${at([x + wide * 0.5, peak])}L${at([x + wide * 0.7, peak])}L${at([x + wide, eaves])}H${num(x + wide * 0.5)}Z`,
    fill: hex(0.12, 0.06, 300),
    'fill-opacity': 0.28,
  })
  const lights = Array.from({ length: stripes + 1 }, (_, index): Point => [x + (wide * index) / stripes, eaves])
  return (
    node('rect', { x: x + wide * 0.05, y: eaves, width: wide * 0.9, height: ground - eaves + tall, fill: inside }) +
    repeat(2, (side) =>
      node('rect', {
        x: x + wide * (side === 0 ? 0.04 : 0.92),
        y: eaves,
        width: wide * 0.04,
        height: tall * 2,
        fill: hex(0.3, 0.08, 30),
      }),
    ) +
    top +
    shade +
    hem +
    node('path', {
      d: `M${at([x + wide * 0.5, peak])}v${num(-tall * 0.2)}l${num(wide * 0.16)} ${num(tall * 0.06)}l${num(-wide * 0.16)} ${num(tall * 0.06)}`,
      fill: hex(0.64, 0.2, hue + 40),
      stroke: hex(0.4, 0.1, 60),
      'stroke-width': wide * 0.012,
    }) +
    bulbs(lights, wide * 0.012)
  )
}

/** The fair: the Ferris wheel in the background, a row of booths in front. */
export function fairground(brush: Brush, chance: Chance, { width, height }: Frame): string {
  const unit = Math.min(width, height)
  const hues = [25, 250, 150, 345, 200, 60]
  const wide = unit * 0.3
  const count = Math.ceil(width / wide) + 1
  const ground = height * 0.955
  const glow = brush.radial('street', [
    [0, hex(0.88, 0.15, 70), 0.55],
    [1, hex(0.6, 0.17, 40), 0],
  ])
  return (
    wheel([width * 0.2, height * 0.56], unit * 0.24) +
    node('ellipse', { cx: width / 2, cy: height * 0.92, rx: width * 0.7, ry: height * 0.2, fill: glow }) +
    repeat(count, (index) =>
      booth(brush, {
        x: index * wide * 1.04 - wide * 0.5,
        ground: ground + chance() * unit * 0.02,
        wide,
        tall: unit * (0.2 + chance() * 0.05),
        hue: hues[index % hues.length] ?? 25,
      }),
    ) +
    node('rect', { y: ground, width, height: height - ground + 2, fill: hex(0.2, 0.06, 330), 'fill-opacity': 0.9 })
  )
}
