/** Every road is drawn so many cells high. */
export const ROAD_ROWS = 6

/** The position of a mark on a road, counted from its top left. */
export type Spot = { readonly column: number; readonly row: number }

/**
 * Lays out runs side by side. A run goes down from the top until the end of the road or the tail of another run, and
 * then to the right: its dragon tail. The next run begins in the first column after the beginning of this one that is
 * free at the top.
 */
export function layRuns(lengths: readonly number[]): readonly (readonly Spot[])[] {
  const taken = new Set<number>()
  const isFree = ({ column, row }: Spot): boolean => row < ROAD_ROWS && !taken.has(column * ROAD_ROWS + row)
  let start = -1
  return lengths.map((length) => {
    do start += 1
    while (!isFree({ column: start, row: 0 }))
    const run = layRun(start, length, isFree)
    for (const { column, row } of run) taken.add(column * ROAD_ROWS + row)
    return run
  })
}

function layRun(start: number, length: number, isFree: (spot: Spot) => boolean): readonly Spot[] {
  const run: Spot[] = []
  let [column, row, isTail] = [start, 0, false]
  while (run.length < length) {
    run.push({ column, row })
    isTail ||= !isFree({ column, row: row + 1 })
    if (isTail) column += 1
    else row += 1
  }
  return run
}
