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
  /** What lies where of all that is played for, in units. Bets at fixed odds are staked, and lie outside. */
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
  /** How much of every unit that lies in the heap goes to the players, in ten-thousandths of it. */
  readonly part: number
  /** Where the units of a bet lie, of a few places: those that players play for. It is told while bets are taken. */
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

const sumOf = (amounts: Amounts): number => Object.values(amounts).reduce((sum, count) => sum + count, 0)

/** What players of a heap can win altogether, in ten-thousandths of the unit. */
export const heapOf = ({ part }: Pick<AnyPool, 'part'>, { laid, carried }: Pick<Heap, 'laid' | 'carried'>): number =>
  part * sumOf(laid) + carried

/** Divides a heap by its rules. `isExact`: what is paid and what is left over are together what was there. */
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

/** Whether a heap that is told was divided as the rules say, and holds what its player has laid. */
export function isDivided(pool: AnyPool, told: DividedHeap, own: Own, outcome: unknown): boolean {
  const { players, stakedUnits, laid, shares, carried } = told
  const amounts = [...Object.values(fieldsOf(laid)), ...Object.values(fieldsOf(shares))]
  if (![players, stakedUnits, carried, ...amounts].every(isAmount)) return false
  const isIn =
    own.units <= stakedUnits && isWithinAmounts(own.laid, laid) && isWithinAmounts(own.shares, shares) && players > 0
  if (!isIn || sumOf(laid) > stakedUnits || !isAmount(heapOf(pool, told))) return false
  const again = divided(pool, { players, stakedUnits, laid, carried }, shares, outcome)
  return again.isExact && isAlike(again.perShare, told.perShare) && again.carriedOn === told.carriedOn
}
