import { bigRoad, runsOf, type Side } from './bigRoad.ts'
import type { Spot } from './grid.ts'
import type { Mark } from './marks.ts'

/** How many runs back each of the derived roads compares. */
export const RUNS_BACK = { bigEye: 1, small: 2, cockroach: 3 } as const
export type DerivedName = keyof typeof RUNS_BACK

/**
 * The mark of a derived road for every win that has something to compare with: red where the big road repeats itself,
 * blue where it does not. Which side won has no effect, and neither have ties.
 *
 * A win that begins a run compares the length of the run before it with that of the one further back. Any other win
 * checks whether the run further back has a win beside it: blue if it ended just above, red if it goes on or had ended
 * before.
 */
export function derivedMarks(marks: readonly Mark[], name: DerivedName): readonly Side[] {
  const back = RUNS_BACK[name]
  const lengths = runsOf(marks).map(({ ties }) => ties.length)
  return lengths.flatMap((length, at) =>
    Array.from({ length }, (_, row): Side | undefined => {
      const [asked, beside] = row === 0 ? [lengths[at - 1], lengths[at - 1 - back]] : [row, lengths[at - back]]
      if (beside === undefined) return undefined
      const isSame = asked === beside
      return isSame === (row === 0) ? 'red' : 'blue'
    }).filter((side) => side !== undefined),
  )
}

/** The derived road as it is drawn: laid out in runs as the big road is. */
export function derivedRoad(marks: readonly Mark[], name: DerivedName): readonly (Spot & { readonly side: Side })[] {
  return bigRoad(derivedMarks(marks, name)).map(({ column, row, side }) => ({ column, row, side }))
}
