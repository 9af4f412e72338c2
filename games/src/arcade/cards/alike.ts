import { RANKS, rankOf, suitOf, type Card } from './deck.ts'

const SUITS = 4

/** The ranks that a set of cards has in each suit. */
function suitsOf(cards: readonly Card[]): number[] {
  const suits = [0, 0, 0, 0]
  for (const card of cards) suits[suitOf(card)] = (suits[suitOf(card)] ?? 0) | (1 << rankOf(card))
  return suits
}

/**
 * Sets of cards that differ only in which suit is which are worth the same, so one represents all of them: the one
 * whose suits are in order. Returns how many sets it represents; 0 when another represents this one.
 */
export const setsAlike = (cards: readonly Card[]): number => ranksAlike(suitsOf(cards))

/** The same for a set given by its ranks in each suit. */
export function ranksAlike(suits: ArrayLike<number>): number {
  let alike = 1
  let same = 1
  for (let suit = 1; suit < SUITS; suit++) {
    const before = suits[suit - 1] ?? 0
    const here = suits[suit] ?? 0
    if (before < here) return 0
    same = before === here ? same + 1 : 1
    alike = (alike * (suit + 1)) / same
  }
  return alike
}

/** Every permutation of the suits: for each suit its new one. */
export const renamings: readonly (readonly number[])[] = [0, 1, 2, 3].flatMap((clubs) =>
  [0, 1, 2, 3].flatMap((diamonds) =>
    [0, 1, 2, 3].flatMap((hearts) => {
      const names = [clubs, diamonds, hearts, 6 - clubs - diamonds - hearts]
      return new Set(names).size === SUITS && names.every((name) => name >= 0 && name < SUITS) ? [names] : []
    }),
  ),
)

/** Which of the permutations turns a set of cards into its representative. */
export function renamingOf(cards: readonly Card[]): number {
  const suits = suitsOf(cards)
  const order = [0, 1, 2, 3].toSorted((left, right) => (suits[right] ?? 0) - (suits[left] ?? 0) || left - right)
  return renamings.findIndex((names) => names.every((name, suit) => order[name] === suit))
}

/** The permutations that leave a set of cards unchanged. */
export const renamingsThatKeep = (cards: readonly Card[]): readonly number[] => {
  const suits = suitsOf(cards)
  return [...renamings.keys()].filter((at) => renamings[at]?.every((name, suit) => suits[name] === suits[suit]))
}

export const renamed = (card: Card, names: readonly number[]): Card => (names[suitOf(card)] ?? 0) * RANKS + rankOf(card)
