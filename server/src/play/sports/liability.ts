import type { Currency } from '@ronda/core'
import { marketId, type Market } from '@ronda/games/sports'
import type { Part } from './slip.ts'

type StakedOn = {
  readonly parts: readonly Part[]
  readonly currency: Currency
  readonly bets: number
  readonly staked: bigint
}

type Borne = { readonly selection: string; readonly currency: Currency; readonly payout: bigint }

/** What rests on a selection. */
export type Position = {
  readonly market: Market
  readonly choice: string
  readonly currency: Currency
  readonly bets: number
  readonly staked: bigint
  /** What would be paid if it wins and the other legs of its bets give their stakes back. */
  readonly payout: bigint
  /** The same less all that is staked on its market; what the house loses, below 0 what it keeps. */
  readonly net: bigint
}

const nameOf = (part: Part): string => `${marketId(part.market)}/${part.choice}`

/** What is staked by each name, a bet once. */
function sumsBy(staked: readonly StakedOn[], namesOf: (parts: readonly Part[]) => readonly string[]) {
  const sums = new Map<string, { bets: number; staked: bigint }>()
  for (const each of staked)
    for (const name of new Set(namesOf(each.parts))) {
      const sum = sums.get(`${each.currency} ${name}`) ?? { bets: 0, staked: 0n }
      sums.set(`${each.currency} ${name}`, { bets: sum.bets + each.bets, staked: sum.staked + each.staked })
    }
  return sums
}

/** What rests on every selection of a match that bets were placed on, the worst first. */
export function positionsOn(staked: readonly StakedOn[], borne: readonly Borne[]): readonly Position[] {
  const parts = new Map(staked.flatMap((each) => each.parts).map((part) => [nameOf(part), part]))
  const bySelection = sumsBy(staked, (each) => each.map(nameOf))
  const byMarket = sumsBy(staked, (each) => each.map(({ market }) => marketId(market)))
  return borne
    .flatMap(({ selection, currency, payout }) => {
      const part = parts.get(selection)
      const on = bySelection.get(`${currency} ${selection}`)
      if (part === undefined || on === undefined) return []
      const inMarket = byMarket.get(`${currency} ${marketId(part.market)}`)
      return [{ ...part, currency, ...on, payout, net: payout - (inMarket?.staked ?? 0n) }]
    })
    .toSorted((left, right) => (left.net === right.net ? 0 : left.net > right.net ? -1 : 1))
}

const MILLION = 1_000_000n

/** How much of a limit is used, in millionths. */
export const shareOf = (payout: bigint, most: bigint): number => Number((payout * MILLION) / most)
