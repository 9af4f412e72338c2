import { num } from './svg.ts'

export type Point = readonly [number, number]

/** The point at `degrees` clockwise from noon. */
export function around(centre: Point, radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)]
}

export const at = (point: Point): string => `${num(point[0])} ${num(point[1])}`

export function polygon(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}Z`
}

export function circle([x, y]: Point, radius: number): string {
  return ellipse([x, y], radius, radius)
}

export function ellipse([x, y]: Point, across: number, down: number): string {
  const half = `${num(across)} ${num(down)} 0 1 0`
  return `M${at([x - across, y])}a${half} ${num(across * 2)} 0a${half} ${num(-across * 2)} 0Z`
}

/** A star, or a regular polygon when both radii are equal. */
export function star(centre: Point, points: number, outer: number, inner: number): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, index) =>
      around(centre, index % 2 === 0 ? outer : inner, (index * 180) / points),
    ),
  )
}

/** A square whose sides swell (a superellipse): softer than rounded corners. Power 2 is a circle, 8 nearly a square. */
export function cushion(centre: Point, half: number, power: number): string {
  const swell = (part: number): number => Math.sign(part) * Math.abs(part) ** (2 / power) * half
  return polygon(
    Array.from({ length: 72 }, (_, index) => {
      const angle = (index * Math.PI) / 36
      return [centre[0] + swell(Math.cos(angle)), centre[1] + swell(Math.sin(angle))]
    }),
  )
}

/** A rim of `lobes` small arcs around a circle: lace, petals, the edge of a coin. */
export function scallop(centre: Point, radius: number, lobes: number, depth: number): string {
  let path = `M${at(around(centre, radius, 0))}`
  for (let lobe = 0; lobe < lobes; lobe++) {
    const step = 360 / lobes
    const control = around(centre, radius + depth * 2, (lobe + 0.5) * step)
    path += `Q${at(control)} ${at(around(centre, radius, (lobe + 1) * step))}`
  }
  return `${path}Z`
}
