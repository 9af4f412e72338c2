import type { MoneyPolicy } from '@ronda/contract'
import { ATOMS_PER_UNIT, hours, isPayable, minutes, type Currency } from '@ronda/core'

/** An account with its place in the agent hierarchy. */
export type Person = {
  readonly id: string
  readonly number: string
  readonly name: string
  readonly kind: 'member' | 'agent' | 'operator' | 'trial'
  readonly currency: Currency
  readonly isBlocked: boolean
  readonly upline: string | null
}

/** The direction of a transfer between two people; undefined when it is not allowed. */
export function directionOf(sender: Person, receiver: Person): 'up' | 'down' | undefined {
  if (sender.upline === receiver.id && receiver.kind === 'agent') return 'up'
  const isDownlineKind = receiver.kind === 'member' || receiver.kind === 'agent'
  return receiver.upline === sender.id && sender.kind === 'agent' && isDownlineKind ? 'down' : undefined
}

export type TransferPolicy = MoneyPolicy['transfer']

export type Sending = {
  readonly policy: TransferPolicy
  readonly sender: Person
  readonly receiver: Person | undefined
  readonly amount: bigint
  /** What the sender has already sent today. */
  readonly sentToday: bigint
  /** Money of the sender is in an open round or at a vendor: its final amount is not known yet. */
  readonly isPlaying: boolean
  /** The receiver has a break or a deposit limit; money from an agent counts as a deposit. */
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

/** In the order in which they are reported. */
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

/** The current limits of a transfer. */
export function boundsOf(policy: TransferPolicy, sentToday: bigint) {
  const perDay = unitsOf(policy.perDay)
  const leftToday = perDay > sentToday ? perDay - sentToday : 0n
  return { min: unitsOf(policy.min), max: unitsOf(policy.max), leftToday }
}

/**
 * Refusals that reveal what an attacker may look for: whether a password is right, who is in a line, which limits
 * somebody else has. An invalid form or an empty wallet reveals nothing and does not count.
 */
const PROBES: ReadonlySet<string> = new Set([
  'payment_password.wrong',
  'transfer.not_in_line',
  'transfer.receiver_closed',
])

/** Whether an attempt with this refusal counts towards the block. */
export function isFailure(refusal: string): boolean {
  return PROBES.has(refusal)
}

/**
 * MN-8: this many failures within ten minutes block transfers for half an hour, and twice as many within two hours for
 * a day.
 */
const FAILURES_MAX = 5
const FAILURES_WITHIN_MS = minutes(10)
const BLOCKED_MS = minutes(30)
const SUSPENDED_AFTER = 2 * FAILURES_MAX
const SUSPENDED_WITHIN_MS = hours(2)
const SUSPENDED_MS = hours(24)

/** How far back failures count. */
export const FAILURES_WINDOW_MS: number = SUSPENDED_WITHIN_MS + SUSPENDED_MS

/** Until when transfers are blocked; undefined when they are not. `failedAtMs` is newest first. */
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
