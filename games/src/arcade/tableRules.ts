import type { Rng } from '@ronda/core'
import { WHOLE, type ArcadeRules } from './arcade.ts'
import { readChips, sumOfChips, type Chips } from './chips.ts'
import { fieldsOf } from './read.ts'

export type TableBet = { readonly chips: Chips }

export type TableOutcome<Result> = Result & {
  /** What each winning place pays, its chips included, in ten-thousandths of a chip. */
  readonly won: Readonly<Record<string, number>>
}

export type TableRules<Result> = {
  readonly id: string
  readonly model: object
  readonly places: ReadonlySet<string>
  draw(rng: Rng): Result
  /** What one chip on a place pays, the chip included, in ten-thousandths of it. */
  returned(place: string, result: Result): number
}

/** What each winning place pays, its chips included, in ten-thousandths of a chip. */
export function wonOn<Result>({ returned }: Pick<TableRules<Result>, 'returned'>, chips: Chips, result: Result): Chips {
  return Object.fromEntries(
    Object.entries(chips)
      .map(([place, count]) => [place, count * returned(place, result)] as const)
      .filter(([, paid]) => paid > 0),
  )
}

/** A game in which chips are laid on places first, and one draw then decides all of them. */
export function tableGame<Result extends object>(
  rules: TableRules<Result>,
): ArcadeRules<TableBet, never, TableOutcome<Result>> {
  const { id, model, places, draw } = rules
  return {
    id,
    model,
    readBet(value) {
      const chips = readChips(fieldsOf(value)['chips'], (place) => places.has(place))
      return chips && { chips }
    },
    readMove: () => undefined,
    costOf: ({ chips }) => sumOfChips(chips) * WHOLE,
    play({ chips }, moves, rng) {
      if (moves.length > 0) return undefined
      const result = draw(rng)
      const won = wonOn(rules, chips, result)
      return { view: { ...result, won }, isOver: true, staked: sumOfChips(chips) * WHOLE, paid: sumOfChips(won) }
    },
    finish() {
      throw new Error(`a round of ${id} is never left open`)
    },
  }
}
