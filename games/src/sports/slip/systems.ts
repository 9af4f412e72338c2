import { bankersIn, type Slip } from './slip.ts'

type System = { readonly selections: number; readonly sizes: readonly number[] }

/** Sizes from one to another. */
const fromTo = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)

const named = (selections: number, first: number): System => ({ selections, sizes: fromTo(first, selections) })

export type SystemName =
  | 'trixie'
  | 'patent'
  | 'yankee'
  | 'lucky15'
  | 'canadian'
  | 'lucky31'
  | 'heinz'
  | 'lucky63'
  | 'superHeinz'
  | 'goliath'

/** The systems that have names of their own. */
export const SYSTEMS: Readonly<Record<SystemName, System>> = {
  trixie: named(3, 2),
  patent: named(3, 1),
  yankee: named(4, 2),
  lucky15: named(4, 1),
  canadian: named(5, 2),
  lucky31: named(5, 1),
  heinz: named(6, 2),
  lucky63: named(6, 1),
  superHeinz: named(7, 2),
  goliath: named(8, 2),
}

export type SlipName = 'single' | 'multiple' | SystemName | 'system'

const isSame = (left: readonly number[], right: readonly number[]): boolean =>
  left.length === right.length && left.every((size, at) => size === right[at])

/** What a slip is called. A banker makes any slip of more than one line a system. */
export function nameOf(slip: Slip): SlipName {
  const count = slip.selections.length
  const bankers = bankersIn(slip)
  if (count === 1) return 'single'
  if (isSame(slip.sizes, [count - bankers])) return 'multiple'
  if (bankers > 0) return 'system'
  const entries = Object.entries(SYSTEMS) as readonly (readonly [SystemName, System])[]
  const found = entries.find(([, { selections, sizes }]) => selections === count && isSame(sizes, slip.sizes))
  return found?.[0] ?? 'system'
}
