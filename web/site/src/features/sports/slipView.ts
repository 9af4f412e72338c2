import { smallestOf, type Currency } from '@ronda/core'
import { linesOf, mostPaid, nameOf, SYSTEMS, type Selection as EngineSelection, type Slip } from '@ronda/games/sports'
import type { SlipName } from '@ronda/games/sports'
import type { SportsBet } from '@ronda/contract'
import type { Selection } from './selection.ts'

/** What must come in on one match. Several selections of a match are a bet builder. */
export type SlipLeg = { readonly match: Selection['match']; readonly selections: readonly Selection[] }

/** Selections of one match make one leg. */
export function legsOf(selections: readonly Selection[]): readonly SlipLeg[] {
  const legs = new Map<number, readonly Selection[]>()
  for (const each of selections) legs.set(each.match.number, [...(legs.get(each.match.number) ?? []), each])
  return [...legs.values()].flatMap((list) =>
    list[0] === undefined ? [] : [{ match: list[0].match, selections: list }],
  )
}

/** How a slip is bet: every selection by itself, or lines of these sizes. */
export type SlipKind = { readonly id: string; readonly name: SlipName | 'singles'; readonly sizes: readonly number[] }

const SINGLES: SlipKind = { id: 'singles', name: 'singles', sizes: [1] }

const kindOf = (name: SlipName, sizes: readonly number[]): SlipKind => ({ id: `${name} ${sizes.join()}`, name, sizes })

/** The ways to bet on legs of which some are in every line: all sizes of the others. */
const kindsWith = (others: number): readonly SlipKind[] => [
  kindOf('multiple', [others]),
  ...Array.from({ length: others - 1 }, (_, at) => kindOf('system', [at + 1])),
]

/** Whether one more leg can be a banker: two others are left, or a system would be one line. */
export const mayHaveBanker = (legs: number, bankers: number): boolean => legs - bankers > 2

/** The ways to bet on so many selections that make so many legs, the simplest first. */
export function kindsOf(selections: number, legs: number, bankers = 0): readonly SlipKind[] {
  if (bankers > 0) return kindsWith(legs - bankers)
  if (selections === 1) return [kindOf('single', [1])]
  if (legs === 1) return [kindOf('single', [1]), SINGLES]
  const named = Object.entries(SYSTEMS) as readonly (readonly [SlipName, (typeof SYSTEMS)[keyof typeof SYSTEMS]])[]
  return [
    kindOf('multiple', [legs]),
    SINGLES,
    ...named.filter(([, { selections: of }]) => of === legs).map(([name, { sizes }]) => kindOf(name, sizes)),
    ...Array.from({ length: Math.max(0, legs - 2) }, (_, at) => kindOf('system', [at + 2])),
  ]
}

const slipOf = (currency: Currency, unit: bigint, sizes: readonly number[], selections: EngineSelection[]): Slip => ({
  currency,
  unit,
  sizes,
  isEachWay: false,
  isFree: false,
  selections,
})

const plain = (price: number, at: number, isBanker = false): EngineSelection => ({
  kind: 'plain',
  fixture: String(at),
  price,
  isBanker,
  place: null,
})

export type Priced = {
  readonly currency: Currency
  readonly unit: bigint
  readonly sizes: readonly number[]
  readonly prices: readonly number[]
  /** Which of them are in every line; none where it is left out. */
  readonly bankers?: readonly boolean[]
}

export type Totals = { readonly lines: number; readonly stake: bigint; readonly couldPay: bigint }

/** What a slip costs, and the most it pays, as the server settles it. */
export function totalsOf({ currency, unit, sizes, prices, bankers = [] }: Priced): Totals {
  const slip = slipOf(
    currency,
    unit,
    sizes,
    prices.map((price, at) => plain(price, at, bankers[at] === true)),
  )
  const lines = linesOf(slip)
  return { lines, stake: unit * BigInt(lines), couldPay: mostPaid(slip) }
}

/** What a bet is called. */
export function betName({ sizes, legs, currency }: Pick<SportsBet, 'sizes' | 'legs' | 'currency'>): SlipName {
  return nameOf(
    slipOf(
      currency,
      1n,
      sizes,
      legs.map(({ price, isBanker }, at) => plain(price, at, isBanker)),
    ),
  )
}

/** About so many hundredths of what is left of a bet, as a stake that every line can be divided by. */
export function partOf(bet: Pick<SportsBet, 'currency' | 'left' | 'lines'>, hundredths: number): bigint {
  const lines = BigInt(bet.lines)
  const smallest = smallestOf(bet.currency)
  if (hundredths === 100) return bet.left
  return (((bet.left / lines) * BigInt(hundredths)) / (100n * smallest)) * smallest * lines
}

/** What is offered for a part: never more than the server pays for it. */
export const partAmount = (amount: bigint, stake: bigint, left: bigint, currency: Currency): bigint => {
  const smallest = smallestOf(currency)
  return stake === left ? amount : ((amount * stake) / (left * smallest)) * smallest
}
