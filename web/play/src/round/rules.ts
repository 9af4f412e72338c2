import type { SlotModel } from '@ronda/games'

/**
 * What the models of different mechanics have in common without having it all: each part is there or not, and where it
 * is there it means the same. Screens ask for the part, so that a new mechanic is shown without being known by name.
 */
export type Rules = {
  /** For each line, its row on every reel. */
  readonly lines?: readonly (readonly number[])[]
  /** Coins by symbol and by the length of a run. */
  readonly pays?: readonly (readonly number[])[]
  /** Coins by the number of scatters in view. */
  readonly scatterPays?: readonly number[]
  /** Free spins by the number of scatters in view. */
  readonly freeSpins?: readonly number[]
  /** All coins of a free spin are multiplied by this. */
  readonly freeMultiplier?: number
  /** So many scatters in view open free spins, and all that these pay is multiplied. */
  readonly free?: { readonly from: number; readonly times: number }
  /** So many scatters in view open the wheel. */
  readonly wheel?: { readonly from: number }
  /** So many coins in view open the feature in which they are held. */
  readonly hold?: { readonly from: number }
}

export function rulesOf(model: SlotModel): Rules {
  return model
}

/** What all prizes of free spins are multiplied by. */
export function freeTimesOf(model: SlotModel): number {
  const { freeMultiplier, free } = rulesOf(model)
  return freeMultiplier ?? free?.times ?? 1
}

/** What the scatter's place is used for in games that have none: a coin with a value, or a symbol that hides another. */
export function emblemOf({ mechanic }: { readonly mechanic: string }): 'coin' | 'mystery' | undefined {
  if (mechanic === 'hold' || mechanic === 'collect') return 'coin'
  return mechanic === 'mystery' ? 'mystery' : undefined
}

/** The least number of scatters that opens something; undefined where they open nothing. */
export function scattersNeeded(model: SlotModel): number | undefined {
  const { freeSpins, hold, wheel, free } = rulesOf(model)
  const opener = hold ?? wheel ?? free
  if (opener) return opener.from
  const least = freeSpins?.findIndex((spins) => spins > 0) ?? -1
  return least > 0 ? least : undefined
}
