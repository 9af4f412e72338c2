import {
  DEPOSIT_REASONS,
  type DepositReason,
  type DepositState,
  type DepositWay,
  type MoneyPolicy,
} from '@ronda/contract'
import {
  ATOMS_PER_UNIT,
  days,
  err,
  hours,
  minutes,
  ok,
  isWholeIn,
  unreachable,
  type Currency,
  type Result,
} from '@ronda/core'
import type { ChargeState } from '../provider/provider.ts'
import { targetOf } from './credit.ts'

export type WayPolicy = MoneyPolicy['deposits'][number]

/** Deposits that one member may have open: more are a mistake or abuse. */
export const OPEN_MAX = 5

/** How long a deposit waits for its payment. A payment that arrives after that is still credited, within the limits. */
export const LIFE_MS: Readonly<Record<DepositWay, number>> = {
  card: hours(1),
  ewallet: hours(1),
  bank: days(3),
  bankTransfer: days(5),
  crypto: days(1),
  agentCash: days(1),
}

/** Ways in which the member writes a transfer at their own bank, and may send a picture of it. */
export const TRANSFER_WAYS: readonly DepositWay[] = ['bank', 'bankTransfer']

export type AmountRefusal =
  | 'deposit.amount_invalid'
  | 'deposit.decimals'
  | 'deposit.below_min'
  | 'deposit.above_max'
  | 'deposit.other_currency'
  | 'deposit.way_closed'

type Asked = { readonly amount: bigint; readonly currency: Currency | undefined }

/** The first rule that is broken, in the order that is most useful to the member. */
export function decideAmount(
  policy: WayPolicy | undefined,
  { amount, currency }: Asked,
  own: Currency,
): Result<undefined, AmountRefusal> {
  if (!policy?.enabled) return err('deposit.way_closed')
  if (currency !== undefined && currency !== own) return err('deposit.other_currency')
  if (amount <= 0n) return err('deposit.amount_invalid')
  if (!isWholeIn(own, amount)) return err('deposit.decimals')
  if (amount < BigInt(policy.min) * ATOMS_PER_UNIT) return err('deposit.below_min')
  if (amount > BigInt(policy.max) * ATOMS_PER_UNIT) return err('deposit.above_max')
  return ok(undefined)
}

/** States in which no payment was confirmed, and a payment that arrives is still credited. */
const UNPAID: readonly DepositState[] = ['asked', 'waiting', 'failed', 'cancelled', 'expired']

/** Whether the deposit is unpaid and can still be paid. */
export function isWaiting(state: DepositState): boolean {
  return state === 'asked' || state === 'waiting'
}

/** Whether the deposit still needs work or news from the provider. */
export function isOpen(state: DepositState): boolean {
  return isWaiting(state) || state === 'confirmed'
}

/** States after confirmation; such a deposit still follows partial refunds, won disputes and second payments. */
const SETTLED: readonly DepositState[] = ['credited', 'reversed', 'owed', 'returned']

export function isSettled(state: DepositState): boolean {
  return SETTLED.includes(state)
}

/**
 * What follows from the state that the provider reports. `confirm`: record what was paid, then credit it. `credit`:
 * finish what was confirmed. `undo`: make sure that it is never credited. `correct`: credit or take what brings the
 * member to their share, and refund what is not theirs.
 */
export type Verdict =
  | { readonly does: 'nothing' }
  | { readonly does: 'confirm'; readonly paid: bigint }
  | { readonly does: 'credit' }
  | { readonly does: 'fail'; readonly reason: DepositReason }
  | { readonly does: 'undo' }
  | { readonly does: 'correct'; readonly paid: bigint; readonly kept: bigint }

/** The parts of a deposit that a verdict depends on; `standing` is what the member was credited so far. */
type DepositStanding = {
  readonly state: DepositState
  readonly currency: Currency
  readonly paid: bigint | null
  readonly toReturn: bigint
  readonly returned: bigint
  readonly kept: bigint | null
  readonly standing: bigint | null
}

const NOTHING: Verdict = { does: 'nothing' }

function reasonOf(text: string | undefined): DepositReason {
  return DEPOSIT_REASONS.find((reason) => reason === text) ?? 'declined'
}

/** What we still hold of a payment according to the provider; undefined while it is waiting. */
export function keptOf({ state, paid, left }: ChargeState): bigint | undefined {
  if (state === 'waiting') return undefined
  return state === 'paid' ? (left ?? paid) : 0n
}

/** The member's share follows what is kept of the payment, never the amount to return. */
function decideSettled(deposit: DepositStanding, seen: ChargeState): Verdict {
  const { state, currency, toReturn, returned, standing } = deposit
  const kept = keptOf(seen)
  if (kept === undefined || (kept > 0n && seen.currency !== currency)) return NOTHING
  const known = deposit.paid ?? 0n
  const paid = seen.paid > known ? seen.paid : known
  // Nothing was credited yet, so the further payment is credited like a first one.
  if (state === 'returned' && paid > known) return { does: 'confirm', paid }
  const isKnown = paid === known && kept === (deposit.kept ?? known) && returned === toReturn
  const isRight = (standing ?? 0n) === targetOf({ paid, toReturn }, kept) && state !== 'owed'
  return isKnown && isRight ? NOTHING : { does: 'correct', paid, kept }
}

/** The provider's current state decides, whatever notices said and in whatever order they came. */
export function decideVerdict(deposit: DepositStanding, seen: ChargeState): Verdict {
  const { state } = deposit
  if (isSettled(state)) return decideSettled(deposit, seen)
  const isUnpaid = UNPAID.includes(state)
  switch (seen.state) {
    case 'waiting':
      return state === 'confirmed' ? { does: 'credit' } : NOTHING
    case 'paid':
      if (state === 'confirmed') return { does: 'credit' }
      if (!isUnpaid || seen.paid <= 0n) return NOTHING
      if (seen.currency === deposit.currency) return { does: 'confirm', paid: seen.paid }
      return state === 'failed' ? NOTHING : { does: 'fail', reason: 'currency' }
    case 'failed':
    case 'reversed':
      if (isWaiting(state))
        return { does: 'fail', reason: seen.state === 'failed' ? reasonOf(seen.reason) : 'reversed' }
      return isUnpaid ? NOTHING : { does: 'undo' }
    default:
      return unreachable(seen.state)
  }
}

const POLL_MS_MIN = minutes(1)
const POLL_MS_MAX = hours(1)

/** Polls are frequent at first, then rarer. */
export function nextPollMs(askedAtMs: number, nowMs: number): number {
  return nowMs + Math.min(POLL_MS_MAX, Math.max(POLL_MS_MIN, (nowMs - askedAtMs) / 4))
}

/** Letters and digits that are not mistaken for each other when read aloud or written by hand. */
export const CASH_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const CASH_LETTERS_COUNT = 8

/** The code as it is stored, however it was typed. */
export function parseCashCode(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '')
  return code.length === CASH_LETTERS_COUNT && [...code].every((letter) => CASH_LETTERS.includes(letter))
    ? code
    : undefined
}

/** A masked name that its owner recognises and others cannot read. */
export function maskName(name: string): string {
  const letters = [...name]
  const shown = letters.length > 4 ? 2 : 1
  return `${letters.slice(0, shown).join('')}${'•'.repeat(Math.max(2, letters.length - 2 * shown))}${letters.slice(-shown).join('')}`
}
