import type { ArcadeRules, ArcadeState } from '../arcade.ts'
import { drawDistinct } from '../distinct.ts'
import { fieldsOf, isWithin } from '../read.ts'

export const TILES = 25
export const MINES_MAX = 24

const WHOLE = 10_000
/** 99 hundredths of the fair price of the opened tiles are paid. */
const EDGE = 9_900n

/** A round that cannot continue without paying more than 10,000 stakes is over. */
const PAYS_MAX = 10_000 * WHOLE

export type MinesBet = { readonly mines: number }

/** Opens a tile, or cashes out. */
export type MinesMove = { readonly open: number } | { readonly take: true }

export type MinesView = {
  /** Tiles in the order they were opened. */
  readonly opened: readonly number[]
  /** What cashing out pays now, and what it would pay after one more tile; in ten-thousandths of the stake. */
  readonly pays: number
  readonly paysNext: number
  /** The positions of the mines: published when the round is over. */
  readonly mines: readonly number[] | undefined
}

/** C(n, k). */
function choose(n: number, k: number): bigint {
  let ways = 1n
  for (let i = 0; i < k; i += 1) ways = (ways * BigInt(n - i)) / BigInt(i + 1)
  return ways
}

/**
 * What this many safe tiles pay, cut to ten-thousandths: 99 % of one over the chance to open them, C(25 − mines,
 * opened) of C(25, opened). With no tile opened the stake is returned.
 */
export function minesPays(mines: number, opened: number): number {
  if (opened === 0) return WHOLE
  return Number((EDGE * choose(TILES, opened)) / choose(TILES - mines, opened))
}

function paysNext(mines: number, opened: number): number {
  return opened < TILES - mines ? minesPays(mines, opened + 1) : 0
}

function isFull(mines: number, opened: number): boolean {
  const next = paysNext(mines, opened)
  return next === 0 || next > PAYS_MAX
}

type OpenedTiles = { readonly opened: readonly number[]; readonly isTaken: boolean; readonly isHit: boolean }

/** Undefined where a move is not allowed: after the end, or on an open tile. */
function openTiles(
  { mines }: MinesBet,
  moves: readonly MinesMove[],
  hidden: ReadonlySet<number>,
): OpenedTiles | undefined {
  const opened: number[] = []
  let [isTaken, isHit] = [false, false]
  for (const move of moves) {
    if (isTaken || isHit || isFull(mines, opened.length)) return undefined
    if ('take' in move) {
      isTaken = true
      continue
    }
    if (opened.includes(move.open)) return undefined
    opened.push(move.open)
    isHit = hidden.has(move.open)
  }
  return { opened, isTaken, isHit }
}

function stateOf({ mines }: MinesBet, tiles: OpenedTiles, hidden: readonly number[]): ArcadeState<MinesView> {
  const { opened, isTaken, isHit } = tiles
  const pays = isHit ? 0 : minesPays(mines, opened.length)
  const isOver = isHit || isTaken || isFull(mines, opened.length)
  const next = isOver ? 0 : paysNext(mines, opened.length)
  const view = { opened, pays, paysNext: next, mines: isOver ? hidden : undefined }
  const isTakenBack = isTaken && opened.length === 0
  return { view, isOver, staked: WHOLE, paid: isOver ? pays : 0, ...(isTakenBack && { isTakenBack }) }
}

export const mines: ArcadeRules<MinesBet, MinesMove, MinesView> = {
  id: 'mines',
  model: { id: 'mines', tiles: TILES, minesMax: MINES_MAX, edge: Number(EDGE), paysMax: PAYS_MAX },
  readBet(value) {
    const fields = fieldsOf(value)
    return isWithin(fields['mines'], 1, MINES_MAX) ? { mines: fields['mines'] } : undefined
  },
  readMove(value) {
    const { open, take } = fieldsOf(value)
    if (take === true && open === undefined) return { take }
    return take === undefined && isWithin(open, 0, TILES - 1) ? { open } : undefined
  },
  costOf: () => WHOLE,
  play(bet, moves, rng) {
    // All mines are placed before the first tile is opened.
    const hidden = drawDistinct(rng, bet.mines, TILES).toSorted((left, right) => left - right)
    const tiles = openTiles(bet, moves, new Set(hidden))
    return tiles && stateOf(bet, tiles, hidden)
  },
  finish: () => ({ take: true }),
}
