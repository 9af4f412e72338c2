import { layRuns, type Spot } from './grid.ts'
import type { Mark } from './marks.ts'

export type Side = Exclude<Mark, 'tie'>

/** A win on the big road, and how many ties came between it and the next one. */
export type BigCell = Spot & { readonly side: Side; readonly ties: number }

/** Consecutive wins of one side; each with the ties that are marked on it. */
export type Run = { readonly side: Side; readonly ties: readonly number[] }

/** Wins of one side after another make a run. Ties are marked on the win before them, the first ones on the first win. */
export function runsOf(marks: readonly Mark[]): readonly Run[] {
  const runs: { side: Side; ties: number[] }[] = []
  let early = 0
  for (const mark of marks) {
    const run = runs.at(-1)
    if (mark === 'tie') {
      if (run === undefined) early += 1
      else run.ties.push((run.ties.pop() ?? 0) + 1)
    } else if (run?.side === mark) run.ties.push(0)
    else runs.push({ side: mark, ties: [run === undefined ? early : 0] })
  }
  return runs
}

/** The big road. Ties before the first win are not shown until there is one. */
export function bigRoad(marks: readonly Mark[]): readonly BigCell[] {
  const runs = runsOf(marks)
  const laid = layRuns(runs.map(({ ties }) => ties.length))
  return runs.flatMap(({ side, ties }, at) =>
    (laid[at] ?? []).map((spot, wins) => ({ ...spot, side, ties: ties[wins] ?? 0 })),
  )
}
