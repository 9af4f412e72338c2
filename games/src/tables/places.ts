import { plus, rational, times, type Rational } from '@ronda/core'
import { BACCARAT_PAYS, type BaccaratPlace } from '../arcade/baccarat/baccarat.ts'
import { spots, timesOf } from '../arcade/roulette/spots.ts'
import { chancesOf } from './cockfight/chances.ts'
import { fightOf } from './cockfight/cockfight.ts'
import { DRAGON_TIGER_PAYS, type DragonTigerPlace } from './dragonTiger/dragonTiger.ts'
import { WHOLE } from './rules.ts'
import { FACES, sicBoPlaces, type Dice } from './sicBo/places.ts'

/** The most that a chip on a place pays, the chip included, and its expected return. */
type Worth = { readonly pays: number; readonly returned: Rational }

const PLAYER = rational(19_283_843_717_413n, 19_524_993_263_685n)
const PAIR = rational(12n * 31n, 415n)

/** Stored as data: proving them takes too long for a page. */
const BACCARAT_RETURNS: Readonly<Record<BaccaratPlace, Rational>> = {
  player: PLAYER,
  banker: rational(10_732_465_128_097n, 10_847_218_479_825n),
  tie: rational(619_306_544_887n, 723_147_898_655n),
  playerPair: PAIR,
  bankerPair: PAIR,
}

const BANKER_WITHOUT_COMMISSION: Worth = {
  pays: 2 * WHOLE,
  returned: rational(19_240_298_465_317n, 19_524_993_263_685n),
}

const SIDE = rational(799n, 830n)
const HALF_OF_RANKS = rational(12n, 13n)

const DRAGON_TIGER_RETURNS: Readonly<Record<DragonTigerPlace, Rational>> = {
  dragon: SIDE,
  tiger: SIDE,
  tie: rational(12n * 31n, 415n),
  suitedTie: rational(51n * 7n, 415n),
  dragonSmall: HALF_OF_RANKS,
  dragonBig: HALF_OF_RANKS,
  tigerSmall: HALF_OF_RANKS,
  tigerBig: HALF_OF_RANKS,
}

const THROWS: readonly Dice[] = FACES.flatMap((one) =>
  FACES.flatMap((two) => FACES.map((three) => [one, two, three] as const)),
)

const isIn = <Key extends string>(table: Readonly<Record<Key, unknown>>, place: string): place is Key => place in table

function onSicBo(place: string): Worth | undefined {
  const found = sicBoPlaces.get(place)
  if (!found) return undefined
  const paid = THROWS.map((dice) => found.returned(dice))
  const sum = paid.reduce((total, each) => total + each, 0)
  return { pays: Math.max(...paid), returned: rational(BigInt(sum), BigInt(THROWS.length * WHOLE)) }
}

/** Every fight has its own odds. A draw returns bets on a side. */
function onFight(place: string, round: number): Worth | undefined {
  const { odds, meron, wala } = fightOf(round)
  if (!isIn(odds, place)) return undefined
  const chances = chancesOf(meron.rooster, wala.rooster)
  const won = times(chances[place], rational(BigInt(odds[place]), BigInt(WHOLE)))
  return { pays: odds[place], returned: place === 'draw' ? won : plus(won, chances.draw) }
}

function worthOf(rules: string, place: string, round: number): Worth | undefined {
  if (rules === 'roulette') {
    const spot = spots.get(place)
    return spot && { pays: timesOf(spot) * WHOLE, returned: rational(36n, 37n) }
  }
  if (rules === 'sicBo') return onSicBo(place)
  if (rules === 'cockfight' || rules === 'cockfightPool') return onFight(place, round)
  if (rules === 'dragonTiger')
    return isIn(DRAGON_TIGER_RETURNS, place)
      ? { pays: DRAGON_TIGER_PAYS[place], returned: DRAGON_TIGER_RETURNS[place] }
      : undefined
  if (rules === 'baccaratNoCommission' && place === 'banker') return BANKER_WITHOUT_COMMISSION
  if (rules !== 'baccarat' && rules !== 'baccaratNoCommission') return undefined
  return isIn(BACCARAT_RETURNS, place) ? { pays: BACCARAT_PAYS[place], returned: BACCARAT_RETURNS[place] } : undefined
}

/**
 * What a winning chip pays on top of itself, at most, in ten-thousandths of it; `round` says which one, where each has
 * its own odds. Undefined for an unknown place.
 */
export function oddsOn(rules: string, place: string, round: number): number | undefined {
  const worth = worthOf(rules, place, round)
  return worth === undefined ? undefined : worth.pays - WHOLE
}

/** The expected return of a chip on a place, exactly. */
export function returnOn(rules: string, place: string, round: number): Rational | undefined {
  return worthOf(rules, place, round)?.returned
}
