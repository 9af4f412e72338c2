import { present } from '@ronda/core'

/** How the numbers of a kind of bet are chosen. */
export type Pad =
  /**
   * A board of numbers, of which a fixed count makes a line. If more are chosen than one line takes, every combination
   * is a line.
   */
  | {
      readonly type: 'board'
      readonly first: number
      readonly last: number
      readonly width: number
      readonly least: number
      readonly most: number
      /** How many may be chosen at once. */
      readonly chosenMax: number
    }
  /** A number, digit by digit; its digits are sorted where any order wins. */
  | { readonly type: 'digits'; readonly length: number; readonly isSorted: boolean }
  /** One digit at one of five places. */
  | { readonly type: 'places' }
  /** One of a few. */
  | { readonly type: 'words'; readonly picks: readonly string[] }

export type Board = Extract<Pad, { readonly type: 'board' }>

export type Digits = Extract<Pad, { readonly type: 'digits' }>

export const numbersOf = ({ first, last }: Board): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** A number as written on its ball. */
export const faceOf = ({ width }: Board, number: number): string => `${number}`.padStart(width, '0')

/** Numbers as a bet writes them: padded, ascending, joined. Equal picks are equal text. */
export function pickOf(board: Board, numbers: readonly number[]): string {
  return numbers
    .toSorted((left, right) => left - right)
    .map((number) => faceOf(board, number))
    .join('-')
}

/** Every combination of this many items, in order. */
export function choicesOf<T>(items: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]]
  return items.flatMap((item, at) => choicesOf(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]))
}

/** The lines that chosen numbers make: none while there are too few. */
export function picksOf(board: Board, chosen: readonly number[]): readonly string[] {
  if (chosen.length < board.least) return []
  if (chosen.length <= board.most) return [pickOf(board, chosen)]
  const ordered = chosen.toSorted((left, right) => left - right)
  return choicesOf(ordered, board.most).map((numbers) => pickOf(board, numbers))
}

/**
 * The line that is described: the first of the chosen numbers, or, while there is none, a sample with this many
 * numbers.
 */
export function pickShown(board: Board, chosen: readonly number[], spots: number): string {
  const count = Math.min(board.most, Math.max(board.least, spots))
  return picksOf(board, chosen)[0] ?? pickOf(board, numbersOf(board).slice(0, count))
}

/** Digits as a bet writes them. */
export const writeDigits = ({ isSorted }: Digits, typed: string): string =>
  isSorted ? [...typed].toSorted().join('') : typed

/** A whole number below another, each equally likely. */
export type Below = (below: number) => number

/** This many of them, each combination equally likely. */
function someOf(numbers: readonly number[], count: number, below: Below): readonly number[] {
  const left = [...numbers]
  return Array.from({ length: count }, () => present(left.splice(below(left.length), 1)[0], 'a number that is left'))
}

/**
 * A random pick, for convenience: its chance is the same as every other’s. `count`: how many numbers, where the player
 * may choose.
 */
export function quickPick(pad: Pad, count: number, below: Below): string {
  switch (pad.type) {
    case 'board':
      return pickOf(pad, someOf(numbersOf(pad), Math.min(pad.most, Math.max(pad.least, count)), below))
    case 'digits':
      return writeDigits(pad, Array.from({ length: pad.length }, () => below(10)).join(''))
    case 'places':
      return `${below(5) + 1}:${below(10)}`
    case 'words':
      return present(pad.picks[below(pad.picks.length)], 'a pick')
    default:
      return pad
  }
}

/** The browser's randomness without modulo bias: values that would favour low numbers are discarded. */
export function belowByChance(below: number): number {
  const words = 2 ** 32
  const fair = words - (words % below)
  for (;;) {
    const word = present(crypto.getRandomValues(new Uint32Array(1))[0], 'a random 32-bit number')
    if (word < fair) return word % below
  }
}
