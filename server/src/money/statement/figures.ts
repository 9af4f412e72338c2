import { assert } from '@ronda/core'

/** What the legs between two places in a chain came to. */
export type Figures = {
  readonly opening: bigint
  readonly closing: bigint
  readonly deposits: bigint
  readonly withdrawals: bigint
  readonly bonuses: bigint
  readonly adjustments: bigint
  readonly transfers: bigint
  readonly reversals: bigint
  /** All that was staked and won, what was undone later included. */
  readonly staked: bigint
  readonly won: bigint
  /** Since the first leg ever: what came in less what went out. */
  readonly netDeposits: bigint
}

export const NO_FIGURES: Figures = {
  opening: 0n,
  closing: 0n,
  deposits: 0n,
  withdrawals: 0n,
  bonuses: 0n,
  adjustments: 0n,
  transfers: 0n,
  reversals: 0n,
  staked: 0n,
  won: 0n,
  netDeposits: 0n,
}

const NAMES = Object.keys(NO_FIGURES) as readonly (keyof Figures)[]

export function addFigures(left: Figures, right: Figures): Figures {
  const sums = NAMES.map((name) => [name, left[name] + right[name]] as const)
  return { ...NO_FIGURES, ...Object.fromEntries(sums) }
}

/** A statement that does not add up is never given out. */
export function assertAddsUp(figures: Figures): void {
  const { opening, closing, deposits, withdrawals, bonuses, adjustments, transfers, reversals, staked, won } = figures
  const moved = deposits + withdrawals + bonuses + adjustments + transfers + reversals - staked + won
  assert(opening + moved === closing, `a statement from ${opening} by ${moved} to ${closing}`)
}

export type GameFigures = {
  readonly game: string
  readonly rounds: number
  readonly staked: bigint
  readonly won: bigint
}

/** Games that are named; the rest of a long tail is one line. */
const GAMES_MAX = 60

/** The games that were played most for, and what all others came to: together they are what was staked and won. */
export function gamesOf(games: readonly GameFigures[], { staked, won }: Pick<Figures, 'staked' | 'won'>) {
  const sorted = games.toSorted((left, right) => {
    if (left.staked !== right.staked) return left.staked < right.staked ? 1 : -1
    return left.game < right.game ? -1 : 1
  })
  const named = sorted.slice(0, GAMES_MAX)
  const sum = (pick: (game: GameFigures) => bigint): bigint => named.reduce((total, game) => total + pick(game), 0n)
  return { named, other: { staked: staked - sum((game) => game.staked), won: won - sum((game) => game.won) } }
}

export type StatementFigures = Figures & ReturnType<typeof gamesOf>
