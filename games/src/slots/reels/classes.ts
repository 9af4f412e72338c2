/**
 * Columns of a reel with the same effect on the symbols that still run: one of them, and at how many stops they are.
 */
export type Classes = {
  readonly columns: Int32Array
  readonly stops: Int32Array
}

/**
 * Merges columns that have the same effect while only certain symbols run. Which symbols run is a set of bits; for each
 * such set the columns are processed once.
 *
 * @param effectOf What a column does to a symbol: equal in number, equal in every respect.
 */
export function mergeColumns(
  columns: readonly { readonly stops: number; readonly mark: number }[],
  effectOf: (column: number, symbol: number) => number,
): (running: number) => Classes {
  const known: (Classes | undefined)[] = []
  const numberOf = openNumbers()
  return (running) => {
    const merged = known[running]
    if (merged) return merged
    const byClass = new Map<number, { readonly column: number; stops: number }>()
    columns.forEach(({ stops, mark }, column) => {
      let number = numberOf(0, mark)
      for (let symbol = 0; running >> symbol > 0; symbol++) {
        if ((running >> symbol) & 1) number = numberOf(number, effectOf(column, symbol))
      }
      const same = byClass.get(number)
      if (same) same.stops += stops
      else byClass.set(number, { column, stops })
    })
    const all = [...byClass.values()]
    const classes = {
      columns: Int32Array.from(all, ({ column }) => column),
      stops: Int32Array.from(all, ({ stops }) => stops),
    }
    known[running] = classes
    return classes
  }
}

/** Effects and marks are small numbers, so that two of them fit one. */
const EFFECTS_MAX = 1_024

/** Gives pairs of numbers a number: the same to the same. */
function openNumbers(): (before: number, more: number) => number {
  const numbers = new Map<number, number>()
  return (before, more) => {
    const pair = before * EFFECTS_MAX + more
    const known = numbers.get(pair)
    if (known !== undefined) return known
    numbers.set(pair, numbers.size + 1)
    return numbers.size
  }
}
