import { readChips, sumOfChips, type Chips } from '../../arcade/chips.ts'
import { fieldsOf } from '../../arcade/read.ts'
import { worthOf } from '../pool.ts'
import { WHOLE, type SharedRules } from '../rules.ts'

type ToteBet = { readonly chips: Chips }
type ToteOutcome = { readonly horse: string }

const HORSES = ['ash', 'bay', 'roan'] as const

/** Three horses: nine tenths of the stakes go to those who backed the winner; they are carried if nobody did. */
export const tote: SharedRules<ToteBet, ToteOutcome> = {
  id: 'tote',
  model: { id: 'tote', horses: HORSES, part: 9_000 },
  readBet(value) {
    const chips = readChips(fieldsOf(value)['chips'], (place) => HORSES.some((horse) => horse === place), 20_000)
    return chips && { chips }
  },
  costOf: ({ chips }) => sumOfChips(chips) * WHOLE,
  draw: (rng) => ({ horse: HORSES[rng(HORSES.length)] ?? 'ash' }),
  paid: ({ chips }, { horse }, _leftMs, perShare = {}) => worthOf({ [horse]: chips[horse] ?? 0 }, perShare),
  pool: {
    part: 9_000,
    isKnownBefore: false,
    laidBy: ({ chips }) => chips,
    sharesOf: ({ chips }, { horse }) => ({ [horse]: chips[horse] ?? 0 }),
    divide({ stakedUnits, carried }, shares, { horse }) {
      const [all, winners] = [stakedUnits * 9_000 + carried, shares[horse] ?? 0]
      const each = winners === 0 ? 0 : Math.floor(all / winners)
      return { perShare: { [horse]: each }, carried: all - each * winners }
    },
  },
  showMs: () => 1_000,
  mayLeave: false,
}
