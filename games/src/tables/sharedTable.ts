import { WHOLE } from '../arcade/arcade.ts'
import { readChips, sumOfChips } from '../arcade/chips.ts'
import { fieldsOf } from '../arcade/read.ts'
import { wonOn, type TableBet, type TableRules } from '../arcade/tableRules.ts'
import type { SharedRules } from './rules.ts'

/** The most units of one ticket: it keeps what a ticket pays far below what a float holds exactly. */
export const TICKET_UNITS_MAX = 20_000

/** A table whose rounds may differ by their number. */
type NumberedTable<Result> = Omit<TableRules<Result>, 'draw'> & Pick<SharedRules<TableBet, Result>, 'draw'>

/** A table with shared rounds: chips are laid on places, and one draw decides for all of them. A chip is one unit. */
export function sharedTable<Result>(
  rules: NumberedTable<Result>,
  showMs: (result: Result) => number,
): SharedRules<TableBet, Result> {
  const { id, model, places, draw } = rules
  return {
    id,
    model,
    readBet(value) {
      const chips = readChips(fieldsOf(value)['chips'], (place) => places.has(place), TICKET_UNITS_MAX)
      return chips && { chips }
    },
    costOf: ({ chips }) => sumOfChips(chips) * WHOLE,
    draw,
    paid: ({ chips }, result) => sumOfChips(wonOn(rules, chips, result)),
    showMs,
    mayLeave: false,
  }
}
