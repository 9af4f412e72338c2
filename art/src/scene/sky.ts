import type { Brush } from '../paint/brush.ts'
import { hex } from '../paint/colour.ts'
import { dots } from '../paint/dot.ts'
import type { Chance } from '../paint/random.ts'
import { around, at, circle, type Point } from '../paint/shape.ts'
import { node, repeat, url } from '../paint/svg.ts'
import type { Theme } from '../theme/theme.ts'

export type Frame = { readonly width: number; readonly height: number }

/** The night sky: dark above, warm where the fair lights it from below. */
export function sky(brush: Brush, theme: Theme, { width, height }: Frame): string {
  const [zenith, dusk, horizon] = theme.sky
  const stops = [
    [0, hex(0.15, 0.07, zenith)],
    [0.26, hex(0.24, 0.11, zenith + 12)],
    [0.46, hex(0.38, 0.15, dusk)],
    [0.6, hex(0.58, 0.17, horizon - 25)],
    [0.7, hex(0.75, 0.15, horizon + 15)],
  ] as const
  const id = brush.scope('night')
  return (
    node(
      'defs',
      {},
      node(
        'linearGradient',
        { id, x1: 0, y1: 0, x2: 0, y2: 1 },
        ...stops.map(([offset, shown]) => node('stop', { offset, 'stop-color': shown })),
      ),
    ) + node('rect', { width, height, fill: url(id) })
  )
}

export function stars(chance: Chance, { width, height }: Frame): string {
  return [80, 160, 250]
    .map((hue, band) => {
      const d = repeat(36, () => {
        const depth = (band + chance()) / 3
        return circle([chance() * width, chance() ** 1.5 * height * 0.62], 0.5 + depth * depth * 1.6)
      })
      return node('path', { d, fill: hex(0.97, 0.03, hue), 'fill-opacity': 0.35 + band * 0.24 })
    })
    .join('')
}

export function moon(brush: Brush, { width, height }: Frame): string {
  const unit = Math.min(width, height)
  const [cx, cy, r] = [width * 0.37, height * 0.17, unit * 0.045]
  const halo = brush.radial('moon', [
    [0, hex(0.97, 0.05, 90), 0.55],
    [0.3, hex(0.85, 0.08, 80), 0.22],
    [1, hex(0.6, 0.1, 300), 0],
  ])
  return (
    node('circle', { cx, cy, r: r * 5, fill: halo }) +
    node('circle', { cx, cy, r, fill: hex(0.96, 0.045, 92) }) +
    node('circle', { cx: cx - r * 0.2, cy: cy - r * 0.1, r: r * 0.2, fill: hex(0.9, 0.05, 88), 'fill-opacity': 0.7 }) +
    node('circle', { cx: cx + r * 0.32, cy: cy + r * 0.3, r: r * 0.28, fill: hex(0.9, 0.05, 88), 'fill-opacity': 0.6 })
  )
}

export type Burst = { readonly centre: Point; readonly reach: number; readonly hue: number }

/** A firework held at its widest: sparks that fall a little, brighter at their tips. */
export function firework(brush: Brush, { centre, reach, hue }: Burst): string {
  const bloom = brush.radial(`bloom${Math.round(hue)}`, [
    [0, hex(0.95, 0.1, hue), 0.65],
    [0.4, hex(0.75, 0.18, hue), 0.25],
    [1, hex(0.6, 0.18, hue), 0],
  ])
  const rings = [
    [18, 0.42, 1, 0],
    [12, 0.2, 0.62, 15],
    [8, 0.08, 0.32, 5],
  ] as const
  const sparks = rings.flatMap(([count, from, to, turn]) =>
    Array.from({ length: count }, (_, index) => {
      const degrees = turn + (index * 360) / count
      const [x, y] = around(centre, reach * to, degrees)
      const bend = around(centre, reach * (from + to) * 0.56, degrees)
      return { start: around(centre, reach * from, degrees), bend, tip: [x, y + reach * 0.1 * to] as const }
    }),
  )
  return (
    node('circle', { cx: centre[0], cy: centre[1], r: reach * 1.3, fill: bloom }) +
    node('path', {
      d: sparks.map(({ start, bend, tip }) => `M${at(start)}Q${at(bend)} ${at(tip)}`).join(''),
      fill: 'none',
      stroke: hex(0.84, 0.16, hue),
      'stroke-width': reach * 0.022,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.8,
    }) +
    dots(
      sparks.map(({ tip }) => tip),
      reach * 0.026,
      hex(0.97, 0.07, hue),
    )
  )
}
