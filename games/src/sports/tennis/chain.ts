import type { Count, Side } from '../football/facts.ts'

/** The chance of each side to win a point on its own serve, in millionths. */
export type Serve = Readonly<Record<Side, number>>

/** Where a match stands: sets, games of the set, points of the game, and who serves the game (a tie-break: first). */
export type Stand = { readonly sets: Count; readonly games: Count; readonly points: Count; readonly server: Side }

const NONE: Count = { home: 0, away: 0 }
export const FIRST_POINT: Stand = { sets: NONE, games: NONE, points: NONE, server: 'home' }

const SETS_TO_WIN = 2
const GAMES_TO_WIN = 6
const TIE_BREAK_TO = 7
const MILLION = 1_000_000

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home')

export const isTieBreak = ({ games }: Stand): boolean => games.home === GAMES_TO_WIN && games.away === GAMES_TO_WIN

/** Who has so many, and two more than the other. */
function aheadBy2({ home, away }: Count, least: number): Side | undefined {
  if (home >= least && home - away >= 2) return 'home'
  return away >= least && away - home >= 2 ? 'away' : undefined
}

const gameWinner = (stand: Stand): Side | undefined => aheadBy2(stand.points, isTieBreak(stand) ? TIE_BREAK_TO : 4)

export function setWinner(games: Count): Side | undefined {
  if (games.home > GAMES_TO_WIN) return 'home'
  return games.away > GAMES_TO_WIN ? 'away' : aheadBy2(games, GAMES_TO_WIN)
}

export function matchWinner({ sets }: Stand): Side | undefined {
  if (sets.home === SETS_TO_WIN) return 'home'
  return sets.away === SETS_TO_WIN ? 'away' : undefined
}

/** Who serves the next point: in a tie-break one point, and then two each. */
export function pointServer(stand: Stand): Side {
  const played = stand.points.home + stand.points.away
  const isOther = isTieBreak(stand) && Math.floor((played + 1) / 2) % 2 === 1
  return isOther ? otherSide(stand.server) : stand.server
}

/** The chance of the home side to win the next point. */
export function pointChance(serve: Serve, stand: Stand): number {
  const server = pointServer(stand)
  return server === 'home' ? serve.home / MILLION : 1 - serve.away / MILLION
}

const plusOne = (count: Count, side: Side): Count => ({ ...count, [side]: count[side] + 1 })

export function afterPoint(stand: Stand, side: Side): Stand {
  const next = { ...stand, points: plusOne(stand.points, side) }
  const winner = gameWinner(next)
  return winner === undefined ? next : afterGame(next, winner)
}

/** The other side serves the next game, also after a tie-break and in the next set. */
export function afterGame(stand: Stand, side: Side): Stand {
  const [games, server] = [plusOne(stand.games, side), otherSide(stand.server)]
  const winner = setWinner(games)
  if (winner === undefined) return { ...stand, games, points: NONE, server }
  return { sets: plusOne(stand.sets, winner), games: NONE, points: NONE, server }
}

/** The points from which a game goes on for ever alike: both have as many as leave them two short of winning. */
const isEven = ({ home, away }: Count, least: number): boolean => home === away && home >= least - 1

/** The chance of the home side to win the game, or the tie-break, that is being played. */
export function gameChance(serve: Serve, stand: Stand): number {
  const winner = gameWinner(stand)
  if (winner !== undefined) return winner === 'home' ? 1 : 0
  const least = isTieBreak(stand) ? TIE_BREAK_TO : 4
  const first = pointChance(serve, stand)
  const won = { ...stand, points: plusOne(stand.points, 'home') }
  const lost = { ...stand, points: plusOne(stand.points, 'away') }
  if (isEven(stand.points, least)) {
    // Two points, until one side has won both: what happened before has no effect.
    const second = pointChance(serve, won)
    return (first * second) / (first * second + (1 - first) * (1 - second))
  }
  return first * gameChance(serve, won) + (1 - first) * gameChance(serve, lost)
}
