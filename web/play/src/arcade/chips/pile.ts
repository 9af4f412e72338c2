import { CHIPS_MAX, sumOfChips, type Chips } from '@ronda/games'

/** What lies on the table now, what lay there before each change, and what was played last. */
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

/** More changes than anyone takes back. */
const BEFORE_MAX = 100

const without = (chips: Chips, place: string): Chips =>
  Object.fromEntries(Object.entries(chips).filter(([each]) => each !== place))

function moved(pile: Pile, chips: Chips): Pile {
  if (sumOfChips(chips) > CHIPS_MAX) return pile
  return { ...pile, chips, before: [...pile.before, pile.chips].slice(-BEFORE_MAX) }
}

/** The pile after a change. One that would lay more than the table takes changes nothing. */
export function changePile(pile: Pile, change: PileChange): Pile {
  const { chips, before, last } = pile
  switch (change.type) {
    case 'lay':
      return moved(pile, { ...chips, [change.place]: (chips[change.place] ?? 0) + change.count })
    case 'take':
      return chips[change.place] === undefined ? pile : moved(pile, without(chips, change.place))
    case 'undo':
      return { ...pile, chips: before.at(-1) ?? chips, before: before.slice(0, -1) }
    case 'clear':
      return sumOfChips(chips) === 0 ? pile : moved(pile, {})
    case 'double':
      return moved(pile, Object.fromEntries(Object.entries(chips).map(([place, count]) => [place, 2 * count])))
    case 'repeat':
      return last === undefined ? pile : moved(pile, last)
    default:
      return change
  }
}
