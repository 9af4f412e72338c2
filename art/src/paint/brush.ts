import { hex } from './colour.ts'
import { gradient, paint, type Material } from './material.ts'
import { node, num, scope, url, type Attributes, type Scope } from './svg.ts'

/** Draws into one picture: keeps its definitions together and makes every surface answer the same light. */
export type Brush = {
  readonly scope: Scope
  /** A filled shape with a lit upper edge, a shaded lower edge and an outline. */
  solid(path: string, material: Material, options?: SolidOptions): string
  fill(material: Material): string
  filter(name: FilterName): string
  radial(name: string, stops: readonly RadialStop[], place?: RadialPlace): string
  /** Everything that was used so far. Call it last. */
  definitions(): string
}

export type SolidOptions = { readonly bevel?: number; readonly outline?: number; readonly over?: string }
export type RadialStop = readonly [offset: number, shown: string, opacity?: number]
export type RadialPlace = {
  readonly cx: number
  readonly cy: number
  readonly r: number
  readonly fx?: number
  readonly fy?: number
}
export type FilterName = 'soft' | 'haze' | 'glow' | 'shadow'

const BLUR: Record<Exclude<FilterName, 'shadow'>, number> = { soft: 2.2, haze: 5, glow: 9 }

function filterMarkup(id: string, name: FilterName): string {
  const region = { id, x: '-60%', y: '-60%', width: '220%', height: '220%' }
  if (name !== 'shadow') return node('filter', region, node('feGaussianBlur', { stdDeviation: BLUR[name] }))
  const drop = { dx: 2.5, dy: 6, stdDeviation: 4.5, 'flood-color': hex(0.1, 0.04, 300), 'flood-opacity': 0.6 }
  return node('filter', region, node('feDropShadow', drop))
}

export function brush(prefix: string): Brush {
  const names = scope(prefix)
  const definitions = new Map<string, string>()
  let shapes = 0
  const fill = (material: Material): string => {
    definitions.set(material.name, gradient(names, material))
    return paint(names, material)
  }
  return {
    scope: names,
    fill,
    filter(name) {
      definitions.set(name, filterMarkup(names(name), name))
      return url(names(name))
    },
    radial(name, stops, place = { cx: 0.5, cy: 0.5, r: 0.5 }) {
      const marks = stops.map(([offset, shown, opacity]) =>
        node('stop', { offset, 'stop-color': shown, 'stop-opacity': opacity }),
      )
      definitions.set(name, node('radialGradient', { id: names(name), ...place }, ...marks))
      return url(names(name))
    },
    solid(path, material, { bevel = 5, outline = 2.5, over = '' } = {}) {
      const shape = `s${shapes++}`
      const again = (attributes: Attributes): string => node('use', { href: `#${names(shape)}`, ...attributes })
      definitions.set(shape, node('path', { id: names(shape), d: path, 'stroke-linejoin': 'round' }))
      definitions.set(`${shape}c`, node('clipPath', { id: names(`${shape}c`) }, again({})))
      const shift = (by: number): string => `translate(${num(by * 0.34)} ${num(by * 0.55)})`
      const edge = { fill: 'none', 'stroke-width': bevel } as const
      return (
        again({ fill: fill(material) }) +
        node(
          'g',
          { 'clip-path': url(names(`${shape}c`)) },
          over,
          again({
            ...edge,
            stroke: material.shade,
            opacity: 0.55,
            transform: shift(-bevel),
            'stroke-width': bevel * 1.5,
          }),
          again({ ...edge, stroke: material.edge, opacity: 0.8, transform: shift(bevel) }),
        ) +
        again({ fill: 'none', stroke: material.outline, 'stroke-width': outline })
      )
    },
    definitions: () => node('defs', {}, ...definitions.values()),
  }
}
