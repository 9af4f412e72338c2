import type { Brush } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { curve } from '../paint/curve.ts'
import { lacquer } from '../paint/material.ts'
import type { Chance } from '../paint/random.ts'
import { circle } from '../paint/shape.ts'
import { node } from '../paint/svg.ts'

/** What a title passes to its hero: its hue, an accent hue, and random numbers for the details. */
export type Dress = { readonly hue: number; readonly accent: number; readonly chance: Chance }

/** The figure on a cover, drawn into a box of 200. */
export type Hero = (brush: Brush, dress: Dress) => string

/** A flat shape without outline: markings, pupils, panes. */
export const flat = (d: string, fill: string, opacity?: number): string =>
  node('path', { d, fill, 'fill-opacity': opacity })

/** A bare stroke with round ends. */
export const stroke = (d: string, shown: string, width: number, opacity?: number): string =>
  node('path', {
    d,
    fill: 'none',
    stroke: shown,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'stroke-opacity': opacity,
  })

/** An eye that looks straight ahead: iris, pupil and two highlights. */
export function eye(x: number, y: number, size: number, hue: number = 75): string {
  return (
    flat(circle([x, y], size), hex(0.13, 0.04, hue)) +
    flat(circle([x, y], size * 0.86), hex(0.74, 0.16, hue)) +
    flat(circle([x, y + size * 0.2], size * 0.62), hex(0.9, 0.14, hue + 15), 0.6) +
    flat(circle([x, y], size * 0.5), hex(0.1, 0.02, hue)) +
    flat(
      circle([x - size * 0.32, y - size * 0.36], size * 0.28) + circle([x + size * 0.3, y + size * 0.32], size * 0.13),
      '#fff',
    )
  )
}

/** A small dark eye with one highlight, for birds and fish. */
export const bead = (x: number, y: number, size: number): string =>
  flat(circle([x, y], size), hex(0.12, 0.02, 300)) +
  flat(circle([x - size * 0.3, y - size * 0.35], size * 0.36), '#fff')

/** The colour of lines in faces: nearly black, a little warm. */
export const INK: string = hex(0.15, 0.04, 40)

/** A leaf beside a fruit or a flower. */
export const leaf = (brush: Brush, points: string, hue: number = 140): string =>
  brush.solid(curve(points), lacquer(hue, 0.16), { bevel: 3, outline: 2 })
