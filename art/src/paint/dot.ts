import { at, type Point } from './shape.ts'
import { node } from './svg.ts'

/**
 * Discs of one size as strokes of no length with round ends: a quarter of the text of circles, and one element for all
 * of them.
 */
export function dots(points: readonly Point[], radius: number, shown: string, opacity?: number): string {
  return node('path', {
    d: points.map((point) => `M${at(point)}h0`).join(''),
    fill: 'none',
    stroke: shown,
    'stroke-width': radius * 2,
    'stroke-linecap': 'round',
    'stroke-opacity': opacity,
  })
}
