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

/** Deposits that one member may have open: more are a mistake, or somebody's game. */
export const OPEN_MAX = 5

/** How long we wait before a deposit is given up. What arrives later is credited all the same, within the limits. */
export const LIFE_MS: Readonly<Record<DepositWay, number>> = {
  card: hours(1),
  ewallet: hours(1),
  bank: days(3),
  crypto: days(1),
  agentCash: days(1),
}

export type AmountRefusal =
  | 'deposit.amount_invalid'
  | 'deposit.decimals'
  | 'deposit.below_min'
  | 'deposit.above_max'
  | 'deposit.other_currency'
  | 'deposit.way_closed'

type Asked = { readonly amount: bigint; readonly currency: Currency | undefined }

/** The first thing that is wrong, in the order in which a person would want to hear it. */
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

/** Those in which nothing has been confirmed, and money that arrives is still welcome. */
const UNPAID: readonly DepositState[] = ['asked', 'waiting', 'failed', 'cancelled', 'expired']

/** Nobody has paid yet, and somebody still might. */
export function isWaiting(state: DepositState): boolean {
  return state === 'asked' || state === 'waiting'
}

/** What is still to be done or heard of. */
export function isOpen(state: DepositState): boolean {
  return isWaiting(state) || state === 'confirmed'
}

/** What was confirmed, and is followed from there: refunds in part, disputes that were won, a second payment. */
const SETTLED: readonly DepositState[] = ['credited', 'reversed', 'owed', 'returned']

export function isSettled(state: DepositState): boolean {
  return SETTLED.includes(state)
}

/**
 * What follows from what the provider says. `confirm`: write down what was paid, then credit it. `credit`: finish what
 * was confirmed. `undo`: see to it that it never is. `correct`: give or take what makes the member's part what it should
 * be, and send back what is not theirs.
 */
export type Verdict =
  | { readonly does: 'nothing' }
  | { readonly does: 'confirm'; readonly paid: bigint }
  | { readonly does: 'credit' }
  | { readonly does: 'fail'; readonly reason: DepositReason }
  | { readonly does: 'undo' }
  | { readonly does: 'correct'; readonly paid: bigint; readonly kept: bigint }

/** Where a deposit stands; `standing` is what the member was given for it by now. */
type Stands = {
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

/** What the house still has of a payment, as the provider says it; undefined while it says nothing. */
export function keptOf({ state, paid, left }: ChargeState): bigint | undefined {
  if (state === 'waiting') return undefined
  return state === 'paid' ? (left ?? paid) : 0n
}

/** The member's part follows what is kept of the payment, and never what is to go back. */
function decideSettled(deposit: Stands, seen: ChargeState): Verdict {
  const { state, currency, toReturn, returned, standing } = deposit
  const kept = keptOf(seen)
  if (kept === undefined || (kept > 0n && seen.currency !== currency)) return NOTHING
  const known = deposit.paid ?? 0n
  const paid = seen.paid > known ? seen.paid : known
  // Nothing of it was credited yet, so the further payment is credited as a first one is.
  if (state === 'returned' && paid > known) return { does: 'confirm', paid }
  const isKnown = paid === known && kept === (deposit.kept ?? known) && returned === toReturn
  const isRight = (standing ?? 0n) === targetOf({ paid, toReturn }, kept) && state !== 'owed'
  return isKnown && isRight ? NOTHING : { does: 'correct', paid, kept }
}

/** The provider's present word decides, whatever notices said and in whatever order they came. */
export function decideLook(deposit: Stands, seen: ChargeState): Verdict {
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

const LOOK_MS_MIN = minutes(1)
const LOOK_MS_MAX = hours(1)

/** Asked again often at first, then less and less. */
export function nextLookMs(askedAtMs: number, nowMs: number): number {
  return nowMs + Math.min(LOOK_MS_MAX, Math.max(LOOK_MS_MIN, (nowMs - askedAtMs) / 4))
}

/** Letters and digits that nobody takes for each other, read aloud or written by hand. */
export const CASH_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const CASH_LETTERS_COUNT = 8

/** A code as it is kept, however it was typed. */
export function parseCashCode(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '')
  return code.length === CASH_LETTERS_COUNT && [...code].every((letter) => CASH_LETTERS.includes(letter))
    ? code
    : undefined
}

/** A name that its owner recognises and nobody else learns. */
export function maskName(name: string): string {
  const letters = [...name]
  const shown = letters.length > 4 ? 2 : 1
  return `${letters.slice(0, shown).join('')}${'•'.repeat(Math.max(2, letters.length - 2 * shown))}${letters.slice(-shown).join('')}`
}
