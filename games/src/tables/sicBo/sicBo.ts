import { present } from '@ronda/core'
import type { TableRules } from '../../arcade/tableRules.ts'
import { FACES, SIC_BO_ODDS, sicBoPlaces, totalOfDice, type Dice } from './places.ts'

export type SicBoResult = { readonly dice: Dice; readonly total: number }

export const sicBoTable: TableRules<SicBoResult> = {
  id: 'sicBo',
  model: { id: 'sicBo', faces: FACES.length, places: [...sicBoPlaces.keys()], odds: SIC_BO_ODDS },
  places: new Set(sicBoPlaces.keys()),
  draw(rng) {
    const dice: Dice = [rng(FACES.length) + 1, rng(FACES.length) + 1, rng(FACES.length) + 1]
    return { dice, total: totalOfDice(dice) }
  },
  returned: (place, { dice }) => present(sicBoPlaces.get(place), `a place ${place}`).returned(dice),
}
