import type { Finding } from '@ronda/games'

type Recomputed = {
  /** Whether the round was recomputed to the last coin. */
  readonly isGood: boolean
  /** What the player's text proves about the order in which seed and text were fixed. */
  readonly order: Finding
}

/** `former`: everything was recomputed, but a round from before this rule does not prove what was fixed first. */
export function verdictOf({ isGood, order }: Recomputed): 'good' | 'former' | 'bad' {
  if (!isGood) return 'bad'
  return order === 'good' || order === 'former' ? order : 'bad'
}

/** The key of the text about that order. */
export function orderWord(order: Finding): 'good' | 'former' | 'kept' | 'missing' {
  if (order === 'good' || order === 'former') return order
  return order === 'kept_differs' ? 'kept' : 'missing'
}
