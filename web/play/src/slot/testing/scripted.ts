import type { Cell, Grid, Prize, Round, Spin, Step } from '@ronda/games'

/** Rounds written step by step: what a mechanic may produce, without waiting for chance. */
const columns = (...grid: readonly (readonly number[])[]): Grid => grid

export const GRID: Grid = columns([3, 4, 5], [3, 6, 7], [3, 8, 9], [10, 11, 2], [5, 6, 7])

export const stopAll = (grid: Grid = GRID): Step => ({ type: 'stop', grid, reels: [...grid.keys()] })

export const spinOf = (steps: readonly Step[], free = false): Spin => ({
  free,
  steps,
  coins: steps.reduce((sum, step) => sum + ('coins' in step ? step.coins : 0), 0),
})

export const roundOf = (...spins: readonly Spin[]): Round => ({
  spins,
  coins: spins.reduce((sum, { coins }) => sum + coins, 0),
  draws: [],
})

const TOP: readonly Cell[] = [
  [0, 0],
  [1, 0],
  [2, 0],
]

export const payTop = (coins: number, times = 1): Step => ({
  type: 'pay',
  wins: [{ symbol: 3, cells: TOP, count: 3, coins: coins / times }],
  times,
  coins,
})

/** The top of the first three reels vanishes, and 11, 12 and 13 fall in. */
export const fallTop: Step = {
  type: 'fall',
  grid: columns([11, 4, 5], [9, 6, 7], [8, 8, 9], [10, 11, 2], [5, 6, 7]),
  gone: TOP,
}

const coin = (reel: number, row: number, coins: number): Prize => ({ cell: [reel, row], coins })
export const FIRST_COINS: readonly Prize[] = [coin(0, 0, 20), coin(1, 1, 40)]
export const MORE_COINS: readonly Prize[] = [...FIRST_COINS, coin(4, 2, 100)]

/** Two coins are held; the first try fails, the second catches one more, and then nothing comes. */
export const holdSteps: readonly Step[] = [
  { type: 'hold', prizes: FIRST_COINS, left: 3 },
  { type: 'hold', prizes: FIRST_COINS, left: 2 },
  { type: 'hold', prizes: MORE_COINS, left: 3 },
  { type: 'collect', prizes: MORE_COINS, coins: 20 + 40 + 100 + 500, full: true },
]
