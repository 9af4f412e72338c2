import { CURRENCIES, type Currency } from '@ronda/core'
import { z } from 'zod/mini'
import type { ChargeState, RefundState, ReportLine } from '../provider.ts'
import { fromMinor } from '../minor.ts'

/** The parts of Stripe's answers that we read, named as in its API reference. */
const count = z.int().check(z.gte(0))

const charge = z.object({
  refunded: z.boolean(),
  /** In minor units. */
  amount_refunded: z.optional(count),
  disputed: z.boolean(),
})

/** Disputes of one payment. While one is open, the bank has the money. */
export const disputes = z.object({ data: z.array(z.object({ amount: count, status: z.string() })) })
export type Disputes = z.infer<typeof disputes>['data']

/** In these states we have the money: a bank's inquiry, or a dispute that was won. */
const WITH_US = ['won', 'prevented', 'warning_needs_response', 'warning_under_review', 'warning_closed']

/** Refunds of one payment. */
const refundStatus = z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled'])
export const refund = z.object({ amount: count, status: z.nullish(refundStatus) })
export const refunds = z.object({ data: z.array(refund) })
export type StripeRefund = z.infer<typeof refund>

/** Whether the money of a refund has left us: it has while the refund is pending, and is back after it failed. */
const isGone = ({ status }: StripeRefund): boolean => status !== 'failed' && status !== 'canceled'

const sumOf = (made: readonly StripeRefund[]): bigint => made.reduce((sum, { amount }) => sum + BigInt(amount), 0n)

/** What was refunded or is being refunded, in minor units. */
export const refundedOf = (made: readonly StripeRefund[]): bigint => sumOf(made.filter(isGone))

/** What is still being refunded. */
const refundingOf = (made: readonly StripeRefund[]): bigint =>
  sumOf(made.filter((each) => isGone(each) && each.status !== 'succeeded'))

/** The state of all refunds together: done once the last of them is. */
export function refundStateOf(made: readonly StripeRefund[]): RefundState {
  if (made.every((each) => !isGone(each))) return { state: 'failed' }
  return { state: refundingOf(made) > 0n ? 'waiting' : 'done' }
}

export const session = z.object({
  id: z.string(),
  url: z.nullish(z.string()),
  status: z.nullish(z.enum(['open', 'complete', 'expired'])),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.nullish(count),
  currency: z.nullish(z.string()),
  metadata: z.nullish(z.record(z.string(), z.string())),
  payment_intent: z.nullish(
    z.union([z.string(), z.object({ id: z.string(), latest_charge: z.nullish(z.union([z.string(), charge])) })]),
  ),
})
export type Session = z.infer<typeof session>

export const event = z.object({
  type: z.string(),
  data: z.object({
    object: z.object({
      client_reference_id: z.nullish(z.string()),
      metadata: z.nullish(z.record(z.string(), z.string())),
      payment_intent: z.nullish(z.string()),
    }),
  }),
})

const source = z.nullish(
  z.union([
    z.string(),
    z.object({ metadata: z.nullish(z.record(z.string(), z.string())), charge: z.optional(z.unknown()) }),
  ]),
)

export const transactions = z.object({
  has_more: z.boolean(),
  data: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      amount: z.int(),
      currency: z.string(),
      created: count,
      source,
    }),
  ),
})
export type Transaction = z.infer<typeof transactions>['data'][number]

function currencyOf(text: string | null | undefined): Currency | undefined {
  return CURRENCIES.find((currency) => currency.toLowerCase() === text)
}

function latestCharge({ payment_intent: intent }: Session): z.infer<typeof charge> | undefined {
  if (typeof intent !== 'object' || intent === null) return undefined
  const { latest_charge: paid } = intent
  return typeof paid === 'object' && paid !== null ? paid : undefined
}

export const isDisputed = (checkout: Session): boolean => latestCharge(checkout)?.disputed === true

/** Whether it was ever refunded in part; whether the refund succeeded is in the refunds themselves. */
export function isRefunded(checkout: Session): boolean {
  const paid = latestCharge(checkout)
  return paid !== undefined && (paid.refunded || (paid.amount_refunded ?? 0) > 0)
}

/** The disputes and refunds that are read with a session. */
export type TakenBack = { readonly disputed: Disputes; readonly refunded: readonly StripeRefund[] }

/** What was returned to the payer, in minor units: refunds, in part or whole, and disputes that were not won. */
function takenBack({ disputed, refunded }: TakenBack): bigint {
  const standing = disputed.filter(({ status }) => !WITH_US.includes(status))
  return standing.reduce((sum, { amount }) => sum + BigInt(amount), refundedOf(refunded))
}

/** A checkout session as a charge state. The fee that was charged on top never reached us. */
export function chargeStateOf(checkout: Session, fallback: Currency, back: TakenBack): ChargeState {
  const currency = currencyOf(checkout.currency) ?? fallback
  const total = fromMinor(BigInt(checkout.amount_total ?? 0), currency)
  const fee = BigInt(checkout.metadata?.['fee'] ?? '0')
  const paid = total > fee ? total - fee : 0n
  if (checkout.payment_status === 'paid') {
    const taken = fromMinor(takenBack(back), currency)
    const left = taken < paid ? paid - taken : 0n
    const figures = { paid, refunding: fromMinor(refundingOf(back.refunded), currency), currency }
    return left === 0n ? { state: 'reversed', ...figures } : { state: 'paid', left, ...figures }
  }
  if (checkout.status === 'expired') return { state: 'failed', paid: 0n, currency, reason: 'declined' }
  return { state: 'waiting', paid: 0n, currency }
}

function metadataOf(from: Transaction['source']): Readonly<Record<string, string>> {
  if (typeof from !== 'object' || from === null) return {}
  const own = from.metadata ?? {}
  if (own['deposit'] !== undefined) return own
  const inner = z.safeParse(z.object({ metadata: z.record(z.string(), z.string()) }), from.charge)
  return inner.success ? inner.data.metadata : own
}

const KINDS: Readonly<Record<string, ReportLine['kind']>> = {
  charge: 'charge',
  payment: 'charge',
  refund: 'reversal',
  payment_refund: 'reversal',
  refund_failure: 'reversal',
  payment_failure_refund: 'reversal',
  adjustment: 'reversal',
}

/** The fee was never ours: a full refund takes no more than we had. */
function partOf(taken: bigint, from: Transaction['source'], fee: bigint, currency: Currency): bigint {
  const inner = typeof from === 'object' && from !== null ? from.charge : undefined
  const read = z.safeParse(z.object({ amount: count }), inner)
  const size = taken < 0n ? -taken : taken
  const ours = (read.success ? fromMinor(BigInt(read.data.amount), currency) : size) - fee
  const moved = size < ours ? size : ours
  return taken < 0n ? -moved : moved
}

/** A Stripe balance transaction about one of our deposits. */
export function reportLineOf({ type, amount, currency, created, source: from }: Transaction): ReportLine | undefined {
  const [kind, known] = [KINDS[type], currencyOf(currency)]
  const { deposit, fee = '0' } = metadataOf(from)
  if (kind === undefined || known === undefined || deposit === undefined) return undefined
  const total = fromMinor(BigInt(amount), known)
  // A return that was undone, as after a won dispute, is a negative reversal.
  const moved = kind === 'charge' ? total - BigInt(fee) : partOf(-total, from, BigInt(fee), known)
  return { id: deposit, kind, amount: moved, currency: known, atMs: created * 1_000 }
}
