/** How a round ended for the player: with more than was staked, with less, or with the same. */
export const OUTCOMES = ['won', 'lost', 'even'] as const
export type Outcome = (typeof OUTCOMES)[number]
