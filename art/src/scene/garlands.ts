import { lantern } from '../motif/lantern.ts'
import type { Brush } from '../paint/brush.ts'
import { brush as openBrush } from '../paint/brush.ts'
import { bulbs, garland } from '../paint/bulb.ts'
import { hex } from '../paint/colour.ts'
import type { Chance } from '../paint/random.ts'
import { at, type Point } from '../paint/shape.ts'
import { node, num } from '../paint/svg.ts'
import type { Frame } from './sky.ts'

const BULB_HUES = [78, 25, 150, 235, 330] as const

type Cord = {
  readonly from: Point
  readonly to: Point
  readonly sag: number
  readonly count: number
  readonly size: number
}

function cord({ from, to, sag, count, size }: Cord): string {
  const points = garland(from, to, sag, count)
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 2 * sag]
  const wire = node('path', {
    d: `M${at(from)}Q${at(middle)} ${at(to)}`,
    fill: 'none',
    stroke: hex(0.14, 0.04, 300),
    'stroke-width': size * 0.5,
  })
  const hung = points.map(([x, y]): Point => [x, y + size * 1.1])
  return (
    wire +
    BULB_HUES.map((hue, turn) =>
      bulbs(
        hung.filter((_, index) => index % BULB_HUES.length === turn),
        size,
        hue,
      ),
    ).join('')
  )
}

/** Paper lanterns on a cord. One drawing per hue, referenced many times. */
function lanterns(prefix: string, spots: readonly (Point & { readonly length: 2 })[], size: number): string {
  const hues = [27, 190, 300, 95, 350]
  const drawn = hues.slice(0, spots.length).map((hue) => {
    const own = openBrush(`${prefix}-lantern${hue}`)
    const body = lantern(own, hue)
    return own.definitions() + node('g', { id: own.scope('whole') }, body)
  })
  const hung = spots.map(([x, y], index) => {
    const hue = hues[index % hues.length] ?? 27
    const scale = (size / 200) * (0.85 + 0.15 * (index % 3))
    return node('use', {
      href: `#${prefix}-lantern${hue}-whole`,
      transform: `translate(${num(x - 100 * scale)} ${num(y - 14 * scale)}) scale(${num(scale)})`,
    })
  })
  return node('defs', {}, ...drawn) + hung.join('')
}

/** Strings of lights over the whole width, nearest to the viewer. */
export function garlands(brush: Brush, chance: Chance, frame: Frame): string {
  const { width, height } = frame
  const unit = Math.min(width, height)
  const spans = Math.max(2, Math.round(width / (unit * 0.8)))
  const step = width / spans
  const rows = Array.from({ length: spans }, (_, index): Cord => {
    const lift = chance() * unit * 0.03
    return {
      from: [index * step - 4, height * 0.02 + lift],
      to: [(index + 1) * step + 4, height * 0.025 + lift],
      sag: unit * (0.1 + chance() * 0.03),
      count: Math.round(step / (unit * 0.042)),
      size: unit * 0.008,
    }
  })
  const back: Cord = {
    from: [-10, height * 0.1],
    to: [width + 10, height * 0.03],
    sag: unit * 0.14,
    count: Math.round(width / (unit * 0.05)),
    size: unit * 0.006,
  }
  const spots = rows.flatMap(({ from, to, sag }) =>
    garland(from, to, sag, 6)
      .slice(1, 5)
      .filter((_, index) => index % 2 === 0),
  )
  return cord(back) + lanterns(brush.scope('hung'), spots, unit * 0.15) + rows.map((row) => cord(row)).join('')
}
