import { baccaratTotal, type BaccaratResult, type Card } from '@ronda/games'

export type BaccaratSide = 'player' | 'banker'

/**
 * The position of each card in the dealing order: in turn, then the third cards, the player's first if there is one.
 */
export function turnsOf({ player }: Pick<BaccaratResult, 'player'>): Readonly<Record<BaccaratSide, readonly number[]>> {
  return { player: [0, 2, 4], banker: [1, 3, player.length > 2 ? 5 : 4] }
}

/** The total of the cards that are face up after this many were dealt; undefined while there is none. */
export function seenOf(cards: readonly Card[], turns: readonly number[], dealt: number): number | undefined {
  const seen = cards.filter((_, at) => (turns[at] ?? 0) < dealt)
  return seen.length === 0 ? undefined : baccaratTotal(seen)
}
