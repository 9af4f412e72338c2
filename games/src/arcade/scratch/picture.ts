import { present, type Rng } from '@ronda/core'
import { everySet } from '../cards/sets.ts'

const CELLS = 9
/** So many of one symbol win its prize. */
const ALIKE = 3

/** A symbol for each of the nine cells, in reading order. */
export type Picture = readonly number[]

const triples: readonly (readonly number[])[] = [...everySet(ALIKE, CELLS)]

/** The symbol that a picture shows three times, if any. No picture of ours shows two such symbols. */
export function symbolThatWins(picture: Picture): number | undefined {
  return picture.find((symbol) => picture.filter((each) => each === symbol).length === ALIKE)
}

/**
 * Draws the picture of a prize: every picture that shows it, and no other prize, is equally likely. So is every picture
 * of a ticket that wins nothing: pairs of high symbols are as rare as pairs of low ones.
 */
export function drawPicture(prize: number | undefined, symbols: number, rng: Rng): Picture {
  if (prize === undefined) return drawWithoutThree(CELLS, symbols, rng)
  const cells = present(triples[rng(triples.length)], 'three cells')
  const others = drawWithoutThree(CELLS - ALIKE, symbols - 1, rng).map((symbol) =>
    symbol < prize ? symbol : symbol + 1,
  )
  const rest = others.values()
  return Array.from({ length: CELLS }, (_, cell) =>
    cells.includes(cell) ? prize : present(rest.next().value, 'a symbol for every other cell'),
  )
}

/**
 * Symbols for this many cells, none of them three times. All pictures are equally likely, because one that does not fit
 * is rejected and another one drawn. At least one in five fits, so this ends.
 */
function drawWithoutThree(cells: number, symbols: number, rng: Rng): readonly number[] {
  for (;;) {
    const drawn = Array.from({ length: cells }, () => rng(symbols))
    const counts = drawn.map((symbol) => drawn.filter((each) => each === symbol).length)
    if (Math.max(...counts) < ALIKE) return drawn
  }
}
