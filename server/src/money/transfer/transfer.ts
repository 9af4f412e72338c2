import type { MoneyPolicy } from '@ronda/contract'
import { ATOMS_PER_UNIT, hours, isPayable, minutes, type Currency } from '@ronda/core'

/** Someone as the line knows them. */
export type Person = {
  readonly id: string
  readonly number: string
  readonly name: string
  readonly kind: 'member' | 'agent' | 'operator' | 'trial'
  readonly currency: Currency
  readonly isBlocked: boolean
  readonly upline: string | null
}

/** Which way money goes between two people; undefined where it may not go at all. */
export function directionOf(sender: Person, receiver: Person): 'up' | 'down' | undefined {
  if (sender.upline === receiver.id && receiver.kind === 'agent') return 'up'
  const isBrought = receiver.kind === 'member' || receiver.kind === 'agent'
  return receiver.upline === sender.id && sender.kind === 'agent' && isBrought ? 'down' : undefined
}

export type TransferPolicy = MoneyPolicy['transfer']

export type Sending = {
  readonly policy: TransferPolicy
  readonly sender: Person
  readonly receiver: Person | undefined
  readonly amount: bigint
  /** What the sender has sent today already. */
  readonly sentToday: bigint
  /** Money of the sender's is in an open round or at a vendor: what it will be worth is not known yet. */
  readonly isPlaying: boolean
  /** The receiver has stopped play or bounded deposits, which money from an agent is one of. */
  readonly isReceiverClosed: boolean
}

export type SendRefusal =
  | 'transfer.closed'
  | 'transfer.not_in_line'
  | 'transfer.below_min'
  | 'transfer.above_max'
  | 'transfer.day_limit'
  | 'transfer.in_play'
  | 'transfer.receiver_closed'
  | 'wallet.amount_invalid'

const unitsOf = (units: number): bigint => BigInt(units) * ATOMS_PER_UNIT

/** In the order in which a person should hear of them. */
export function sendRefusal(sending: Sending): SendRefusal | undefined {
  const { policy, sender, receiver, amount, sentToday, isPlaying, isReceiverClosed } = sending
  const direction = receiver && directionOf(sender, receiver)
  if (!receiver || !direction || receiver.currency !== sender.currency) return 'transfer.not_in_line'
  if (!(direction === 'up' ? policy.toUpline : policy.toDownline)) return 'transfer.closed'
  if (receiver.isBlocked || isReceiverClosed) return 'transfer.receiver_closed'
  if (!isPayable(sender.currency, amount)) return 'wallet.amount_invalid'
  if (amount < unitsOf(policy.min)) return 'transfer.below_min'
  if (amount > unitsOf(policy.max)) return 'transfer.above_max'
  if (sentToday + amount > unitsOf(policy.perDay)) return 'transfer.day_limit'
  return isPlaying ? 'transfer.in_play' : undefined
}

/** What bounds a transfer just now. */
export function boundsOf(policy: TransferPolicy, sentToday: bigint) {
  const perDay = unitsOf(policy.perDay)
  const leftToday = perDay > sentToday ? perDay - sentToday : 0n
  return { min: unitsOf(policy.min), max: unitsOf(policy.max), leftToday }
}

/**
 * Refusals that tell something which the sender may be after: whether a password is right, who is in a line, what
 * somebody else allows themselves. A slip in the form or an empty wallet tells nothing and closes nothing.
 */
const PROBES: ReadonlySet<string> = new Set([
  'payment_password.wrong',
  'transfer.not_in_line',
  'transfer.receiver_closed',
])

/** Whether an attempt that ended like this counts towards the block. */
export function isFailure(refusal: string): boolean {
  return PROBES.has(refusal)
}

/** MN-8: so many failures in so short a time close the way for a while, and as many again for a day. */
const FAILURES_MAX = 5
const FAILURES_WITHIN_MS = minutes(10)
const BLOCKED_MS = minutes(30)
const SUSPENDED_AFTER = 2 * FAILURES_MAX
const SUSPENDED_WITHIN_MS = hours(2)
const SUSPENDED_MS = hours(24)

/** How far back failures matter. */
export const FAILURES_LOOK_BACK_MS: number = SUSPENDED_WITHIN_MS + SUSPENDED_MS

/** Until when nothing is sent; undefined when the way is open. `failedAtMs` has the newest first. */
export function blockedUntil(failedAtMs: readonly number[], nowMs: number): number | undefined {
  const [newest] = failedAtMs
  if (newest === undefined) return undefined
  const spanOf = (count: number): number => newest - (failedAtMs[count - 1] ?? Number.NEGATIVE_INFINITY)
  const untilMs =
    spanOf(SUSPENDED_AFTER) <= SUSPENDED_WITHIN_MS
      ? newest + SUSPENDED_MS
      : spanOf(FAILURES_MAX) <= FAILURES_WITHIN_MS
        ? newest + BLOCKED_MS
        : 0
  return untilMs > nowMs ? untilMs : undefined
}
