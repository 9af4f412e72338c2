import { assert } from '@ronda/core'
import { fieldsOf, isWithin } from '../arcade/read.ts'
import { isAlike } from '../arcade/verify.ts'

/** Whole numbers by name: units by place, shares by class, or what a share of each class brings. */
export type Amounts = Readonly<Record<string, number>>

/** All that was bet on a round in one currency, for money or for fun. */
export type Heap = {
  /** How many have bet. */
  readonly players: number
  readonly stakedUnits: number
  /** What lies where, in units. */
  readonly laid: Amounts
  /** What rounds before have left over, in ten-thousandths of the unit. */
  readonly carried: number
}

/** How a heap is divided: what each share of a class brings, and what is left over, in ten-thousandths of the unit. */
export type Division = {
  /** Null where it is not divided this time: then the rules pay without it, and it is carried as it was. */
  readonly perShare: Amounts | null
  readonly carried: number
}

/**
 * Rules by which players play for what they have staked themselves. Everything that is divided was staked, and everything
 * that was staked for it is divided or carried: `divideHeap` sees to that.
 */
export type Pool<Bet, Outcome> = {
  /** How much of every unit goes to the players, in ten-thousandths of it. */
  readonly part: number
  /** Where the units of a bet lie, of a few places. It is told while bets are taken. */
  laidBy(bet: Bet): Amounts
  /** How many shares of each class a bet has. Each of them brings what `divide` says. */
  sharesOf(bet: Bet, outcome: Outcome): Amounts
  /** `shares`: of all bets together. */
  divide(heap: Heap, shares: Amounts, outcome: Outcome): Division
}

type AnyPool = Pool<unknown, unknown>

/** A heap of a round that is over. */
export type DividedHeap = Heap & {
  readonly shares: Amounts
  readonly perShare: Amounts | null
  /** What is left over for the next round. */
  readonly carriedOn: number
}

/** What shares bring, in ten-thousandths of the unit. */
export function worthOf(shares: Amounts, perShare: Amounts): number {
  return Object.entries(shares).reduce((sum, [name, count]) => sum + count * (perShare[name] ?? 0), 0)
}

/** Adds up amounts name by name. */
export function addAmounts(sum: Amounts, more: Amounts): Amounts {
  const added: Record<string, number> = { ...sum }
  for (const [name, count] of Object.entries(more)) added[name] = (added[name] ?? 0) + count
  return added
}

/** What players of a heap can win altogether, in ten-thousandths of the unit. */
const heapOf = ({ part }: Pick<AnyPool, 'part'>, { stakedUnits, carried }: Heap): number => part * stakedUnits + carried

/** Divides a heap by its rules. What is paid and what is left over are together what was there, exactly. */
export function divideHeap(pool: AnyPool, heap: Heap, shares: Amounts, outcome: unknown): DividedHeap {
  const { perShare, carried: carriedOn } = pool.divide(heap, shares, outcome)
  const [before, after] =
    perShare === null ? [heap.carried, carriedOn] : [heapOf(pool, heap), worthOf(shares, perShare) + carriedOn]
  assert(
    carriedOn >= 0 && Number.isSafeInteger(before) && before === after,
    `a heap of ${before} divided into ${after}`,
  )
  return { ...heap, shares, perShare, carriedOn }
}

const isAmount = (value: unknown): value is number => isWithin(value, 0, Number.MAX_SAFE_INTEGER)

const isWithinAmounts = (part: Amounts, whole: Amounts): boolean =>
  Object.entries(part).every(([name, count]) => count <= (whole[name] ?? 0))

/** What a player has in a heap. */
export type Own = { readonly units: number; readonly laid: Amounts; readonly shares: Amounts }

/** Whether a heap that is told was divided as the rules say, and holds what its player has laid. */
export function isDivided(pool: AnyPool, told: DividedHeap, own: Own, outcome: unknown): boolean {
  const { players, stakedUnits, laid, shares, carried } = told
  const amounts = [...Object.values(fieldsOf(laid)), ...Object.values(fieldsOf(shares))]
  if (![players, stakedUnits, carried, ...amounts].every(isAmount)) return false
  const isIn =
    own.units <= stakedUnits && isWithinAmounts(own.laid, laid) && isWithinAmounts(own.shares, shares) && players > 0
  if (!isIn || !isAmount(heapOf(pool, told))) return false
  const { perShare, carriedOn } = divideHeap(pool, { players, stakedUnits, laid, carried }, shares, outcome)
  return isAlike(perShare, told.perShare) && carriedOn === told.carriedOn
}
