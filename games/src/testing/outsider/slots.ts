import type { Draw } from './stream.ts'

// Free spins, walking wilds and books, from `slots/SPEC.md` [SL1] to [SL7], [SL21] and `slots/book/SPEC.md` alone. Symbols: 0 is the wild, 1 the
// scatter or the orb.

type Lines = { readonly pays: readonly (readonly number[])[]; readonly lines?: readonly (readonly number[])[] }

/** What all lines pay on reels that are lists from top to bottom. */
function linesPay({ pays, lines = [] }: Lines, reels: readonly (readonly number[])[]): number {
  let coins = 0
  for (const rows of lines) {
    const cells = rows.map((row, reel) => reels[reel]?.[row])
    const end = cells.findIndex((cell) => cell !== cells[0] && cell !== 0)
    coins += pays[cells[0] ?? 0]?.[end === -1 ? cells.length : end] ?? 0
  }
  return coins
}

type Walking = Lines & {
  readonly rows: number
  readonly baseStrips: readonly (readonly number[])[]
  readonly walkStrips: readonly (readonly number[])[]
}

/** Coins of each spin of a round. */
export function walking(model: Walking, draw: Draw): number[] {
  const show = (strip: readonly number[]): number[] => {
    const stop = draw(strip.length)
    return Array.from({ length: model.rows }, (_, row) => strip[(stop + row) % strip.length] ?? -1)
  }
  const all = Array.from({ length: model.rows }, () => 0)
  let reels = model.baseStrips.map(show).map((reel) => (reel.includes(0) ? all : reel))
  const coins = [linesPay(model, reels)]
  while (reels.slice(2).includes(all)) {
    const wild = reels.map((_, at) => at > 0 && reels[at + 1] === all)
    reels = model.walkStrips.map((strip, at) => (wild[at] ? all : show(strip)))
    coins.push(linesPay(model, reels))
  }
  return coins
}

type FreeSpins = Lines & {
  readonly rows: number
  readonly scatterPays: readonly number[]
  readonly freeSpins: readonly number[]
  readonly freeSpinsMax: number
  readonly winMax: number
  readonly cost: number
  readonly freeMultiplier: number
  readonly baseStrips: readonly (readonly number[])[]
  readonly freeStrips: readonly (readonly number[])[]
}

/** Coins of each spin of a round on lines. */
export function freeSpins(model: FreeSpins, draw: Draw): number[] {
  const coins: number[] = []
  let missing = model.winMax * model.cost
  for (let played = 0, awarded = 0; played <= awarded && missing > 0; played += 1) {
    const reels = (played === 0 ? model.baseStrips : model.freeStrips).map((strip) => {
      const stop = draw(strip.length)
      return Array.from({ length: model.rows }, (_, row) => strip[(stop + row) % strip.length] ?? -1)
    })
    const scatters = reels.flat().filter((symbol) => symbol === 1).length
    const won = linesPay(model, reels) + (model.scatterPays[scatters] ?? 0)
    coins.push(Math.min(missing, played === 0 ? won : won * model.freeMultiplier))
    missing -= coins.at(-1) ?? 0
    awarded = Math.min(model.freeSpinsMax, awarded + (model.freeSpins[scatters] ?? 0))
  }
  return coins
}

type Book = {
  readonly wins: string
  readonly reels: number
  readonly rows: number
  readonly weights: readonly number[]
  readonly sizes: readonly number[]
  readonly pays: readonly (readonly number[])[]
  readonly ladder: readonly number[]
  readonly orb: number
  readonly grow: number
  readonly deepest: number
  readonly book: { readonly seed: number; readonly winning: number }
}

const WORD = 2n ** 32n

/** Words of 32 bits in whole numbers of any size. */
function mix(word: bigint): bigint {
  let mixed = ((word % WORD) + WORD) % WORD
  mixed ^= mixed >> 16n
  mixed = (mixed * 0x21f0_aaadn) % WORD
  mixed ^= mixed >> 15n
  mixed = (mixed * 0x735a_2d97n) % WORD
  return mixed ^ (mixed >> 15n)
}

function drawsOf({ book }: Book, page: number, attempt: number): Draw {
  let state = mix(mix(mix(BigInt(book.seed)) + BigInt(page)) + BigInt(attempt))
  return (below) => {
    state = (state + 0x9e37_79b9n) % WORD
    return Number((mix(state) * BigInt(below)) / WORD)
  }
}

type Group = { readonly symbol: number; readonly cells: readonly string[] }

/** Cells are named `reel,row`, and listed reel by reel from top to bottom. */
function groupsOn(model: Book, grid: ReadonlyMap<string, number>): Group[] {
  const symbols = [...model.weights.keys()].slice(2)
  const names = [...grid.keys()]
  if (model.wins === 'anywhere')
    return symbols.map((symbol) => ({ symbol, cells: names.filter((name) => grid.get(name) === symbol) }))
  return symbols.flatMap((symbol) => {
    const groups: Group[] = []
    for (const start of names) {
      if (grid.get(start) !== symbol || groups.some(({ cells }) => cells.includes(start))) continue
      const found = touching(grid, start, symbol)
      groups.push({ symbol, cells: names.filter((name) => found.has(name)) })
    }
    return groups
  })
}

/** The cell, and all of its symbol or wild that touch it or each other. */
function touching(grid: ReadonlyMap<string, number>, start: string, symbol: number): ReadonlySet<string> {
  const found = new Set([start])
  for (const name of found) {
    const [reel = 0, row = 0] = name.split(',').map(Number)
    const near = [`${reel - 1},${row}`, `${reel + 1},${row}`, `${reel},${row - 1}`, `${reel},${row + 1}`]
    for (const next of near) if (grid.get(next) === symbol || grid.get(next) === 0) found.add(next)
  }
  return found
}

/** Removes cells of a reel; what lies above falls, and the gaps are filled from the lowest up. */
function fallen(column: readonly (number | undefined)[], next: () => number): number[] {
  const left = column.filter((symbol) => symbol !== undefined)
  while (left.length < column.length) left.unshift(next())
  return left
}

function attemptPays(model: Book, draw: Draw): number {
  const owners = model.weights.flatMap((weight, symbol) => Array.from({ length: weight }, () => symbol))
  const next = (): number => owners[draw(owners.length)] ?? -1
  const [reels, rows] = [[...Array(model.reels).keys()], [...Array(model.rows).keys()]]
  let grid = new Map<string, number>(reels.flatMap((reel) => rows.map((row) => [`${reel},${row}`, next()] as const)))
  let coins = 0
  for (let falls = 0; falls <= model.deepest; falls += 1) {
    const worth = ({ symbol, cells }: Group): number =>
      model.pays[symbol]?.[model.sizes.findLastIndex((size) => cells.length >= size)] ?? 0
    const groups = groupsOn(model, grid).filter((group) => worth(group) > 0)
    if (groups.length === 0) break
    const orbs = model.orb > 0 ? [...grid.values()].filter((symbol) => symbol === 1).length : 0
    const times = (model.ladder[falls] ?? model.ladder.at(-1) ?? 1) * (orbs > 0 ? orbs * model.orb : 1)
    coins += times * groups.reduce((sum, group) => sum + worth(group), 0)
    const gone = new Set(groups.flatMap(({ cells }) => cells))
    const left = groups
      .filter(({ cells }) => model.grow > 0 && cells.length >= model.grow)
      .map(({ cells }) => cells.at(-1))
    const after = new Map<string, number>()
    for (const reel of reels) {
      const column = rows.map((row) => {
        const name = `${reel},${row}`
        return left.includes(name) ? 0 : gone.has(name) ? undefined : grid.get(name)
      })
      fallen(column, next).forEach((symbol, row) => after.set(`${reel},${row}`, symbol))
    }
    grid = after
  }
  return coins
}

/** Coins of a page: of its first attempt that pays, or on losing pages that does not. */
export function bookPage(model: Book, page: number): number {
  for (let attempt = 0; ; attempt += 1) {
    const coins = attemptPays(model, drawsOf(model, page, attempt))
    if (coins > 0 === page < model.book.winning) return coins
  }
}
