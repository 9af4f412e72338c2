import { CURRENCIES, type Currency } from '@ronda/core'
import { z } from 'zod/mini'
import type { ChargeState, ReportLine } from '../provider.ts'
import { fromMinor } from '../minor.ts'

/** What we read of Stripe's answers, as its API reference names it; the rest is left alone. */
const count = z.int().check(z.gte(0))

const charge = z.object({
  refunded: z.boolean(),
  disputed: z.boolean(),
})

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

/** What is left of a payment by now: a refund in full or a dispute takes it back. */
function isTakenBack({ payment_intent: intent }: Session): boolean {
  if (typeof intent !== 'object' || intent === null) return false
  const { latest_charge: paid } = intent
  return typeof paid === 'object' && paid !== null && (paid.refunded || paid.disputed)
}

/** A checkout session as the house understands it. The fee that was charged on top never reached it. */
export function chargeStateOf(checkout: Session, fallback: Currency): ChargeState {
  const currency = currencyOf(checkout.currency) ?? fallback
  const total = fromMinor(BigInt(checkout.amount_total ?? 0), currency)
  const fee = BigInt(checkout.metadata?.['fee'] ?? '0')
  const paid = total > fee ? total - fee : 0n
  if (checkout.payment_status === 'paid') return { state: isTakenBack(checkout) ? 'reversed' : 'paid', paid, currency }
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
  adjustment: 'reversal',
}

/** A line of Stripe's balance that is about a deposit of ours. */
export function reportLineOf({ type, amount, currency, created, source: from }: Transaction): ReportLine | undefined {
  const [kind, known] = [KINDS[type], currencyOf(currency)]
  const { deposit, fee = '0' } = metadataOf(from)
  if (kind === undefined || known === undefined || deposit === undefined) return undefined
  const total = fromMinor(BigInt(Math.abs(amount)), known)
  return { id: deposit, kind, amount: total - BigInt(fee), currency: known, atMs: created * 1_000 }
}
