import { present } from '@ronda/core'
import { instant, type ArcadeRules } from '../arcade.ts'
import { fieldsOf, isOneOf, isWithin } from '../read.ts'
import { plinkoTables, RISKS, ROWS_MAX, ROWS_MIN, type Risk } from './tables.ts'

export type PlinkoBet = { readonly rows: number; readonly risk: Risk }

export type PlinkoView = {
  /** At each row from the top: 0 to the left, 1 to the right. */
  readonly path: readonly number[]
}

/** What each slot pays from left to right, in ten-thousandths of the stake. */
export function plinkoPays({ rows, risk }: PlinkoBet): readonly number[] {
  const half = present(plinkoTables[risk][rows], `a table for ${rows} rows`)
  return Array.from({ length: rows + 1 }, (_, slot) => (half[Math.min(slot, rows - slot)] ?? 0) * 1_000)
}

/** The ball ends in the slot that counts its turns to the right. */
export function plinkoSlot(path: readonly number[]): number {
  return path.reduce((sum, turn) => sum + turn, 0)
}

export const plinko: ArcadeRules<PlinkoBet, never, PlinkoView> = instant({
  id: 'plinko',
  model: { id: 'plinko', tables: plinkoTables },
  readBet(value) {
    const { rows, risk } = fieldsOf(value)
    return isWithin(rows, ROWS_MIN, ROWS_MAX) && isOneOf(risk, RISKS) ? { rows, risk } : undefined
  },
  draw(bet, rng) {
    const path = Array.from({ length: bet.rows }, () => rng(2))
    return { view: { path }, paid: plinkoPays(bet)[plinkoSlot(path)] ?? 0 }
  },
})
