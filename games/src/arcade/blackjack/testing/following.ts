import { minus, over, plus, rational, times, type Rational } from '@ronda/core'
import { cardsOf, type Card } from '../../cards/deck.ts'
import type { BlackjackAct } from '../blackjack.ts'
import { isNatural, pointsOfHand, TWENTY_ONE } from '../hand.ts'
import { bestAct } from '../strategy.ts'

const ZERO = rational(0n)
const ONE = rational(1n)

/** One card for each number of points, from ace to ten, with how many ranks count as much. */
const kinds = cardsOf('As 2s 3s 4s 5s 6s 7s 8s 9s Ts').map((card, at) => ({
  card,
  chance: rational(at === 9 ? 4n : 1n, 13n),
}))

/** The long-run results of a strategy, in base stakes per round. */
export type Followed = { readonly net: Rational; readonly staked: Rational }

const none: Followed = { net: ZERO, staked: ZERO }

const sumOf = (parts: readonly (readonly [Followed, Rational])[]): Followed =>
  parts.reduce(
    (sum, [{ net, staked }, chance]) => ({
      net: plus(sum.net, times(chance, net)),
      staked: plus(sum.staked, times(chance, staked)),
    }),
    none,
  )

/** Follows the published strategy from every deal to its end, forwards: acts are never compared with each other. */
export function followStrategy(): Followed {
  return sumOf(
    kinds.map(({ card: up, chance }) => {
      const against = dealerTotals(up)
      const parts = kinds.flatMap((one) =>
        kinds.map((two) => [fromDeal([one.card, two.card], against), times(one.chance, two.chance)] as const),
      )
      return [sumOf(parts), chance]
    }),
  )
}

/** A dealer's card, the dealer's final points with it, and the results of hands of three cards and more so far. */
type Against = {
  readonly up: Card
  readonly natural: Rational
  readonly totals: ReadonlyMap<number, Rational>
  readonly cache: Map<string, Followed>
}

/** The dealer's final points, card after card: all hands that are still drawing are followed together. */
function dealerTotals(up: Card): Against {
  let drawing = new Map<string, readonly [readonly Card[], Rational]>([['', [[up], ONE]]])
  const totals = new Map<number, Rational>()
  let natural = ZERO
  while (drawing.size > 0) {
    const next = new Map<string, readonly [readonly Card[], Rational]>()
    const drawn = [...drawing.values()].flatMap(([hand, likely]) =>
      kinds.map(({ card, chance }) => [[...hand, card], times(likely, chance)] as const),
    )
    for (const [cards, weight] of drawn) {
      const { total } = pointsOfHand(cards)
      const key = cards.toSorted((a, b) => a - b).join(' ')
      if (isNatural(cards)) natural = plus(natural, weight)
      else if (total < 17) next.set(key, [cards, plus(next.get(key)?.[1] ?? ZERO, weight)])
      else totals.set(total, plus(totals.get(total) ?? ZERO, weight))
    }
    drawing = next
  }
  const possible = minus(ONE, natural)
  const likely = new Map([...totals].map(([total, weight]) => [total, over(weight, possible)]))
  return { up, natural, totals: likely, cache: new Map() }
}

function fromDeal(cards: readonly Card[], against: Against): Followed {
  const { natural } = against
  const lost = isNatural(cards) ? ZERO : natural
  const open = minus(ONE, natural)
  const after: Followed = isNatural(cards) ? { net: rational(3n, 2n), staked: ONE } : fromHand(cards, against, true)
  return { net: minus(times(open, after.net), lost), staked: plus(natural, times(open, after.staked)) }
}

function fromHand(cards: readonly Card[], against: Against, maySplit: boolean): Followed {
  const { total, isSoft } = pointsOfHand(cards)
  if (total >= TWENTY_ONE) return ended(cards, 1n, against)
  if (cards.length === 2) return acted(cards, against, maySplit)
  const key = `${total} ${isSoft}`
  const known = against.cache.get(key) ?? acted(cards, against, false)
  against.cache.set(key, known)
  return known
}

function actsOn(cards: readonly Card[], maySplit: boolean): readonly BlackjackAct[] {
  if (cards.length > 2) return ['hit', 'stand']
  const [first, second] = cards.map((card) => pointsOfHand([card]).total)
  return maySplit && first === second ? ['hit', 'stand', 'double', 'split'] : ['hit', 'stand', 'double']
}

function acted(cards: readonly Card[], against: Against, maySplit: boolean): Followed {
  const chosen = bestAct(cards, against.up, actsOn(cards, maySplit))
  const withNext = (next: (card: Card) => Followed): Followed =>
    sumOf(kinds.map(({ card, chance }) => [next(card), chance]))
  switch (chosen) {
    case 'stand':
      return ended(cards, 1n, against)
    case 'double':
      return withNext((card) => ended([...cards, card], 2n, against))
    case 'hit':
      return withNext((card) => fromHand([...cards, card], against, false))
    case 'split': {
      const [first = 0] = cards
      const isAces = pointsOfHand([first]).isSoft
      const one = withNext((card) =>
        isAces ? ended([first, card], 1n, against) : fromHand([first, card], against, false),
      )
      return sumOf([[one, rational(2n)]])
    }
    default:
      return chosen
  }
}

/** A hand that draws no more, against all final points of the dealer. */
function ended(cards: readonly Card[], stakes: bigint, { totals }: Against): Followed {
  const { total } = pointsOfHand(cards)
  let net = ZERO
  for (const [end, chance] of totals) {
    if (total > TWENTY_ONE || (end <= TWENTY_ONE && end > total)) net = minus(net, chance)
    else if (end > TWENTY_ONE || end < total) net = plus(net, chance)
  }
  return { net: times(rational(stakes), net), staked: rational(stakes) }
}
