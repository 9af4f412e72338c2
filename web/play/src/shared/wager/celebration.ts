/** How strongly a win is celebrated. `quiet` gave back no more than it cost, so it is not celebrated. */
export type Level = 'none' | 'quiet' | 'win' | 'big' | 'great' | 'grand'

const BIG_TIMES = 10
const GREAT_TIMES = 25
const GRAND_TIMES = 60

/** The level of a whole round, from the coins it paid and the coins it cost. */
export function levelOf(coins: number, cost: number): Level {
  if (coins === 0) return 'none'
  if (coins <= cost) return 'quiet'
  if (coins < cost * BIG_TIMES) return 'win'
  if (coins < cost * GREAT_TIMES) return 'big'
  return coins < cost * GRAND_TIMES ? 'great' : 'grand'
}

export function isBig(level: Level): level is 'big' | 'great' | 'grand' {
  return level === 'big' || level === 'great' || level === 'grand'
}
