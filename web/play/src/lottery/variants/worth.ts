import { present } from '@ronda/core'
import type { Kind } from './variant.ts'
import { WHOLE, type Line } from '@ronda/games'

export const kindNamed = (kinds: readonly Kind[], id: string): Kind =>
  present(
    kinds.find((kind) => kind.id === id),
    `a kind ${id}`,
  )

/** The cost of lines, in units. */
export function costOf(kinds: readonly Kind[], lines: readonly Line[]): number {
  return lines.reduce((sum, { kind, units }) => sum + units * kindNamed(kinds, kind).factor, 0)
}

/** How many units a line may have if the operator can pay at most `room` on its number. */
export function unitsWithin(kinds: readonly Kind[], { kind, pick }: Line, room: number): number {
  return Math.floor((room * WHOLE) / Math.max(1, kindNamed(kinds, kind).most(pick)))
}

/**
 * The most that competing lines can win together. If there is one prize, one of them wins it; otherwise the lines with
 * most units win the greatest.
 */
function mostOfRivals(kinds: readonly Kind[], lines: readonly Line[]): number {
  const prizesOf = ({ kind, pick }: Line): readonly number[] => kindNamed(kinds, kind).pays(pick)
  if (lines.length === 1 || lines.every((line) => prizesOf(line).length === 1))
    return Math.max(...lines.map(({ kind, pick, units }) => units * kindNamed(kinds, kind).most(pick)))
  return lines
    .toSorted((left, right) => right.units - left.units)
    .reduce((sum, line, at) => sum + line.units * (prizesOf(line)[at] ?? 0), 0)
}

/** The most that all lines can win, in ten-thousandths of a unit. Undefined where prizes are shared. */
export function mostOf(kinds: readonly Kind[], lines: readonly Line[]): number | undefined {
  if (lines.some(({ kind, pick }) => kindNamed(kinds, kind).pays(pick).length === 0)) return undefined
  const rivals = Map.groupBy(lines, ({ kind, pick }) => `${kind} ${kindNamed(kinds, kind).rivals(pick)}`)
  return [...rivals.values()].reduce((sum, group) => sum + mostOfRivals(kinds, group), 0)
}
