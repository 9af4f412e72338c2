import { present } from '@ronda/core'
import { instant, type ArcadeRules } from '../arcade.ts'
import { drawDistinct } from '../distinct.ts'
import { fieldsOf, isWithin } from '../read.ts'
import { kenoTables } from './tables.ts'

export const BALLS = 80
export const DRAWN = 20
export const SPOTS_MAX = 10

export type KenoBet = {
  /** Numbers of 1 to 80, the smallest first. */
  readonly spots: readonly number[]
}

export type KenoView = {
  /** In the order they were drawn. */
  readonly drawn: readonly number[]
}

/** What is paid by the number of hits, from none on, in ten-thousandths of the stake. */
export function kenoPays(spots: number): readonly number[] {
  return present(kenoTables[spots], `a table for ${spots} spots`).map((tenths) => tenths * 1_000)
}

function readSpots(value: unknown): readonly number[] | undefined {
  if (!Array.isArray(value) || value.length < 1 || value.length > SPOTS_MAX) return undefined
  const spots = value.filter((spot) => isWithin(spot, 1, BALLS))
  if (new Set(spots).size !== value.length) return undefined
  return spots.toSorted((left, right) => left - right)
}

export const keno: ArcadeRules<KenoBet, never, KenoView> = instant({
  id: 'keno',
  model: { id: 'keno', balls: BALLS, drawn: DRAWN, tables: kenoTables },
  readBet(value) {
    const spots = readSpots(fieldsOf(value)['spots'])
    return spots && { spots }
  },
  draw({ spots }, rng) {
    const drawn = drawDistinct(rng, DRAWN, BALLS).map((place) => place + 1)
    const hits = drawn.filter((ball) => spots.includes(ball)).length
    return { view: { drawn }, paid: kenoPays(spots.length)[hits] ?? 0 }
  },
})
