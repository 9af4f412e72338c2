import { present } from '@ronda/core'
import { flatten } from '../paint/along.ts'
import type { Point } from '../paint/shape.ts'
import { at } from '../paint/shape.ts'
import { LOWERED_TOP, SKELETON } from './skeleton.ts'

export type Warp = (point: Point) => Point

/** A letter's skeleton with every point moved: this bends lines and slants letters. */
export function bend(path: string, warp: Warp): string {
  let pen: Point = [0, 0]
  return path.replaceAll(/([MLHVCZ])([^MLHVCZ]*)/g, (_, command: string, text: string) => {
    const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    if (command === 'Z') return 'Z'
    if (command === 'H') return `L${at(warp((pen = [numbers[0] ?? 0, pen[1]])))}`
    if (command === 'V') {
      // A run like "V100H38" is read one command at a time; each command starts where the last one ended.
      return `L${at(warp((pen = [pen[0], numbers[0] ?? 0])))}`
    }
    const points = numbers.flatMap((value, index): Point[] =>
      index % 2 === 0 ? [[value, numbers[index + 1] ?? 0]] : [],
    )
    pen = points.at(-1) ?? pen
    return command + points.map((point) => at(warp(point))).join(' ')
  })
}

const SERIF = 15

/** Serifs at the open ends on the baseline and at the cap line, as in wood type. */
export function serifs(path: string): string {
  return flatten(path)
    .flatMap((line) => {
      const [first, second, before, last] = [line[0], line[1], line.at(-2), line.at(-1)]
      if (!first || !second || !before || !last || (first[0] === last[0] && first[1] === last[1])) return []
      return [foot(first, second), foot(last, before)]
    })
    .join('')
}

function foot([x, y]: Point, [fromX, fromY]: Point): string {
  if (![0, LOWERED_TOP, 100].some((line) => Math.abs(y - line) <= 1)) return ''
  const isLying = Math.abs(fromX - x) > Math.abs(fromY - y) * 2
  if (isLying) return `M${at([x, y])}L${at([x, y + (y < 50 ? SERIF : -SERIF)])}`
  return `M${at([x - SERIF, y])}L${at([x + SERIF, y])}`
}

export const skeletonOf = (letter: string): { readonly width: number; readonly path: string } =>
  present(SKELETON[letter], `a drawn letter for "${letter}"`)
