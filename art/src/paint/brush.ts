import { hex } from './colour.ts'
import { gradient, paint, type Material } from './material.ts'
import { node, num, scope, url, type Attributes, type Scope } from './svg.ts'

/**
 * Draws into one picture: collects its definitions and lights every surface from the same direction. It uses no filter
 * and no group opacity, because those make a picture slow to draw.
 */
export type Brush = {
  readonly scope: Scope
  /** A filled shape with a lit upper edge, a shaded lower edge and an outline. */
  solid(path: string, material: Material, options?: SolidOptions): string
  /** A filled shape with an outline only: for shapes that are too small for edges. */
  part(path: string, material: Material, outline?: number): string
  fill(material: Material): string
  linear(name: string, stops: readonly Stop[], place?: LinearPlace): string
  radial(name: string, stops: readonly Stop[], place?: RadialPlace): string
  /** A soft reflection on something polished. */
  gleam(spot: Spot): string
  /** Draws under a transform, so that shadows are placed correctly. */
  within(transform: string, draw: () => string): string
  /** What is drawn inside gets a soft shadow. */
  shadowed(draw: () => string, cast?: readonly Cast[]): string
  /** All definitions that were used so far. Call it last. */
  definitions(): string
}

export type SolidOptions = { readonly bevel?: number; readonly outline?: number; readonly over?: string }
export type Stop = readonly [offset: number, shown: string, opacity?: number]
export type LinearPlace = { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }
export type RadialPlace = {
  readonly cx: number
  readonly cy: number
  readonly r: number
  readonly fx?: number
  readonly fy?: number
}
export type Spot = {
  readonly cx: number
  readonly cy: number
  readonly rx: number
  readonly ry: number
  readonly turn?: number
  readonly strength?: number
}
/** One outline of a shadow, or of the light behind something: outlines that grow wider and fainter look soft. */
export type Cast = {
  readonly width: number
  readonly opacity: number
  readonly shown: string
  readonly dx?: number
  readonly dy?: number
}

/** A bevel narrower than this gets no shaded edge. */
const SHADED_BEVEL = 3.5

const DOWN: LinearPlace = { x1: 0, y1: 0, x2: 0, y2: 1 }
const MIDDLE: RadialPlace = { cx: 0.5, cy: 0.5, r: 0.5 }
const NIGHT = hex(0.1, 0.04, 300)
const SHADOW: readonly Cast[] = [
  { width: 15, opacity: 0.16, shown: NIGHT, dx: 2, dy: 5 },
  { width: 7, opacity: 0.34, shown: NIGHT, dx: 2, dy: 5 },
]

const WHITE = hex(1, 0, 0)
const FADING: readonly Stop[] = [
  [0, WHITE, 1],
  [0.45, WHITE, 0.55],
  [1, WHITE, 0],
]

const stopMarks = (stops: readonly Stop[]): readonly string[] =>
  stops.map(([offset, shown, opacity]) => node('stop', { offset, 'stop-color': shown, 'stop-opacity': opacity }))

type Shape = { readonly path: string; readonly transform: string }

/** All outlines in one definition, so that each outline of a shadow is a single reference. */
function outlines(id: string, shapes: readonly Shape[]): string {
  const byTransform = Map.groupBy(shapes, ({ transform }) => transform)
  const parts = [...byTransform].map(([transform, drawn]) =>
    node('path', { d: drawn.map(({ path }) => path).join(''), transform: transform === '' ? undefined : transform }),
  )
  return node('g', { id, fill: 'none', 'stroke-linejoin': 'round' }, ...parts)
}

type Painted = Material & { readonly paint: string }

/** A shape with its lit and its shaded edge; both are strokes of the shape itself, moved and cut at its outline. */
function bevelled(id: string, { paint: shown, ...material }: Painted, options: SolidOptions = {}): string {
  const { bevel = 5, outline = 2.5, over = '' } = options
  const again = (attributes: Attributes): string => node('use', { href: `#${id}`, ...attributes })
  const shift = (by: number): string => `translate(${num(by * 0.34)} ${num(by * 0.55)})`
  const edge = (stroke: string, opacity: number, width: number, by: number): string =>
    again({ fill: 'none', stroke, 'stroke-opacity': opacity, 'stroke-width': width, transform: shift(by) })
  // Small shapes need no shaded edge, and edges are the most expensive part.
  const shaded = bevel < SHADED_BEVEL ? '' : edge(material.shade, 0.55, bevel * 1.5, -bevel)
  return (
    again({ fill: shown }) +
    node('g', { 'clip-path': url(`${id}c`) }, over, shaded, edge(material.edge, 0.8, bevel, bevel)) +
    again({ fill: 'none', stroke: material.outline, 'stroke-width': outline })
  )
}

function castOutlines(id: string, casts: readonly Cast[]): string {
  return casts
    .map(({ width, opacity, shown, dx = 0, dy = 0 }) =>
      node('use', {
        href: `#${id}`,
        stroke: shown,
        'stroke-width': width,
        'stroke-opacity': opacity,
        transform: dx === 0 && dy === 0 ? undefined : `translate(${num(dx)} ${num(dy)})`,
      }),
    )
    .join('')
}

export type BrushOptions = {
  /** Figures in the background are drawn without edges: they recede, and take a third of the time. */
  readonly isFar?: boolean
}

export function brush(prefix: string, { isFar = false }: BrushOptions = {}): Brush {
  const names = scope(prefix)
  const definitions = new Map<string, string>()
  const shapes: Shape[] = []
  const transforms: string[] = []
  const fill = (material: Material): string => {
    definitions.set(material.name, gradient(names, material))
    return paint(names, material)
  }
  const note = (path: string): number => shapes.push({ path, transform: transforms.join(' ') }) - 1
  const self: Brush = {
    scope: names,
    fill,
    linear(name, stops, place = DOWN) {
      definitions.set(name, node('linearGradient', { id: names(name), ...place }, ...stopMarks(stops)))
      return url(names(name))
    },
    radial(name, stops, place = MIDDLE) {
      definitions.set(name, node('radialGradient', { id: names(name), ...place }, ...stopMarks(stops)))
      return url(names(name))
    },
    gleam({ cx, cy, rx, ry, turn = 0, strength = 0.6 }) {
      const light = self.radial('gleam', FADING)
      const transform = turn === 0 ? undefined : `rotate(${num(turn)} ${num(cx)} ${num(cy)})`
      return node('ellipse', { cx, cy, rx, ry, transform, fill: light, 'fill-opacity': strength })
    },
    part(path, material, outline = 2) {
      note(path)
      const line = { stroke: material.outline, 'stroke-width': outline, 'stroke-linejoin': 'round' } as const
      return node('path', { d: path, fill: fill(material), ...(outline > 0 ? line : {}) })
    },
    solid(path, material, options) {
      if (isFar && options?.over === undefined) return self.part(path, material, options?.outline ?? 2.5)
      const name = `s${note(path)}`
      definitions.set(name, node('path', { id: names(name), d: path, 'stroke-linejoin': 'round' }))
      definitions.set(`${name}c`, node('clipPath', { id: names(`${name}c`) }, node('use', { href: `#${names(name)}` })))
      return bevelled(names(name), { ...material, paint: fill(material) }, options)
    },
    within(transform, draw) {
      transforms.push(transform)
      const body = node('g', { transform }, draw())
      transforms.pop()
      return body
    },
    shadowed(draw, casts = SHADOW) {
      const before = shapes.length
      const body = draw()
      const cast = shapes.slice(before)
      if (cast.length === 0) return body
      const id = names(`cast${before}`)
      definitions.set(`cast${before}`, outlines(id, cast))
      return castOutlines(id, casts) + body
    },
    definitions: () => node('defs', {}, ...definitions.values()),
  }
  return self
}
