import type { FightOutcome } from '../cockfight.ts'

/** A fight that one side has won, with odds that are easy to calculate with. */
export const ended = (winner: FightOutcome['winner']): FightOutcome => ({
  card: 1,
  fight: 1,
  meron: 'r31',
  wala: 'r27',
  odds: { meron: 21_200, wala: 17_300, draw: 90_000 },
  winner,
  strikes: 'mmmmmmm',
})
