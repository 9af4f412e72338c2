import type { Brush } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { lacquer, type Material } from '../paint/material.ts'
import { around, at, type Point } from '../paint/shape.ts'
import { node } from '../paint/svg.ts'

const HEART: Point = [100, 84]

/** A petal with the torn edge of a carnation. */
function petal(turn: number, length: number, half: number): string {
  const teeth = 5
  let path = `M${at(around(HEART, 4, turn))}Q${at(around(HEART, length * 0.55, turn - half * 1.1))} ${at(around(HEART, length * 0.93, turn - half))}`
  for (let tooth = 1; tooth <= teeth; tooth++) {
    const degrees = turn - half + (2 * half * tooth) / teeth
    const valley = around(HEART, length * 0.92, degrees - half / teeth)
    const dome = 1 - Math.abs(tooth - teeth / 2) * 0.012
    path += `L${at(valley)}L${at(around(HEART, length * dome, degrees))}`
  }
  return `${path}Q${at(around(HEART, length * 0.55, turn + half * 1.1))} ${at(around(HEART, 4, turn))}Z`
}

function petalTone(hue: number, length: number, dark: number): Material {
  return {
    ...lacquer(hue, 0.2),
    name: `petal${length}`,
    stops: [
      [0, hex(0.82 - dark, 0.15, hue + 12)],
      [0.5, hex(0.66 - dark, 0.2, hue)],
      [1, hex(0.48 - dark, 0.18, hue - 10)],
    ],
  }
}

function ring(
  brush: Brush,
  hue: number,
  { count, length, half, turn, dark }: { count: number; length: number; half: number; turn: number; dark: number },
): string {
  const tone = lacquer(hue, 0.2)
  const material = petalTone(hue, length, dark)
  const turns = Array.from({ length: count }, (_, index) => turn + (360 * index) / count)
  const spokes = (from: number, to: number, shift: number): string =>
    turns
      .map(
        (degrees) => `M${at(around(HEART, from, degrees + shift))}L${at(around(HEART, length * to, degrees + shift))}`,
      )
      .join('')
  const line = (d: string, stroke: string, width: number, opacity: number): string =>
    node('path', { d, stroke, 'stroke-width': width, 'stroke-opacity': opacity, 'stroke-linecap': 'round' })
  // Only the outer ring throws the flower's shadow; the inner petals are not recorded.
  const outlined = {
    fill: brush.fill(material),
    stroke: material.outline,
    'stroke-width': 1.3,
    'stroke-linejoin': 'round',
  }
  const leafOf = (d: string): string => (dark > 0.1 ? brush.part(d, material, 1.3) : node('path', { d, ...outlined }))
  // Veins and highlights of all petals of a ring are drawn together: two paths instead of one for each petal.
  return (
    turns.map((degrees) => leafOf(petal(degrees, length, half))).join('') +
    line(spokes(length * 0.5, 0.86, 0), tone.shade, 1.2, 0.4) +
    line(spokes(length * 0.72, 0.88, -half * 0.5), tone.edge, 3, 0.4)
  )
}

/** A red carnation. */
export function carnation(brush: Brush, hue: number): string {
  const leaf = (path: string): string => brush.solid(path, lacquer(150, 0.14), { bevel: 3, outline: 2 })
  return (
    brush.solid('M97 120C98 150 94 170 86 190L96 192C104 172 106 150 105 120Z', lacquer(148, 0.13), {
      bevel: 2.4,
      outline: 2,
    }) +
    leaf('M96 168C70 170 48 156 38 134C66 134 88 146 96 168Z') +
    leaf('M98 176C116 172 140 158 152 138C128 138 104 150 98 176Z') +
    ring(brush, hue, { count: 7, length: 70, half: 30, turn: 8, dark: 0.12 }) +
    ring(brush, hue, { count: 7, length: 56, half: 28, turn: -18, dark: 0.05 }) +
    ring(brush, hue, { count: 6, length: 41, half: 32, turn: 14, dark: -0.03 }) +
    ring(brush, hue, { count: 5, length: 26, half: 38, turn: -20, dark: -0.1 }) +
    brush.gleam({ cx: 74, cy: 52, rx: 27, ry: 12, turn: -32, strength: 0.42 })
  )
}
