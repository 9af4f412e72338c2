import { WHOLE } from '../arcade.ts'
import { BACCARAT_PAYS, baccaratTable, type BaccaratResult } from './baccarat.ts'
import type { TableRules } from '../tableRules.ts'

/** The total with which a banker that wins pays only half. */
const HALF_PAID_TOTAL = 6

/** In place of the commission: the banker pays as the player does, but only half when it wins with six. */
const BANKER_PAYS = { banker: 2 * WHOLE, bankerWithSix: 1.5 * WHOLE }

export const noCommissionTable: TableRules<BaccaratResult> = {
  ...baccaratTable,
  id: 'baccaratNoCommission',
  model: { ...baccaratTable.model, id: 'baccaratNoCommission', pays: { ...BACCARAT_PAYS, ...BANKER_PAYS } },
  returned(place, result) {
    if (place !== 'banker' || result.winner !== 'banker') return baccaratTable.returned(place, result)
    return result.bankerTotal === HALF_PAID_TOTAL ? BANKER_PAYS.bankerWithSix : BANKER_PAYS.banker
  },
}
