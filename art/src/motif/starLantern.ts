import type { Brush } from '../paint/brush.ts'
import { bulbs } from '../paint/bulb.ts'
import { hex } from '../paint/colour.ts'
import { enamel, gold } from '../paint/material.ts'
import { around, circle, polygon, star, type Point } from '../paint/shape.ts'
import { node, repeat } from '../paint/svg.ts'

const HEART: Point = [100, 88]

function rays(): string {
  const every = (long: number, turn: number): string =>
    repeat(12, (index) => {
      const degrees = index * 30 + turn
      return polygon([around(HEART, 40, degrees - 2.2), around(HEART, long, degrees), around(HEART, 40, degrees + 2.2)])
    })
  const ray = (d: string, opacity: number): string =>
    node('path', { d, fill: hex(0.93, 0.12, 88), 'fill-opacity': opacity })
  return ray(every(104, 0), 0.75) + ray(every(90, 15), 0.45)
}

/** A star of folded foil: every point has a lit and a shaded side. */
function points(count: number, outer: number, inner: number, tones: readonly [string, string]): string {
  const step = 360 / count
  return repeat(count, (index) => {
    const [tip, left, right] = [
      around(HEART, outer, index * step),
      around(HEART, inner, (index - 0.5) * step),
      around(HEART, inner, (index + 0.5) * step),
    ]
    // The light comes from the upper left: sides that face it are bright.
    const facesLight = Math.cos(((index * step - 90 + 45) * Math.PI) / 180) > 0
    const [near, far] = facesLight ? tones : [tones[1], tones[0]]
    return (
      node('path', { d: polygon([HEART, left, tip]), fill: near }) +
      node('path', { d: polygon([HEART, tip, right]), fill: far })
    )
  })
}

/** The star lantern: the wild symbol. */
export function starLantern(brush: Brush, hue: number): string {
  const halo = brush.radial('halo', [
    [0, hex(0.97, 0.1, 95), 1],
    [0.45, hex(0.85, 0.16, 75), 0.75],
    [1, hex(0.7, 0.18, 55), 0],
  ])
  const core = brush.radial('core', [
    [0, hex(1, 0, 0), 1],
    [0.5, hex(0.95, 0.12, 95), 0.95],
    [1, hex(0.8, 0.18, 60), 0],
  ])
  const ring = Array.from({ length: 16 }, (_, index) => around(HEART, 68, index * 22.5 + 11.25))
  return (
    node('circle', { cx: 100, cy: 88, r: 98, fill: halo }) +
    rays() +
    brush.solid(circle(HEART, 75), gold, { bevel: 4 }) +
    brush.solid(circle(HEART, 62), enamel(hue, 0.15), { bevel: 4, outline: 1.5 }) +
    bulbs(ring, 3) +
    brush.shadowed(() => brush.part(star(HEART, 8, 80, 34), gold, 5)) +
    points(8, 80, 34, [hex(0.95, 0.11, 95), hex(0.7, 0.14, 72)]) +
    node(
      'g',
      { transform: `rotate(22.5 ${HEART[0]} ${HEART[1]})` },
      points(8, 46, 21, [hex(0.68, 0.22, hue), hex(0.47, 0.19, hue - 6)]),
    ) +
    node('circle', { cx: 100, cy: 88, r: 30, fill: core }) +
    brush.gleam({ cx: 78, cy: 52, rx: 30, ry: 10, turn: -36, strength: 0.6 })
  )
}
