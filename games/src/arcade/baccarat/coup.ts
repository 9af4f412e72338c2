import { rankOf, type Card } from '../cards/deck.ts'

/** Tens and pictures count nothing, an ace counts one. */
export function pointsOf(card: Card): number {
  const rank = rankOf(card)
  if (rank === 12) return 1
  return rank >= 8 ? 0 : rank + 2
}

export const totalOf = (points: readonly number[]): number => points.reduce((sum, each) => sum + each, 0) % 10

/** What the cards of a hand count together. */
export const handTotal = (cards: readonly Card[]): number => totalOf(cards.map(pointsOf))

/** Player draws on five or less. */
export const PLAYER_DRAWS_MAX = 5

/**
 * Whether the banker draws: on five or less when the player stood; else by the table, which asks for the player's third
 * card.
 */
export function bankerDraws(banker: number, playerThird: number | undefined): boolean {
  if (playerThird === undefined) return banker <= 5
  if (banker <= 2) return true
  if (banker === 3) return playerThird !== 8
  if (banker === 4) return playerThird >= 2 && playerThird <= 7
  if (banker === 5) return playerThird >= 4 && playerThird <= 7
  return banker === 6 && playerThird >= 6 && playerThird <= 7
}

export type Coup<Each> = { readonly player: readonly Each[]; readonly banker: readonly Each[] }

/** Deals one coup by the rules of punto banco. What is dealt may be cards, or points when only points are needed. */
export function dealCoup<Each>(draw: () => Each, points: (dealt: Each) => number): Coup<Each> {
  const [first, second, third, fourth] = [draw(), draw(), draw(), draw()]
  const player = [first, third]
  const banker = [second, fourth]
  const [playerTotal, bankerTotal] = [totalOf(player.map(points)), totalOf(banker.map(points))]
  if (Math.max(playerTotal, bankerTotal) >= 8) return { player, banker }
  if (playerTotal <= PLAYER_DRAWS_MAX) player.push(draw())
  const extra = player[2]
  if (bankerDraws(bankerTotal, extra === undefined ? undefined : points(extra))) banker.push(draw())
  return { player, banker }
}

export type Winner = 'player' | 'banker' | 'tie'

export function winnerOf(playerTotal: number, bankerTotal: number): Winner {
  if (playerTotal === bankerTotal) return 'tie'
  return playerTotal > bankerTotal ? 'player' : 'banker'
}
