import type { Currency } from '@ronda/core'
import type { Slip } from '@ronda/games/sports'

type Single = {
  readonly match: number
  readonly price: number
  readonly currency: Currency
  readonly stake: bigint
}

/** A single bet as the engine sees it. */
export function slipOf({ match, price, currency, stake }: Single): Slip {
  const selection = { kind: 'plain', fixture: String(match), price, isBanker: false, place: null } as const
  return { currency, unit: stake, sizes: [1], isEachWay: false, isFree: false, selections: [selection] }
}
