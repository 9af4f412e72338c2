import type { SportsListed, SportsMarket } from '@ronda/contract'

/** What is on the slip, at the price that the member saw. */
export type Selection = {
  readonly match: Pick<SportsListed, 'number' | 'home' | 'away' | 'league' | 'closesAtMs'>
  readonly market: SportsMarket
  readonly choice: string
  readonly price: number
  readonly priceVersion: number
}

export const isSame = (one: Selection | undefined, other: Omit<Selection, 'price' | 'priceVersion'>): boolean =>
  one?.match.number === other.match.number && one.market.id === other.market.id && one.choice === other.choice
