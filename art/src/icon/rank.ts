import { present } from '@ronda/core'
import { brush as openBrush, type Brush } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { enamel, gold, lacquer, steel, type Material } from '../paint/material.ts'
import { around, circle, polygon, scallop, star, type Point } from '../paint/shape.ts'
import { node, picture, repeat } from '../paint/svg.ts'

/** A metal of one hue: it turns dark and light twice, as gold does. */
function metal(name: string, hue: number, chroma: number): Material {
  return {
    name,
    stops: [
      [0, hex(0.95, chroma * 0.5, hue + 12)],
      [0.28, hex(0.8, chroma, hue + 4)],
      [0.52, hex(0.54, chroma * 0.95, hue - 6)],
      [0.68, hex(0.84, chroma * 0.9, hue + 6)],
      [1, hex(0.42, chroma * 0.8, hue - 12)],
    ],
    edge: hex(0.98, chroma * 0.3, hue + 14),
    shade: hex(0.32, chroma * 0.7, hue - 14),
    outline: hex(0.21, chroma * 0.45, hue - 12),
  }
}

type Look = { readonly rim: Material; readonly field: Material; readonly ribbon: number }

/** From bronze to diamond. */
const LOOKS: readonly Look[] = [
  { rim: metal('bronze', 48, 0.1), field: enamel(32), ribbon: 32 },
  { rim: steel, field: enamel(255, 0.07), ribbon: 255 },
  { rim: gold, field: enamel(25, 0.13), ribbon: 18 },
  { rim: metal('platinum', 195, 0.045), field: enamel(175, 0.08), ribbon: 175 },
  { rim: metal('diamond', 250, 0.09), field: enamel(290, 0.14), ribbon: 300 },
]

const CENTRE: Point = [100, 88]

function ribbons(brush: Brush, hue: number): string {
  const tail = (side: 1 | -1): string =>
    polygon([
      [100 + side * 14, 128],
      [100 + side * 58, 120],
      [100 + side * 66, 186],
      [100 + side * 44, 172],
      [100 + side * 30, 190],
    ])
  return brush.solid(tail(-1), lacquer(hue), { bevel: 3 }) + brush.solid(tail(1), lacquer(hue), { bevel: 3 })
}

/** One star for each step up: two side by side, more around the centre. */
function stars(brush: Brush, level: number, material: Material): string {
  const outer = level === 1 ? 40 : level > 3 ? 18 : 22
  const turn = level === 2 ? 90 : 0
  return repeat(level, (index) => {
    const place = around(CENTRE, level === 1 ? 0 : 29, turn + (index * 360) / level)
    return brush.part(star(place, 5, outer, outer * 0.42), material, 2)
  })
}

/** A cut stone: a table and its facets. */
function stone(brush: Brush): string {
  const facets = repeat(8, (index) => {
    const [from, to] = [index * 45 - 22.5, index * 45 + 22.5]
    const shown = hex(0.72 + (index % 3) * 0.09, 0.11, 225 + (index % 4) * 18)
    const path = polygon([
      around(CENTRE, 46, from),
      around(CENTRE, 46, to),
      around(CENTRE, 25, to),
      around(CENTRE, 25, from),
    ])
    return node('path', { d: path, fill: shown, stroke: hex(0.98, 0.02, 230), 'stroke-width': 1.4 })
  })
  const table = polygon(Array.from({ length: 8 }, (_, index) => around(CENTRE, 25, index * 45 - 22.5)))
  return (
    facets +
    node('path', { d: table, fill: hex(0.94, 0.05, 225) }) +
    brush.gleam({ cx: 92, cy: 78, rx: 14, ry: 8, turn: -30 })
  )
}

/** The badge of a VIP rank, from 1, the lowest: a medal that shows its level by stars, the highest by a stone. */
export function rankSvg(level: number, size: number): string {
  const { rim, field, ribbon } = present(LOOKS[level - 1], `the look of rank ${level}`)
  const brush = openBrush(`rank${level}-${size}`)
  const medal = brush.shadowed(
    () =>
      ribbons(brush, ribbon) +
      brush.solid(scallop(CENTRE, 74, 8 + level * 4, 4), rim, { bevel: 5, outline: 3 }) +
      brush.solid(circle(CENTRE, 58), field, { bevel: 3, outline: 3 }),
  )
  const sign = level === LOOKS.length ? stone(brush) : stars(brush, level, rim)
  const shine = brush.gleam({ cx: 70, cy: 50, rx: 30, ry: 13, turn: -38, strength: 0.55 })
  return picture(
    { width: size, height: size, viewBox: '0 0 200 200', label: `rank ${level}` },
    brush.definitions(),
    medal + sign + shine,
  )
}

/** How many ranks have a badge. */
export const RANK_BADGES: number = LOOKS.length
