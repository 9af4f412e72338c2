import { assert } from '@ronda/core'
import { fieldsOf, isWithin } from '../arcade/read.ts'
import { isAlike } from '../arcade/verify.ts'

/** Whole numbers by name: units by place, shares by class, or what a share of each class pays. */
export type Amounts = Readonly<Record<string, number>>

/** All bets on a round in one currency, in one mode (real or fun money). */
export type Heap = {
  /** How many players have bet. */
  readonly players: number
  readonly stakedUnits: number
  /** The units on each place that players play for. Bets at fixed odds are staked, but are not in the heap. */
  readonly laid: Amounts
  /** What earlier rounds have left over, in ten-thousandths of the unit. */
  readonly carried: number
}

/** How a heap is divided: what each share of a class pays, and what is left over, in ten-thousandths of the unit. */
export type Division = {
  /** Null where it is not divided in this round: then the rules pay without it, and it is carried unchanged. */
  readonly perShare: Amounts | null
  readonly carried: number
}

/**
 * Rules by which players play for each other's stakes. Everything that is divided was staked, and everything that was
 * staked for it is divided or carried: `divideHeap` checks that.
 */
export type Pool<Bet, Outcome> = {
  /** How much of every unit in the heap goes to the players, in ten-thousandths of it. */
  readonly part: number
  /** Whether what each outcome pays follows from what is laid, so that it is known when bets close. */
  readonly isKnownBefore: boolean
  /** The units of a bet by place, for places that players play for. The sums are published while bets are taken. */
  laidBy(bet: Bet): Amounts
  /** How many shares of each class a bet has. Each pays what `divide` says. */
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

/** What shares pay, in ten-thousandths of the unit. */
export function worthOf(shares: Amounts, perShare: Amounts): number {
  return Object.entries(shares).reduce((sum, [name, count]) => sum + count * (perShare[name] ?? 0), 0)
}

/** Adds up amounts name by name. */
export function addAmounts(sum: Amounts, more: Amounts): Amounts {
  const added: Record<string, number> = { ...sum }
  for (const [name, count] of Object.entries(more)) added[name] = (added[name] ?? 0) + count
  return added
}

const sumOf = (amounts: Amounts): number => Object.values(amounts).reduce((sum, count) => sum + count, 0)

/** What players of a heap can win together, in ten-thousandths of the unit. */
export const heapOf = ({ part }: Pick<AnyPool, 'part'>, { laid, carried }: Pick<Heap, 'laid' | 'carried'>): number =>
  part * sumOf(laid) + carried

/** Divides a heap by its rules. `isExact`: what is paid and what is left over add up to what was there. */
function divided(pool: AnyPool, heap: Heap, shares: Amounts, outcome: unknown) {
  const { perShare, carried: carriedOn } = pool.divide(heap, shares, outcome)
  const [before, after] =
    perShare === null ? [heap.carried, carriedOn] : [heapOf(pool, heap), worthOf(shares, perShare) + carriedOn]
  const isExact = carriedOn >= 0 && Number.isSafeInteger(before) && before === after
  return { perShare, carriedOn, before, after, isExact }
}

/** Divides a heap of ours: one that is not divided exactly is a fault of the rules. */
export function divideHeap(pool: AnyPool, heap: Heap, shares: Amounts, outcome: unknown): DividedHeap {
  const { perShare, carriedOn, before, after, isExact } = divided(pool, heap, shares, outcome)
  assert(isExact, `a heap of ${before} divided into ${after}`)
  return { ...heap, shares, perShare, carriedOn }
}

const isAmount = (value: unknown): value is number => isWithin(value, 0, Number.MAX_SAFE_INTEGER)

const isWithinAmounts = (part: Amounts, whole: Amounts): boolean =>
  Object.entries(part).every(([name, count]) => count <= (whole[name] ?? 0))

/** What a player has in a heap. */
export type Own = { readonly units: number; readonly laid: Amounts; readonly shares: Amounts }

/** Whether a published heap was divided by the rules, and contains the bets of its player. */
export function isDivided(pool: AnyPool, published: DividedHeap, own: Own, outcome: unknown): boolean {
  const { players, stakedUnits, laid, shares, carried } = published
  const amounts = [...Object.values(fieldsOf(laid)), ...Object.values(fieldsOf(shares))]
  if (![players, stakedUnits, carried, ...amounts].every(isAmount)) return false
  const isIn =
    own.units <= stakedUnits && isWithinAmounts(own.laid, laid) && isWithinAmounts(own.shares, shares) && players > 0
  if (!isIn || sumOf(laid) > stakedUnits || !isAmount(heapOf(pool, published))) return false
  const again = divided(pool, { players, stakedUnits, laid, carried }, shares, outcome)
  return again.isExact && isAlike(again.perShare, published.perShare) && again.carriedOn === published.carriedOn
}
