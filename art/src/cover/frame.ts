import type { FrameName } from './coverSubject.ts'
import { flat, stroke } from '../hero/hero.ts'
import { hex } from '../paint/colour.ts'
import type { Chance } from '../paint/random.ts'
import { around, circle, star, type Point } from '../paint/shape.ts'
import { node, num, repeat } from '../paint/svg.ts'

export type Edge = { readonly width: number; readonly height: number; readonly hue: number; readonly chance: Chance }
export type Frame = (edge: Edge) => string

const inset = ({ width, height }: Edge, by: number, radius: number): string => {
  const [r, w, h] = [num(radius), num(width - by * 2 - radius * 2), num(height - by * 2 - radius * 2)]
  return `M${num(by + radius)} ${num(by)}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 -${r} ${r}h-${w}a${r} ${r} 0 0 1 -${r} -${r}v-${h}a${r} ${r} 0 0 1 ${r} -${r}Z`
}

const corners = ({ width, height }: Edge, by: number): readonly Point[] => [
  [by, by],
  [width - by, by],
  [by, height - by],
  [width - by, height - by],
]

/** Four copies of what is drawn for the upper left corner. */
const quarters = (edge: Edge, drawing: string): string =>
  [
    '',
    `translate(${edge.width} 0) scale(-1 1)`,
    `translate(0 ${edge.height}) scale(1 -1)`,
    `translate(${edge.width} ${edge.height}) scale(-1 -1)`,
  ]
    .map((transform) => node('g', { transform: transform === '' ? undefined : transform }, drawing))
    .join('')

/** Flat gold: a gradient along a whole frame costs more than the rest of it. */
const GOLD = hex(0.84, 0.15, 85)

export const FRAMES: Readonly<Record<FrameName, Frame>> = {
  /** A gilded moulding with bulbs. */
  marquee: (edge) => {
    const along = (count: number, from: Point, to: Point): readonly Point[] =>
      Array.from({ length: count }, (_, index): Point => [
        from[0] + ((to[0] - from[0]) * (index + 0.5)) / count,
        from[1] + ((to[1] - from[1]) * (index + 0.5)) / count,
      ])
    const [w, h] = [edge.width - 5, edge.height - 5]
    const lamps = [
      ...along(12, [5, 5], [w, 5]),
      ...along(12, [5, h], [w, h]),
      ...along(16, [5, 5], [5, h]),
      ...along(16, [w, 5], [w, h]),
    ]
    return (
      stroke(inset(edge, 5, 8), hex(0.22, 0.07, edge.hue), 12) +
      stroke(inset(edge, 5, 8), hex(0.44, 0.16, edge.hue), 8) +
      stroke(inset(edge, 10.5, 6), GOLD, 2.4) +
      stroke(inset(edge, 1, 8), GOLD, 2.4) +
      flat(lamps.map((lamp) => circle(lamp, 3.6)).join(''), hex(0.9, 0.14, 85), 0.4) +
      flat(lamps.map((lamp) => circle(lamp, 2)).join(''), hex(0.98, 0.06, 92))
    )
  },
  /** Two thin lines of gold and a leaf in each corner. */
  gilt: (edge) =>
    stroke(inset(edge, 5, 10), hex(0.2, 0.05, edge.hue), 4, 0.7) +
    stroke(inset(edge, 5, 10), GOLD, 2.4) +
    stroke(inset(edge, 10, 7), GOLD, 1) +
    quarters(
      edge,
      flat('M4 4H34Q18 10 14 14Q10 18 4 34Z', hex(0.84, 0.15, 85)) +
        flat(circle([15, 15], 3.4), hex(0.5, 0.2, edge.hue)),
    ),
  /** A ship's rope, knotted at the corners. */
  rope: (edge) =>
    stroke(inset(edge, 5, 12), hex(0.26, 0.06, 60), 9) +
    stroke(inset(edge, 5, 12), hex(0.8, 0.09, 78), 6) +
    node('path', {
      d: inset(edge, 5, 12),
      fill: 'none',
      stroke: hex(0.52, 0.09, 62),
      'stroke-width': 6,
      'stroke-dasharray': '2 6',
    }) +
    corners(edge, 9)
      .map(
        (corner) =>
          flat(circle(corner, 9), hex(0.26, 0.06, 60)) +
          flat(circle(corner, 7), hex(0.84, 0.13, 85)) +
          flat(circle(corner, 3), hex(0.45, 0.11, 65)),
      )
      .join(''),
  /** Leaves that grow in from the corners. */
  vine: (edge) => {
    const leaves = [
      [8, 44, 150],
      [22, 24, 120],
      [46, 8, 96],
      [2, 70, 170],
      [74, 2, 90],
      [10, 10, 135],
    ] as const
    const spray = (tone: number, size: number, shift: number): string =>
      node(
        'g',
        { fill: hex(tone, 0.14, edge.hue) },
        ...leaves.map(([x, y, turn]) =>
          node('path', {
            d: `M0 0C${-size} ${-size} ${-size} ${-size * 2.4} 0 ${-size * 3.4}C${size} ${-size * 2.4} ${size} ${-size} 0 0Z`,
            transform: `translate(${x + shift} ${y + shift}) rotate(${turn + shift * 5})`,
          }),
        ),
      )
    return (
      stroke(inset(edge, 3, 10), hex(0.3, 0.09, edge.hue), 5) + quarters(edge, spray(0.34, 9, -4) + spray(0.56, 7.4, 0))
    )
  },
  /** Frost that hangs from the top. */
  frost: (edge) => {
    const icicles = repeat(16, (index) => {
      const x = (index * edge.width) / 15
      const long = 10 + edge.chance() * 26
      return `M${num(x - 11)} 0L${num(x)} ${num(long)}L${num(x + 11)} 0Z`
    })
    return (
      stroke(inset(edge, 3, 8), hex(0.93, 0.04, edge.hue), 6) +
      stroke(inset(edge, 7, 6), hex(0.6, 0.12, edge.hue), 1.6) +
      flat(icicles, hex(0.78, 0.08, edge.hue)) +
      flat(
        icicles.replaceAll(/L(\S+) (\S+)L/g, (_, x: string, y: string) => `L${x} ${num(Number(y) * 0.6)}L`),
        hex(0.97, 0.02, edge.hue),
      )
    )
  },
  /** A line of light, doubled. */
  tube: (edge) =>
    stroke(inset(edge, 6, 14), hex(0.12, 0.05, edge.hue), 10, 0.75) +
    stroke(inset(edge, 6, 14), hex(0.66, 0.22, edge.hue), 6, 0.5) +
    stroke(inset(edge, 6, 14), hex(0.95, 0.08, edge.hue), 2),
  /** Blocks of stone with a stepped corner. */
  masonry: (edge) =>
    stroke(inset(edge, 5, 2), hex(0.24, 0.03, edge.hue), 12) +
    stroke(inset(edge, 5, 2), hex(0.56, 0.05, edge.hue), 8.5) +
    node('path', {
      d: inset(edge, 5, 2),
      fill: 'none',
      stroke: hex(0.3, 0.04, edge.hue),
      'stroke-width': 8.5,
      'stroke-dasharray': '1.6 22',
    }) +
    quarters(
      edge,
      flat('M0 0H42V12H26V26H12V42H0Z', hex(0.66, 0.05, edge.hue)) + stroke('M42 12H26V26H12V42', GOLD, 2.6),
    ),
  /** Stripes of sugar. */
  cane: (edge) =>
    stroke(inset(edge, 4.5, 14), '#fff', 9) +
    node('path', {
      d: inset(edge, 4.5, 14),
      fill: 'none',
      stroke: hex(0.66, 0.2, edge.hue),
      'stroke-width': 9,
      'stroke-dasharray': '11 11',
    }) +
    stroke(inset(edge, 9.5, 11), hex(0.4, 0.14, edge.hue), 1.6, 0.8),
  /** Plates of iron and rivets. */
  rivets: (edge) =>
    stroke(inset(edge, 5, 4), hex(0.16, 0.02, 260), 12) +
    stroke(inset(edge, 5, 4), hex(0.5, 0.03, edge.hue), 8.5) +
    node('path', {
      d: inset(edge, 5, 4),
      fill: 'none',
      stroke: hex(0.82, 0.08, 75),
      'stroke-width': 4,
      'stroke-dasharray': '0 17',
      'stroke-linecap': 'round',
    }) +
    stroke(inset(edge, 10, 2), hex(0.8, 0.12, 78), 1.4),
  /** A page: soft edge and a corner of ornament. */
  page: (edge) =>
    stroke(inset(edge, 2, 4), hex(0.92, 0.05, 85), 6) +
    stroke(inset(edge, 7.5, 4), hex(0.5, 0.12, edge.hue), 2) +
    quarters(
      edge,
      stroke('M8 46Q8 8 46 8M8 30Q14 14 30 8M14 46Q16 20 30 18Q40 18 38 26Q34 30 31 26', hex(0.84, 0.12, 84), 2.4),
    ),
  /** Silk on two sides with a golden cord. */
  silk: (edge) =>
    flat(`M0 0H11V${num(edge.height)}H0ZM${num(edge.width)} 0h-11V${num(edge.height)}h11Z`, hex(0.46, 0.17, edge.hue)) +
    stroke(`M11 0V${num(edge.height)}M${num(edge.width - 11)} 0V${num(edge.height)}`, GOLD, 2.4) +
    flat(
      repeat(
        11,
        (index) => star([5.5, 18 + index * 36.5], 4, 4.4, 2) + star([edge.width - 5.5, 18 + index * 36.5], 4, 4.4, 2),
      ),
      hex(0.86, 0.14, 86),
    ),
  /** Embers along a burnt rim. */
  ember: (edge) =>
    stroke(inset(edge, 2, 6), hex(0.14, 0.05, 30), 8) +
    stroke(inset(edge, 6, 6), hex(0.72, 0.2, 48), 2.4) +
    stroke(inset(edge, 6, 6), hex(0.95, 0.12, 90), 0.9) +
    quarters(
      edge,
      flat('M0 0H50Q24 4 20 20Q4 24 0 50Z', hex(0.16, 0.05, 30)) +
        flat('M0 0H30Q14 4 12 12Q4 14 0 30Z', hex(0.62, 0.2, 40)),
    ),
  /** A coin's milled edge in the corners only. */
  plain: (edge) =>
    stroke(inset(edge, 1.5, 4), hex(0.96, 0.03, edge.hue), 3, 0.85) +
    quarters(
      edge,
      stroke(
        repeat(
          4,
          (index) =>
            `M0 0L${around([0, 0], 30 + index * 2, 100 + index * 23)
              .map(num)
              .join(' ')}`,
        ),
        hex(0.95, 0.06, 90),
        1.4,
        0.6,
      ),
    ),
}
