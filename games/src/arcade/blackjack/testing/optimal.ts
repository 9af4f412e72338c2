import { minus, over, plus, rational, times, type Rational } from '@ronda/core'
import type { BlackjackAct } from '../blackjack.ts'
import { DEALER_STANDS, NOTHING, TWENTY_ONE, withCard, type Points } from '../hand.ts'

const ZERO = rational(0n)
const ONE = rational(1n)

/** The points a card can have, from ace to ten, and how likely each is: four ranks count ten. */
const draws: readonly (readonly [points: number, chance: Rational])[] = Array.from({ length: 10 }, (_, at) => [
  at + 1,
  rational(at === 9 ? 4n : 1n, 13n),
])

export const isLess = (left: Rational, right: Rational): boolean => minus(left, right).numerator < 0n

const mean = (worth: (points: number) => Rational): Rational =>
  draws.reduce((sum, [points, chance]) => plus(sum, times(chance, worth(points))), ZERO)

/** The dealer's final points from these points: 0 means bust. */
function dealerEnds(from: Points): ReadonlyMap<number, Rational> {
  if (from.total > TWENTY_ONE) return new Map([[0, ONE]])
  if (from.total >= DEALER_STANDS) return new Map([[from.total, ONE]])
  return mixed(draws.map(([points, chance]) => [dealerEnds(withCard(from, points)), chance]))
}

type Mix = readonly (readonly [ends: ReadonlyMap<number, Rational>, chance: Rational])[]

function mixed(parts: Mix): ReadonlyMap<number, Rational> {
  const sum = new Map<number, Rational>()
  for (const [ends, chance] of parts) {
    for (const [total, likely] of ends) sum.set(total, plus(sum.get(total) ?? ZERO, times(chance, likely)))
  }
  return sum
}

/** The hole card that would make a natural with this card; it is known that the dealer does not have it. */
const completes = (up: number): number => (up === 1 ? 10 : up === 10 ? 1 : 0)

/** How likely the dealer has a natural with this card up. */
const naturalChance = (up: number): Rational => draws.find(([points]) => points === completes(up))?.[1] ?? ZERO

/** The dealer's final points with this card up, without a natural. */
function endsFor(up: number): ReadonlyMap<number, Rational> {
  const possible = minus(ONE, naturalChance(up))
  const start = withCard(NOTHING, up)
  return mixed(
    draws
      .filter(([points]) => points !== completes(up))
      .map(([points, chance]) => [dealerEnds(withCard(start, points)), over(chance, possible)]),
  )
}

/** The value of standing, in stakes won or lost. */
function standWorth(total: number, ends: ReadonlyMap<number, Rational>): Rational {
  let worth = ZERO
  for (const [end, chance] of ends) {
    if (total > TWENTY_ONE || total < end) worth = minus(worth, chance)
    else if (total > end) worth = plus(worth, chance)
  }
  return worth
}

/** The value of each act on two cards when everything after it is played optimally. */
export function worthOfActs(up: number): (hand: readonly [number, number]) => ReadonlyMap<BlackjackAct, Rational> {
  const ends = endsFor(up)
  const cache = new Map<string, Rational>()
  const playOn = (points: Points): Rational => {
    if (points.total > TWENTY_ONE) return rational(-1n)
    const key = `${points.total} ${points.isSoft}`
    const known = cache.get(key) ?? better(standWorth(points.total, ends), hit(points))
    cache.set(key, known)
    return known
  }
  const hit = (points: Points): Rational => mean((card) => playOn(withCard(points, card)))
  const double = (points: Points): Rational =>
    times(
      rational(2n),
      mean((card) => standWorth(withCard(points, card).total, ends)),
    )
  const withoutSplit = (points: Points): ReadonlyMap<BlackjackAct, Rational> =>
    new Map([
      ['stand', standWorth(points.total, ends)],
      ['hit', points.total === TWENTY_ONE ? rational(-2n) : hit(points)],
      ['double', points.total === TWENTY_ONE ? rational(-2n) : double(points)],
    ])
  const split = (card: number): Rational => {
    const start = withCard(NOTHING, card)
    const after = (points: Points): Rational =>
      card === 1 ? standWorth(points.total, ends) : [...withoutSplit(points).values()].reduce(better)
    return times(
      rational(2n),
      mean((second) => after(withCard(start, second))),
    )
  }
  return ([first, second]) => {
    const acts = new Map(withoutSplit(withCard(withCard(NOTHING, first), second)))
    return first === second ? acts.set('split', split(first)) : acts
  }
}

const better = (left: Rational, right: Rational): Rational => (isLess(left, right) ? right : left)

/**
 * What the best play wins or loses of a stake, exactly: computed backwards from every end, with the better act each
 * time.
 */
export function optimalNet(): Rational {
  let net = ZERO
  for (const [up, likely] of draws) {
    const worth = worthOfActs(up)
    const natural = naturalChance(up)
    const open = minus(ONE, natural)
    for (const [first, ofFirst] of draws) {
      for (const [second, ofSecond] of draws) {
        const isOver = withCard(withCard(NOTHING, first), second).total === TWENTY_ONE
        const best = isOver ? rational(3n, 2n) : [...worth([first, second]).values()].reduce(better)
        const lost = isOver ? ZERO : natural
        net = plus(net, times(times(likely, times(ofFirst, ofSecond)), minus(times(open, best), lost)))
      }
    }
  }
  return net
}
