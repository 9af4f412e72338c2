import type { Winner } from '../../arcade/baccarat/coup.ts'
import type { Winner as FightWinner } from '../cockfight/fight.ts'
import type { DragonTigerWinner } from '../dragonTiger/dragonTiger.ts'
import { isTriple, totalOfDice, type Dice } from '../sicBo/places.ts'

/** The mark of a round on a road. Which side has which colour is convention: banker, dragon, meron and big are red. */
export type Mark = 'red' | 'blue' | 'tie'

type AnyWinner = Winner | DragonTigerWinner | FightWinner

const MARKS: Readonly<Record<AnyWinner, Mark>> = {
  banker: 'red',
  player: 'blue',
  dragon: 'red',
  tiger: 'blue',
  tie: 'tie',
  meron: 'red',
  wala: 'blue',
  draw: 'tie',
}

export const markOf = ({ winner }: { readonly winner: AnyWinner }): Mark => MARKS[winner]

/** Big and small both lose with a triple, so it ends no run. */
export function markOfDice({ dice }: { readonly dice: Dice }): Mark {
  if (isTriple(dice)) return 'tie'
  return totalOfDice(dice) > 10 ? 'red' : 'blue'
}
