import type { Round, SlotModel } from '@ronda/games'

/**
 * The optional parts that models of different mechanics share: a part that is present means the same everywhere.
 * Screens use the parts, so that a new mechanic is shown without being known by name.
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
  /** A round has at most so many free spins. */
  readonly freeSpinsMax?: number
  /** A round ends when it has won this many times the price of a spin. */
  readonly winMax?: number
  /** All coins of a free spin are multiplied by this. */
  readonly freeMultiplier?: number
  /** This many scatters in view start free spins, and all that these pay is multiplied. */
  readonly free?: { readonly from: number; readonly times: number }
  /** This many scatters in view start the wheel. */
  readonly wheel?: { readonly from: number }
  /** This many coins in view start the feature in which they are held. */
  readonly hold?: { readonly from: number }
}

export function rulesOf(model: SlotModel): Rules {
  return model
}

/** Whether a round ended because it reached its cap. */
export function isAtCap(model: SlotModel, { coins }: Pick<Round, 'coins'>): boolean {
  const { winMax = Infinity } = rulesOf(model)
  return coins >= winMax * model.cost
}

/** The multiplier of all prizes in free spins. */
export function freeTimesOf(model: SlotModel): number {
  const { freeMultiplier, free } = rulesOf(model)
  return freeMultiplier ?? free?.times ?? 1
}

/** The sign on a coin, a symbol that hides another, or one that multiplies wins. */
export type Emblem = { readonly kind: 'coin' | 'mystery' | 'orb'; readonly sign: string }

/**
 * What replaces the scatter in games that have none. The picture of the scatter has a ribbon with the word bonus, and
 * these games have no bonus to start.
 */
export function emblemOf({
  mechanic,
  orb = 0,
}: {
  readonly mechanic: string
  readonly orb?: number
}): Emblem | undefined {
  if (mechanic === 'hold' || mechanic === 'collect') return { kind: 'coin', sign: '★' }
  if (mechanic === 'mystery') return { kind: 'mystery', sign: '?' }
  return orb > 0 ? { kind: 'orb', sign: `×${orb}` } : undefined
}

/** The smallest number of scatters that starts a feature; undefined where they start none. */
export function scattersNeeded(model: SlotModel): number | undefined {
  const { freeSpins, hold, wheel, free } = rulesOf(model)
  const opener = hold ?? wheel ?? free
  if (opener) return opener.from
  const least = freeSpins?.findIndex((spins) => spins > 0) ?? -1
  return least > 0 ? least : undefined
}
