import { assert } from '@ronda/core'

/** The sums of the legs between two positions in a chain. */
export type Figures = {
  readonly opening: bigint
  readonly closing: bigint
  readonly deposits: bigint
  readonly withdrawals: bigint
  readonly bonuses: bigint
  readonly adjustments: bigint
  readonly transfers: bigint
  readonly reversals: bigint
  /** Everything that was staked and won, including what was reversed later. */
  readonly staked: bigint
  readonly won: bigint
  /** Deposits less withdrawals since the first leg ever. */
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

/** A statement that does not add up is never issued. */
export function assertAddsUp(figures: Figures): void {
  const { opening, closing, deposits, withdrawals, bonuses, adjustments, transfers, reversals, staked, won } = figures
  const moved = deposits + withdrawals + bonuses + adjustments + transfers + reversals - staked + won
  assert(opening + moved === closing, `a statement adds up: ${opening} plus ${moved} is ${closing}`)
}

export type GameFigures = {
  readonly game: string
  readonly rounds: number
  readonly staked: bigint
  readonly won: bigint
}

/** Games that are listed by name; all others are one line. */
const GAMES_MAX = 60

/** The games with the highest stakes, and the sum of all others: together they are everything staked and won. */
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
