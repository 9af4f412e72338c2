import { fromUrn, type Draw } from './stream.ts'

// A second implementation of what is drawn and paid, written from `arcade/SPEC.md` and the published models alone. It
// imports nothing of the games. Pays are in ten-thousandths of the stake.

type Played<View> = { readonly view: View; readonly paid: number }

export function dice(bet: { readonly side: string; readonly chance: number }, draw: Draw): Played<{ roll: number }> {
  const roll = draw(10_000)
  const isWon = bet.side === 'under' ? roll < bet.chance : roll >= 10_000 - bet.chance
  return { view: { roll }, paid: isWon ? Number(99_000_000n / BigInt(bet.chance)) : 0 }
}

/** In hundredths. */
export function limboResult(draw: Draw): number {
  const [high, low] = [draw(1_000_000), draw(1_000_000)]
  const result = (99n * 10n ** 12n) / (BigInt(high) * 1_000_000n + BigInt(low) + 1n)
  return result > 1_000_000n ? 1_000_000 : Number(result)
}

export function limbo(bet: { readonly target: number }, draw: Draw): Played<{ result: number }> {
  const result = limboResult(draw)
  return { view: { result }, paid: result >= bet.target ? bet.target * 100 : 0 }
}

type Mined = { readonly opened: readonly number[]; readonly mines: readonly number[] }

/** Tiles are opened in this order, then the round is cashed out. */
export function mines(bet: { readonly mines: number }, tiles: readonly number[], draw: Draw): Played<Mined> {
  const hidden = fromUrn(draw, bet.mines, 0, 24)
  const hitAt = tiles.findIndex((tile) => hidden.includes(tile))
  const opened = hitAt === -1 ? tiles : tiles.slice(0, hitAt + 1)
  // One over the chance: each tile is safe with (safe tiles left) of (tiles left).
  let [above, below] = [9_900n, 1n]
  tiles.forEach((_, at) => {
    above *= BigInt(25 - at)
    below *= BigInt(25 - bet.mines - at)
  })
  const paid = hitAt === -1 ? Number(tiles.length === 0 ? 10_000n : above / below) : 0
  return { view: { opened, mines: hidden.toSorted((one, other) => one - other) }, paid }
}

/** Guesses `high` until the round is cashed out after so many, or lost. */
export function hilo(guesses: number, draw: Draw): Played<{ cards: readonly number[] }> {
  const cards = [draw(52)]
  let [above, below] = [9_900n, 1n]
  for (let made = 0; made < guesses; made += 1) {
    const rank = Math.floor((cards.at(-1) ?? 0) / 4)
    const next = draw(52)
    cards.push(next)
    const winning = rank === 0 ? 12 : 13 - rank
    const isWon = rank === 0 ? Math.floor(next / 4) > 0 : Math.floor(next / 4) >= rank
    if (!isWon) return { view: { cards }, paid: 0 }
    above *= 13n
    below *= BigInt(winning)
  }
  return { view: { cards }, paid: guesses === 0 ? 10_000 : Number(above / below) }
}

type Tables = Readonly<Record<string, Readonly<Record<number, readonly number[]>>>>

export function plinko(
  bet: { readonly rows: number; readonly risk: string },
  model: { tables: Tables },
  draw: Draw,
): Played<{ path: readonly number[] }> {
  const path: number[] = []
  for (let row = 0; row < bet.rows; row += 1) path.push(draw(2))
  const right = path.filter((turn) => turn === 1).length
  const tenths = model.tables[bet.risk]?.[bet.rows]?.[Math.min(right, bet.rows - right)] ?? -1
  return { view: { path }, paid: tenths * 1_000 }
}

type KenoModel = { readonly tables: Readonly<Record<number, readonly number[]>> }

export function keno(
  bet: { readonly spots: readonly number[] },
  model: KenoModel,
  draw: Draw,
): Played<{ drawn: readonly number[] }> {
  const drawn = fromUrn(draw, 20, 1, 80)
  const hits = bet.spots.filter((spot) => drawn.includes(spot)).length
  return { view: { drawn }, paid: (model.tables[bet.spots.length]?.[hits] ?? -1) * 1_000 }
}

export function wheel(
  bet: { readonly segments: number; readonly risk: string },
  model: { tables: Tables },
  draw: Draw,
): Played<{ at: number }> {
  const at = draw(bet.segments)
  return { view: { at }, paid: (model.tables[bet.risk]?.[bet.segments]?.[at] ?? -1) * 100 }
}

type ScratchModel = { readonly prizes: readonly { readonly stakes: number; readonly tickets: number }[] }

/** Symbols for some cells, drawn again while one is shown three times. */
function withoutThree(draw: Draw, cells: number, symbols: number): number[] {
  let drawn: number[]
  do {
    drawn = []
    while (drawn.length < cells) drawn.push(draw(symbols))
  } while (drawn.some((symbol) => drawn.filter((other) => other === symbol).length >= 3))
  return drawn
}

/** All sets of three cells of nine: by their greatest cell, then by the middle one, then by the least. */
const THREES = Array.from({ length: 9 }, (_, greatest) =>
  Array.from({ length: greatest }, (_middle, middle) =>
    Array.from({ length: middle }, (_least, least) => [least, middle, greatest]),
  ).flat(),
).flat()

type Scratched = { readonly picture: readonly (number | undefined)[]; readonly prize: number | null }

export function scratch({ prizes }: ScratchModel, draw: Draw): Played<Scratched> {
  let ticket = draw(1_000_000)
  const prize = prizes.findIndex(({ tickets }) => (ticket -= tickets) < 0)
  if (prize === -1) return { view: { picture: withoutThree(draw, 9, prizes.length), prize: null }, paid: 0 }
  const cells = THREES[draw(84)] ?? []
  const others = withoutThree(draw, 6, prizes.length - 1).map((symbol) => (symbol >= prize ? symbol + 1 : symbol))
  const picture: (number | undefined)[] = []
  for (let cell = 0; cell < 9; cell += 1) picture.push(cells.includes(cell) ? prize : others.shift())
  return { view: { picture, prize }, paid: (prizes[prize]?.stakes ?? -1) * 10_000 }
}

type Called = {
  readonly cards: readonly (readonly number[])[]
  readonly balls: readonly number[]
  readonly prizes: readonly number[]
}

export function bingo(
  bet: { readonly cards: number },
  model: { prizes: readonly number[] },
  draw: Draw,
): Played<Called> {
  const cards = Array.from({ length: bet.cards }, () => {
    const columns = [1, 16, 31, 46, 61].map((first) => fromUrn(draw, 5, first, first + 14))
    const rows = [0, 1, 2, 3, 4].map((row) => columns.map((column) => column[row] ?? 0))
    return rows.flat().map((number, cell) => (cell === 12 ? 0 : number))
  })
  const balls = fromUrn(draw, 35, 1, 75)
  const won = cards.map((card) => {
    const isMarked = (row: number, column: number): boolean =>
      (row === 2 && column === 2) || balls.includes(card[5 * row + column] ?? 0)
    const five = [0, 1, 2, 3, 4]
    const full =
      five.filter((row) => five.every((column) => isMarked(row, column))).length +
      five.filter((column) => five.every((row) => isMarked(row, column))).length +
      Number(five.every((at) => isMarked(at, at))) +
      Number(five.every((at) => isMarked(at, 4 - at)))
    return model.prizes[full] ?? -1
  })
  return { view: { cards, balls, prizes: won }, paid: won.reduce((sum, prize) => sum + prize, 0) * 10_000 }
}
