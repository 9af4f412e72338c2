import { CHIPS_MAX, sumOfChips, type Chips } from '@ronda/games'

/** The chips on the table now, those before each change, and those played last. */
export type Pile = {
  readonly chips: Chips
  readonly before: readonly Chips[]
  readonly last: Chips | undefined
}

export const noChips: Pile = { chips: {}, before: [], last: undefined }

export type PileChange =
  | { readonly type: 'lay'; readonly place: string; readonly count: number }
  | { readonly type: 'take'; readonly place: string }
  | { readonly type: 'undo' }
  | { readonly type: 'clear' }
  | { readonly type: 'double' }
  | { readonly type: 'repeat' }

/** The number of changes that can be undone. */
const BEFORE_MAX = 100

const without = (chips: Chips, place: string): Chips =>
  Object.fromEntries(Object.entries(chips).filter(([each]) => each !== place))

const timesTwo = (chips: Chips): Chips =>
  Object.fromEntries(Object.entries(chips).map(([place, count]) => [place, 2 * count]))

function moved(pile: Pile, chips: Chips, max: number): Pile {
  if (sumOfChips(chips) > max) return pile
  return { ...pile, chips, before: [...pile.before, pile.chips].slice(-BEFORE_MAX) }
}

/** The pile after a change. A change that would place more than the table limit does nothing. */
export const changePile = (pile: Pile, change: PileChange): Pile => changePileWithin(CHIPS_MAX, pile, change)

/** The same for a table with another limit. */
export function changePileWithin(max: number, pile: Pile, change: PileChange): Pile {
  const { chips, before, last } = pile
  switch (change.type) {
    case 'lay':
      return moved(pile, { ...chips, [change.place]: (chips[change.place] ?? 0) + change.count }, max)
    case 'take':
      return chips[change.place] === undefined ? pile : moved(pile, without(chips, change.place), max)
    case 'undo':
      return { ...pile, chips: before.at(-1) ?? chips, before: before.slice(0, -1) }
    case 'clear':
      return sumOfChips(chips) === 0 ? pile : moved(pile, {}, max)
    case 'double':
      return moved(pile, timesTwo(chips), max)
    case 'repeat':
      return last === undefined ? pile : moved(pile, last, max)
    default:
      return change
  }
}

/** What a rack shows and changes: the chips on the table, and the selected chip. */
export type ChipTable = {
  readonly pile: Pile
  /** How many chips are placed at a time. */
  readonly count: number
  readonly setCount: (count: number) => void
  readonly change: (change: PileChange) => void
}
