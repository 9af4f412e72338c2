import { assert } from '@ronda/core'
import type { Point } from './shape.ts'

const PIECES_PER_CURVE = 24

function cubic(a: Point, b: Point, c: Point, d: Point): readonly Point[] {
  return Array.from({ length: PIECES_PER_CURVE }, (_, index): Point => {
    const t = (index + 1) / PIECES_PER_CURVE
    const u = 1 - t
    const mix = (axis: 0 | 1): number =>
      u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis]
    return [mix(0), mix(1)]
  })
}

/**
 * The polylines of a path of absolute M, L, H, V, C and Z. Curves are split finely enough to place things along them.
 */
export function flatten(path: string): readonly (readonly Point[])[] {
  const lines: Point[][] = []
  let line: Point[] = []
  for (const [, command = '', text = ''] of path.matchAll(/([MLHVCZ])([^MLHVCZ]*)/g)) {
    const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const last = line.at(-1) ?? [0, 0]
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers
    if (command === 'M') lines.push((line = [[a, b]]))
    else if (command === 'L') line.push([a, b])
    else if (command === 'H') line.push([a, last[1]])
    else if (command === 'V') line.push([last[0], a])
    else if (command === 'Z') line.push(line[0] ?? last)
    else {
      assert(numbers.length % 6 === 0, 'a curve has three points')
      line.push(...cubic(last, [a, b], [c, d], [e, f]))
      if (numbers.length > 6) line.push(...cubic([e, f], ...threePoints(numbers.slice(6))))
    }
  }
  return lines
}

function threePoints(numbers: readonly number[]): [Point, Point, Point] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers
  return [
    [a, b],
    [c, d],
    [e, f],
  ]
}

const apart = (left: Point, right: Point): number => Math.hypot(left[0] - right[0], left[1] - right[1])

function pointsOf(line: readonly Point[], gap: number): readonly Point[] {
  const total = line.reduce((sum, point, index) => sum + (index === 0 ? 0 : apart(point, line[index - 1] ?? point)), 0)
  const count = Math.max(1, Math.round(total / gap))
  const placed: Point[] = []
  let [walked, next] = [0, 0]
  for (let index = 1; index < line.length; index++) {
    const from: Point = line[index - 1] ?? [0, 0]
    const to: Point = line[index] ?? from
    const length = apart(from, to)
    while (next <= walked + length + 1e-6 && placed.length <= count) {
      const part = length === 0 ? 0 : (next - walked) / length
      placed.push([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part])
      next += total / count
    }
    walked += length
  }
  return placed
}

/**
 * Points about `gap` apart along a path, with both ends of every stroke, and none too close to another where strokes
 * meet.
 */
export function along(path: string, gap: number): readonly Point[] {
  const kept: Point[] = []
  for (const line of flatten(path)) {
    for (const point of pointsOf(line, gap))
      if (kept.every((other) => apart(other, point) > gap * 0.62)) kept.push(point)
  }
  return kept
}
