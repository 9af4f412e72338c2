import { assert } from '@ronda/core'
import { at, type Point } from './shape.ts'
import { num } from './svg.ts'

type Knot = { readonly point: Point; readonly corner: boolean }

const CLOSED = 1
const OPEN = 0

function readKnots(text: string): readonly Knot[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x = Number.NaN, y = Number.NaN] = word.replace('!', '').split(',').map(Number)
      assert(Number.isFinite(x) && Number.isFinite(y), `a point, not "${word}"`)
      return { point: [x, y], corner: word.endsWith('!') }
    })
}

const apart = (left: Point, right: Point): number => Math.hypot(left[0] - right[0], left[1] - right[1])

/** The handle of `knot` towards `next`: along the line between its neighbours, as long as its own side is. */
function handle(before: Knot, knot: Knot, next: Knot): Point {
  if (knot.corner) return knot.point
  const [back, ahead] = [apart(before.point, knot.point), apart(knot.point, next.point)]
  const pull = ahead / Math.max(1e-6, back + ahead) / 1.5
  return [
    knot.point[0] + ((next.point[0] - before.point[0]) * pull) / 2,
    knot.point[1] + ((next.point[1] - before.point[1]) * pull) / 2,
  ]
}

function through(knots: readonly Knot[], closed: typeof CLOSED | typeof OPEN): string {
  const count = knots.length
  const knotAt = (index: number): Knot => {
    const place = closed === CLOSED ? (index + count) % count : Math.min(count - 1, Math.max(0, index))
    return knots[place] ?? { point: [0, 0], corner: true }
  }
  let path = `M${at(knotAt(0).point)}`
  for (let index = 0; index < count - 1 + closed; index++) {
    const [before, from, to, after] = [knotAt(index - 1), knotAt(index), knotAt(index + 1), knotAt(index + 2)]
    path += `C${at(handle(before, from, to))} ${at(handle(after, to, from))} ${at(to.point)}`
  }
  return path
}

/** A smooth closed outline through points: `10,20 30,40! 50,60`. A `!` makes a corner. */
export const curve = (points: string): string => `${through(readKnots(points), CLOSED)}Z`

/** The same, open: for strokes. */
export const sweep = (points: string): string => through(readKnots(points), OPEN)

/** Arcs lie left of their centre where they lay right of it, and turn the other way. */
const mirroredArc = (numbers: readonly number[]): readonly number[] =>
  numbers.map((value, index) => (index % 7 === 4 ? 1 - value : index % 7 === 5 ? -value : value))

/** A path mirrored at a vertical `axis`. For absolute M, L, C, Q, H, V, Z and the arcs of circles. */
export function mirrored(path: string, axis: number = 100): string {
  return path.replaceAll(/([MLCQHVZa])([^MLCQHVZa]*)/g, (_, command: string, text: string) => {
    const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    if (command === 'a') return command + mirroredArc(numbers).map(num).join(' ')
    const turned = numbers.map((value, index) =>
      command === 'H' || (command !== 'V' && index % 2 === 0) ? axis * 2 - value : value,
    )
    return command + turned.map(num).join(' ')
  })
}

/** A path and its mirror image in one. */
export const twice = (path: string, axis: number = 100): string => path + mirrored(path, axis)
