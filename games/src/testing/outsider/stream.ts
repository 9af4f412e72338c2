/** The next integer below a bound. */
export type Draw = (below: number) => number

/** Takes numbers from the rising list of `first` to `last`: `draw` says the place of each among those that are left. */
export function fromUrn(draw: Draw, many: number, first: number, last: number): number[] {
  const taken: number[] = []
  while (taken.length < many) {
    let number = first + draw(last - first + 1 - taken.length)
    // A place counts only numbers that are left: each taken one at or below it moves it on.
    for (const gone of taken.toSorted((one, other) => one - other)) if (gone <= number) number += 1
    taken.push(number)
  }
  return taken
}

/** Deals from a shoe. Only cells that differ from the first order are stored. */
export function shoeOf(draw: Draw, decks: number): () => number {
  const moved = new Map<number, number>()
  let dealt = 0
  const cardIn = (cell: number): number => moved.get(cell) ?? cell % 52
  return () => {
    const cell = dealt + draw(52 * decks - dealt)
    const card = cardIn(cell)
    moved.set(cell, cardIn(dealt))
    dealt += 1
    return card
  }
}
