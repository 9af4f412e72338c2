import type { Brush } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { gold, ivory, lacquer, wood, type Material } from '../paint/material.ts'
import { circle } from '../paint/shape.ts'
import { node, num, repeat } from '../paint/svg.ts'

const BODY =
  'M100 84C124 80 138 92 137 108C136 121 128 122 128 131C128 142 150 145 150 170C150 194 128 204 100 204' +
  'C72 204 50 194 50 170C50 145 72 142 72 131C72 122 64 121 63 108C62 92 76 80 100 84Z'

function spruce(hue: number): Material {
  return {
    ...lacquer(hue, 0.15),
    name: 'spruce',
    stops: [
      [0, hex(0.92, 0.1, hue + 12)],
      [0.45, hex(0.78, 0.145, hue + 2)],
      [1, hex(0.56, 0.14, hue - 16)],
    ],
  }
}

function rosette(brush: Brush): string {
  const teeth = repeat(20, (index) =>
    node('path', {
      d: 'M100 110.6L101.9 114.8L100 117.6L98.1 114.8Z',
      transform: `rotate(${index * 18} 100 131)`,
      fill: index % 2 === 0 ? hex(0.5, 0.19, 25) : hex(0.45, 0.1, 200),
    }),
  )
  return (
    node('path', { d: circle([100, 131], 21.5), fill: brush.fill(ivory) }) +
    teeth +
    node('path', {
      d: circle([100, 131], 14),
      fill: hex(0.14, 0.03, 45),
      stroke: hex(0.4, 0.08, 55),
      'stroke-width': 1.6,
    })
  )
}

function neck(brush: Brush): string {
  const frets = repeat(9, (index) => {
    const y = 24 + 84 * (1 - 0.86 ** index) * 1.36
    return node('path', {
      d: `M${num(92.6 - index * 0.15)} ${num(y)}H${num(107.4 + index * 0.15)}`,
      stroke: hex(0.86, 0.07, 88),
      'stroke-width': 1.5,
    })
  })
  const pegs = repeat(6, (index) => {
    const [side, row] = [index % 2 === 0 ? -1 : 1, Math.floor(index / 2)]
    return brush.solid(circle([100 + side * 19, -4 + row * 10], 4.2), ivory, { bevel: 1.4, outline: 1.2 })
  })
  return (
    pegs +
    brush.solid('M84 -12Q100 -20 116 -12L112 22H88Z', wood, { bevel: 2.5, outline: 2 }) +
    brush.solid(
      'M92 20H108L110 114H90Z',
      {
        ...wood,
        name: 'ebony',
        stops: [
          [0, hex(0.36, 0.03, 40)],
          [1, hex(0.17, 0.02, 40)],
        ],
      },
      { bevel: 1.6, outline: 1.6 },
    ) +
    frets +
    node('path', { d: 'M91 21H109', stroke: hex(0.95, 0.03, 90), 'stroke-width': 2.6 })
  )
}

function strings(): string {
  return repeat(6, (index) => {
    const d = `M${num(94.6 + index * 2.16)} 20L${num(89.5 + index * 4.2)} 176`
    return node('path', { d, stroke: hex(0.98, 0.02, 90), 'stroke-width': 0.9, 'stroke-opacity': 0.9 })
  })
}

/** A Spanish guitar, at an angle. */
export function guitar(brush: Brush, hue: number): string {
  const binding =
    node('path', { d: BODY, fill: 'none', stroke: hex(0.93, 0.04, 85), 'stroke-width': 10 }) +
    node('path', { d: BODY, fill: 'none', stroke: hex(0.33, 0.09, 40), 'stroke-width': 6.5 })
  const grain = repeat(12, (index) =>
    node('path', {
      d: `M${54 + index * 8} 80V206`,
      stroke: hex(0.5, 0.12, hue - 10),
      'stroke-width': 0.8,
      'stroke-opacity': 0.28,
    }),
  )
  return brush.within(
    'translate(102 98) rotate(36) scale(.92) translate(-100 -101)',
    () =>
      brush.solid(BODY, spruce(hue), { bevel: 7, outline: 3, over: grain + binding }) +
      rosette(brush) +
      neck(brush) +
      brush.solid('M78 172H122L126 181H74Z', wood, { bevel: 1.8, outline: 1.8 }) +
      strings() +
      node('path', {
        d: 'M70 152C58 160 56 176 62 186',
        fill: 'none',
        stroke: hex(1, 0, 0),
        'stroke-width': 6,
        'stroke-linecap': 'round',
        'stroke-opacity': 0.55,
      }) +
      brush.solid(circle([100, 205], 4), gold, { bevel: 1.2, outline: 1.2 }),
  )
}
