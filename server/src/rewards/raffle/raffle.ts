import { RAFFLE_LIMITS, type RafflePlan, type RafflePlanState, type RaffleState } from '@ronda/contract'
import { ATOMS_PER_UNIT, days, isPayable, minutes, type Currency } from '@ronda/core'
import { RAFFLE_TICKETS_MAX, type RaffleScale } from '@ronda/fair'
import type { ValidBet } from '../bet/bet.ts'
import { OPEN_MS } from '../decision/decision.ts'

/** A form has whole minutes: the minute that has just begun is still offered. */
const LATE_MS = minutes(1)

/** By then the last bets have been counted, and the list of tickets becomes final. */
export const FREEZE_AFTER_MS: number = minutes(10)

/** From the end to the draw: everybody has time to read the list of tickets before. */
export const DRAW_AFTER_MS: number = minutes(20)

/** How long a prize can be collected. */
export const PRIZE_MS: number = days(30)

/** Every prize that there is, in the order in which they are drawn. */
export const amountsOf = ({ prizes }: Pick<RafflePlan, 'prizes'>): readonly bigint[] =>
  prizes.flatMap(({ amount, count }) => Array.from({ length: count }, () => amount))

/** What the number of prizes follows from. */
export const scaleOf = (plan: RafflePlan): RaffleScale => ({
  perPrize: plan.perPrize,
  prizesMax: plan.prizesMax,
  stock: amountsOf(plan).length,
})

/** What all prizes cost that can be drawn. */
export const potOf = (plan: Pick<RafflePlan, 'prizes' | 'prizesMax'>): bigint =>
  amountsOf(plan)
    .slice(0, plan.prizesMax)
    .reduce((sum, amount) => sum + amount, 0n)

/** So many members can take part: the draw chooses among all tickets that they may have. */
export const roomOf = ({ ticketsMax }: Pick<RafflePlan, 'ticketsMax'>): number =>
  Math.min(RAFFLE_LIMITS.entrants, Math.floor(RAFFLE_TICKETS_MAX / ticketsMax))

const isPrize = (amount: bigint, currency: Currency): boolean =>
  isPayable(currency, amount) && amount <= BigInt(RAFFLE_LIMITS.prize) * ATOMS_PER_UNIT

function arePrizesGood({ prizes }: RafflePlan, currency: Currency): boolean {
  const stock = prizes.reduce((sum, { count }) => sum + count, 0)
  const isFalling = prizes.every(({ amount }, at) => at === 0 || amount < (prizes[at - 1]?.amount ?? 0n))
  const isEach = prizes.every(({ amount }) => isPrize(amount, currency))
  return isEach && isFalling && stock <= RAFFLE_LIMITS.stock
}

const isBet = (amount: bigint, currency: Currency): boolean =>
  isPayable(currency, amount) && amount <= BigInt(RAFFLE_LIMITS.betPerTicket) * ATOMS_PER_UNIT

/** Whether staff may propose this. */
export function isWithinLimits(plan: RafflePlan, currency: Currency, nowMs: number): boolean {
  const { startsAtMs, endsAtMs, hasFree, betPerTicket } = plan
  const lengthMs = endsAtMs - startsAtMs
  const isLong = lengthMs >= minutes(RAFFLE_LIMITS.minutesMin) && lengthMs <= days(RAFFLE_LIMITS.daysMax)
  const isTimely = startsAtMs > nowMs - LATE_MS && startsAtMs <= nowMs + days(RAFFLE_LIMITS.aheadDays)
  const isEarned = betPerTicket === null ? hasFree : isBet(betPerTicket, currency)
  return isLong && isTimely && isEarned && arePrizesGood(plan, currency)
}

/** Until when a proposal can be decided: no raffle is published that has ended. */
export const expiryOf = ({ endsAtMs }: Pick<RafflePlan, 'endsAtMs'>, nowMs: number): number =>
  Math.min(nowMs + OPEN_MS, endsAtMs)

export type Earned = { readonly free: number; readonly valid: bigint }

/** The tickets of a member: the free ones, and one for each full amount of valid bets, up to the most. */
export function ticketsOf({ free, valid }: Earned, { betPerTicket, ticketsMax }: RafflePlan): number {
  const bought = betPerTicket === null ? 0n : valid / betPerTicket
  const all = BigInt(free) + bought
  return all < BigInt(ticketsMax) ? Number(all) : ticketsMax
}

export type Timed = { readonly state: RafflePlanState; readonly startsAtMs: number; readonly endsAtMs: number }

/** What members see; only of raffles that were published. */
export function stateOf({ state, startsAtMs, endsAtMs }: Timed, nowMs: number): RaffleState {
  if (state === 'drawn' || state === 'cancelled') return state
  if (state === 'frozen' || nowMs >= endsAtMs) return 'closed'
  return nowMs < startsAtMs ? 'coming' : 'open'
}

const BY_STATE = {
  coming: 'raffle.not_yet',
  closed: 'raffle.over',
  drawn: 'raffle.over',
  cancelled: 'raffle.over',
} as const

export type Asked = {
  readonly hasEntry: boolean
  readonly isDeviceUsed: boolean
  readonly entrants: number
  readonly room: number
}

export type ClaimRefusal = 'raffle.not_yet' | 'raffle.over' | 'raffle.device' | 'raffle.full'

/** The first reason why somebody cannot take part, or get another free ticket. */
export function claimRefusal(raffle: Timed, asked: Asked, nowMs: number): ClaimRefusal | undefined {
  const state = stateOf(raffle, nowMs)
  if (state !== 'open') return BY_STATE[state]
  if (asked.hasEntry) return undefined
  if (asked.isDeviceUsed) return 'raffle.device'
  return asked.entrants >= asked.room ? 'raffle.full' : undefined
}

export type Entry = Earned & {
  readonly wallet: number
  readonly joinedAtMs: number
}

/** The valid bets that count for an entry: made after joining, while tickets are given. */
export const countedFor = (
  { wallet, joinedAtMs }: Entry,
  { startsAtMs, endsAtMs }: Omit<Timed, 'state'>,
  bets: readonly ValidBet[],
): bigint =>
  bets
    .filter((bet) => bet.wallet === wallet && bet.atMs >= Math.max(joinedAtMs, startsAtMs) && bet.atMs < endsAtMs)
    .reduce((sum, { valid }) => sum + valid, 0n)

/** The first ticket of each entry, in their order; those without tickets have none. */
export function numbered<Counted extends { readonly tickets: number }>(
  entries: readonly Counted[],
): readonly (Counted & { readonly first: number })[] {
  let next = 1
  return entries.flatMap((entry) => {
    if (entry.tickets === 0) return []
    const first = next
    next += entry.tickets
    return [{ ...entry, first }]
  })
}
