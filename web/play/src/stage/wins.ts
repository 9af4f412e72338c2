import { SCATTER, windowOf, type SlotModel, type SpinResult } from '@ronda/games'

/** One thing that pays, as the cells it lights: bit `reel × rows + row`. */
export type Highlight = {
  readonly cells: number
  readonly line: number
  readonly coins: number
  readonly symbol: number
  readonly count: number
}

/** Not a line: scatters pay wherever they stand. */
export const NO_LINE = -1

export const cellBit = (rows: number, reel: number, row: number): number => 1 << (reel * rows + row)

/** Everything a spin pays for, the dearest first; scatters that open free spins count as well. */
export function highlightsOf(model: SlotModel, spin: SpinResult): readonly Highlight[] {
  const lines = spin.lineWins.map(({ line, count, coins, symbol }): Highlight => {
    const rows = model.lines[line] ?? []
    const cells = rows.slice(0, count).reduce((bits, row, reel) => bits | cellBit(model.rows, reel, row), 0)
    return { cells, line, coins, symbol, count }
  })
  lines.sort((left, right) => right.coins - left.coins)
  const lineCoins = lines.reduce((sum, { coins }) => sum + coins, 0)
  const scatterCoins = spin.coins - lineCoins
  if (scatterCoins === 0 && spin.awarded === 0) return lines
  let cells = 0
  windowOf(model, spin.free, spin.stops).forEach((column, reel) =>
    column.forEach((symbol, row) => {
      if (symbol === SCATTER) cells |= cellBit(model.rows, reel, row)
    }),
  )
  return [{ cells, line: NO_LINE, coins: scatterCoins, symbol: SCATTER, count: spin.scatters }, ...lines]
}

/** All prizes show together first; then each has its turn. */
export const TOGETHER_MS = 1_100
export const TURN_MS = 1_300

/** Which prize is shown this long after paying began: -1 for all together. */
export function turnAt(count: number, sinceMs: number): number {
  if (count === 0 || !(sinceMs >= TOGETHER_MS)) return -1
  return Math.floor((sinceMs - TOGETHER_MS) / TURN_MS) % count
}
