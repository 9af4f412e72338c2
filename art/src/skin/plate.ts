import type { FrameName } from '../cover/coverSubject.ts'
import type { Brush } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { enamel, gold, ivory, lacquer, steel, wood, type Material } from '../paint/material.ts'
import { around, circle, cushion, polygon, scallop, type Point } from '../paint/shape.ts'
import { node, repeat } from '../paint/svg.ts'

const CENTRE: Point = [100, 100]

type Shape = 'cushion' | 'round' | 'lace' | 'cut' | 'square' | 'medal'
type Rim = 'gold' | 'steel' | 'wood' | 'ivory' | 'lacquer'

const octagon = (reach: number): string =>
  polygon(Array.from({ length: 8 }, (_, index) => around(CENTRE, reach * 1.07, index * 45 + 22.5)))

/** The outline of a plate that reaches so far from its middle. */
const SHAPES: Readonly<Record<Shape, (reach: number) => string>> = {
  cushion: (reach) => cushion(CENTRE, reach, 5),
  round: (reach) => cushion(CENTRE, reach, 3),
  lace: (reach) => scallop(CENTRE, reach * 0.97, 12, reach * 0.06),
  cut: octagon,
  square: (reach) => cushion(CENTRE, reach * 0.98, 12),
  medal: (reach) => circle(CENTRE, reach),
}

type Style = { readonly shape: Shape; readonly rim: Rim }

/** The plate style that matches the frame of a studio's covers. */
const STYLES: Readonly<Record<FrameName, Style>> = {
  marquee: { shape: 'cushion', rim: 'gold' },
  gilt: { shape: 'cut', rim: 'gold' },
  rope: { shape: 'round', rim: 'wood' },
  vine: { shape: 'round', rim: 'gold' },
  frost: { shape: 'cut', rim: 'steel' },
  tube: { shape: 'square', rim: 'steel' },
  masonry: { shape: 'square', rim: 'gold' },
  cane: { shape: 'lace', rim: 'ivory' },
  rivets: { shape: 'cut', rim: 'steel' },
  page: { shape: 'cushion', rim: 'ivory' },
  silk: { shape: 'lace', rim: 'gold' },
  ember: { shape: 'square', rim: 'wood' },
  plain: { shape: 'round', rim: 'lacquer' },
}

const RIMS: Readonly<Record<Rim, (hue: number) => Material>> = {
  gold: () => gold,
  steel: () => steel,
  wood: () => wood,
  ivory: () => ivory,
  lacquer: (hue) => lacquer(hue + 20, 0.15),
}

export type Plate = { readonly hue: number; readonly light: number } & (Style | { readonly frame: FrameName })

/** The plate behind a high-paying symbol, in the style of the studio; rays and a glow set the figure off. */
export function skinPlate(brush: Brush, plate: Plate): string {
  const { hue, light } = plate
  const { shape, rim } = 'frame' in plate ? STYLES[plate.frame] : plate
  const outline = SHAPES[shape]
  const rays = repeat(14, (index) => {
    const d = polygon([CENTRE, around(CENTRE, 130, index * 25.7 - 6), around(CENTRE, 130, index * 25.7 + 6)])
    return node('path', { d, fill: hex(0.75, 0.1, light), 'fill-opacity': 0.12 })
  })
  const dawn = brush.radial('dawn', [
    [0, hex(0.78, 0.13, light), 0.8],
    [0.6, hex(0.52, 0.13, hue + 8), 0.45],
    [1, hex(0.36, 0.1, hue), 0],
  ])
  return (
    brush.solid(outline(95), RIMS[rim](hue), { bevel: 5, outline: 3 }) +
    brush.solid(outline(83), enamel(hue, 0.12), {
      bevel: 4,
      outline: 2.4,
      over: rays + node('circle', { cx: 100, cy: 94, r: 86, fill: dawn }),
    }) +
    node('path', {
      d: outline(77),
      fill: 'none',
      stroke: hex(0.88, 0.11, light),
      'stroke-width': 1.4,
      'stroke-opacity': 0.5,
    })
  )
}
