import { present } from '@ronda/core'
import type { TableBet } from '../../arcade/tableRules.ts'
import { WHOLE, type SharedRules } from '../rules.ts'
import { sharedTable } from '../sharedTable.ts'
import { cardOf, FIGHTS, placeOf, trialsOf, type Pair, type Place, type TrialRecord } from './derby.ts'
import { fight, FIGHT, SIDES, type Fought, type Side } from './fight.ts'
import { ODDS, oddsOf, type Odds } from './odds.ts'
import { stable, type Rooster } from './rooster.ts'

export type Entry = { readonly rooster: Rooster; readonly record: TrialRecord }

/**
 * A fight before it takes place: the roosters, their results in trials, and the odds. `chancesOf` gives the chance of
 * each end.
 */
export type FightPrelude = Place & {
  readonly meron: Entry
  readonly wala: Entry
  readonly odds: Odds
}

/** The result of a fight: roosters by their ids, and the odds at which bets were taken. */
export type FightOutcome = Place & Fought & { readonly meron: string; readonly wala: string; readonly odds: Odds }

/** The entry and the end have a fixed length; between them every strike is shown. Twenty to 44 seconds in all. */
const FRAME_MS = 12_800
const STRIKE_MS = 1_800

const isSide = (place: string): place is Side => SIDES.some((side) => side === place)

function pairOf(number: number): Pair & { readonly place: Place } {
  const place = placeOf(number)
  return { place, ...present(cardOf(place.card)[place.fight - 1], 'a fight on the card') }
}

const rules = sharedTable<FightOutcome>(
  {
    id: 'cockfight',
    model: { id: 'cockfight', stable, fights: FIGHTS, fight: FIGHT, odds: ODDS },
    places: new Set([...SIDES, 'draw']),
    draw(rng, number) {
      const { place, meron, wala } = pairOf(number)
      return { ...place, meron: meron.id, wala: wala.id, odds: oddsOf(meron, wala), ...fight(meron, wala, rng) }
    },
    returned(place, { winner, odds }) {
      if (place === winner) return odds[winner]
      return winner === 'draw' && isSide(place) ? WHOLE : 0
    },
  },
  ({ strikes }) => FRAME_MS + strikes.length * STRIKE_MS,
)

/** What is known of a round before it is drawn. */
export function fightOf(number: number): FightPrelude {
  const { place, meron, wala } = pairOf(number)
  const entry = (rooster: Rooster): Entry => ({ rooster, record: trialsOf(rooster, place.card) })
  return { ...place, meron: entry(meron), wala: entry(wala), odds: oddsOf(meron, wala) }
}

/** Tin roosters fight card after card; bets are on meron, on wala or on a draw, which returns bets on both sides. */
export const cockfight: SharedRules<TableBet, FightOutcome> = { ...rules, prelude: fightOf }
