import { present } from '@ronda/core'
import { openStream } from '@ronda/fair'
import { drawDistinct } from '../../arcade/distinct.ts'
import { fight } from './fight.ts'
import { stable, type Rooster } from './rooster.ts'

/** Every rooster of the stable fights once on a card. */
export const FIGHTS: number = stable.length / 2
const TRIALS = 10

/** The position of a round: rounds of the table are numbered from 1, and so are cards and the fights on them. */
export type Place = { readonly card: number; readonly fight: number }

export function placeOf(number: number): Place {
  return { card: Math.floor((number - 1) / FIGHTS) + 1, fight: ((number - 1) % FIGHTS) + 1 }
}

export type Pair = { readonly meron: Rooster; readonly wala: Rooster }

const rooster = (at: number | undefined): Rooster => present(at === undefined ? undefined : stable[at], 'a rooster')

/** Cards are public and never change, so their seed need not be secret. */
const DERBY = 'ronda derby'

/** The fights of a card in their order: the stable, shuffled by the number of the card. */
export function cardOf(card: number): readonly Pair[] {
  const order = drawDistinct(
    openStream({ serverSeed: DERBY, clientSeed: 'card', nonce: card }),
    stable.length,
    stable.length,
  )
  return Array.from({ length: FIGHTS }, (_, at) => ({
    meron: rooster(order[2 * at]),
    wala: rooster(order[2 * at + 1]),
  }))
}

/** The results of a rooster in trials before the card: real fights by the same rules, with others of the stable. */
export type TrialRecord = { readonly won: number; readonly lost: number; readonly drawn: number }

export function trialsOf(entry: Rooster, card: number): TrialRecord {
  const rng = openStream({ serverSeed: DERBY, clientSeed: `trials ${entry.id}`, nonce: card })
  const others = stable.filter(({ id }) => id !== entry.id)
  const winners = Array.from(
    { length: TRIALS },
    () => fight(entry, present(others[rng(others.length)], 'another'), rng).winner,
  )
  const count = (winner: string): number => winners.filter((each) => each === winner).length
  return { won: count('meron'), lost: count('wala'), drawn: count('draw') }
}
