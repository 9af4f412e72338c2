import { baccaratTotal, type BaccaratResult, type Card } from '@ronda/games'

export type BaccaratSide = 'player' | 'banker'

/** When each card of each side is dealt: in turn, then the thirds, the player's first if there is one. */
export function turnsOf({ player }: Pick<BaccaratResult, 'player'>): Readonly<Record<BaccaratSide, readonly number[]>> {
  return { player: [0, 2, 4], banker: [1, 3, player.length > 2 ? 5 : 4] }
}

/** The total of the cards that lie open after so many have been dealt; undefined while none does. */
export function seenOf(cards: readonly Card[], turns: readonly number[], dealt: number): number | undefined {
  const seen = cards.filter((_, at) => (turns[at] ?? 0) < dealt)
  return seen.length === 0 ? undefined : baccaratTotal(seen)
}
