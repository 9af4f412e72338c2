import type { SportsListed, SportsMarket } from '@ronda/contract'

/** What is on the slip, at the price that the member saw. */
export type Selection = {
  readonly match: Pick<SportsListed, 'number' | 'home' | 'away' | 'league' | 'closesAtMs'>
  readonly market: SportsMarket
  readonly choice: string
  readonly price: number
  readonly priceVersion: number
}

export type Chosen = Omit<Selection, 'price' | 'priceVersion'>

export const isSame = (one: Chosen, other: Chosen): boolean =>
  one.match.number === other.match.number && one.market.id === other.market.id && one.choice === other.choice

const SELECTIONS_MAX = 20

/**
 * Adds a selection, or takes it away. Another choice of a market takes the place of the one before; a full slip stays
 * as it is.
 */
export function toggle(list: readonly Selection[], next: Selection): readonly Selection[] {
  if (list.some((each) => isSame(each, next))) return list.filter((each) => !isSame(each, next))
  const at = list.findIndex(({ match, market }) => match.number === next.match.number && market.id === next.market.id)
  if (at >= 0) return list.with(at, next)
  return list.length < SELECTIONS_MAX ? [...list, next] : list
}
