import { err, ok, present, type Result } from '@ronda/core'
import { safeParse } from 'zod/mini'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { toMinor } from '../minor.ts'
import type {
  Charge,
  ChargeState,
  NoticeReading,
  Provider,
  ProviderFailure,
  ReportFailure,
  ReportLine,
} from '../provider.ts'
import { isSigned } from '../signature.lib.ts'
import { openStripeClient, type StripeClient, type StripeSettings } from './client.actions.ts'
import { findCharge, findReference, saveReference } from './reference.sql.ts'
import { listOf, sendBack } from './refund.actions.ts'
import {
  chargeStateOf,
  disputes,
  event,
  isDisputed,
  isRefunded,
  refunds,
  reportLineOf,
  session,
  transactions,
  type Session,
} from './responses.schema.ts'

const NAME = 'stripe'
/** The prefix of Stripe's checkout session ids. */
const SESSIONS = 'cs_'
const PAGE = 100
/** The most pages of balance transactions that one report reads. */
const PAGES_MAX = 50

export type StripeOptions = { readonly db: Db; readonly clock: Clock; readonly settings: StripeSettings }

/** The form of a checkout session, with our id in every object that Stripe reports on. */
function sessionForm(
  { id, amount, fee, currency, returnUrl }: Charge,
  minor: bigint,
): Readonly<Record<string, string>> {
  const cancelled = new URL(returnUrl)
  return {
    mode: 'payment',
    'payment_method_types[0]': 'card',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': minor.toString(),
    'line_items[0][price_data][product_data][name]': 'Depósito',
    client_reference_id: id,
    'metadata[deposit]': id,
    'metadata[fee]': fee.toString(),
    'metadata[amount]': amount.toString(),
    'payment_intent_data[metadata][deposit]': id,
    'payment_intent_data[metadata][fee]': fee.toString(),
    success_url: returnUrl,
    cancel_url: cancelled.href,
  }
}

/** Charges and reversals, oldest first, read page by page. */
async function readReport(
  client: StripeClient,
  fromMs: number,
  toMs: number,
): Promise<Result<readonly ReportLine[], ReportFailure>> {
  const lines: ReportLine[] = []
  let after = ''
  for (let page = 0; page < PAGES_MAX; page++) {
    const query = new URLSearchParams({
      limit: String(PAGE),
      'created[gte]': String(Math.floor(fromMs / 1_000)),
      'created[lt]': String(Math.ceil(toMs / 1_000)),
      'expand[0]': 'data.source',
      'expand[1]': 'data.source.charge',
      ...(after !== '' && { starting_after: after }),
    })
    const read = await client.ask(transactions, {
      method: 'GET',
      path: `/v1/balance_transactions?${query.toString()}`,
    })
    if (!read.ok) return read
    lines.push(...read.value.data.map(reportLineOf).filter((line) => line !== undefined))
    after = read.value.data.at(-1)?.id ?? ''
    if (!read.value.has_more || after === '') return ok(lines.toReversed())
  }
  return err('provider.too_many')
}

/** The deposit of a notice: by our own id where the notice has it, else by its payment intent. */
async function readNotice(db: Db, body: Buffer): Promise<NoticeReading> {
  const read = safeParse(event, JSON.parse(body.toString()))
  if (!read.success) return 'nothing'
  const { metadata, client_reference_id: ours, payment_intent: intent } = read.data.data.object
  const named = metadata?.['deposit'] ?? ours ?? undefined
  const id = named ?? (intent ? await db.read((tx) => findCharge(tx, NAME, intent)) : undefined)
  return id === undefined ? 'nothing' : { about: 'charge', id }
}

/**
 * Cards through Stripe's own page, by the Checkout Sessions API. Written to Stripe's API reference; a notice says which
 * session to read, and what was paid is read from the session itself.
 */
export function openStripe({ db, clock, settings }: StripeOptions): Provider {
  const client = openStripeClient(settings)

  async function readSession(reference: string): Promise<Result<Session, ProviderFailure>> {
    const path = `/v1/checkout/sessions/${encodeURIComponent(reference)}?expand[]=payment_intent.latest_charge`
    return client.ask(session, { method: 'GET', path })
  }

  async function save(charge: string, reference: string): Promise<void> {
    await db.write((tx) => saveReference(tx, { provider: NAME, reference, charge }, clock.nowMs()))
  }

  async function chargeState(id: string): Promise<Result<ChargeState, ProviderFailure>> {
    const reference = await db.read((tx) => findReference(tx, id, SESSIONS))
    // Without a session id there is no page on which anybody could have paid.
    if (reference === undefined) return ok({ state: 'waiting', paid: 0n, currency: 'USD' })
    const read = await readSession(reference)
    if (!read.ok) return read
    const { payment_intent: intent } = read.value
    const intentId = typeof intent === 'string' ? intent : intent?.id
    if (intentId === undefined) return ok(chargeStateOf(read.value, 'USD', { disputed: [], refunded: [] }))
    // Disputes and refunds name the payment intent only.
    await save(id, intentId)
    // The charge only says that it was disputed or refunded; the outcome is in the disputes and refunds.
    const disputed = isDisputed(read.value)
      ? await listOf(client, disputes, `disputes?payment_intent=${encodeURIComponent(intentId)}`)
      : ok({ data: [] })
    if (!disputed.ok) return disputed
    const refunded = isRefunded(read.value)
      ? await listOf(client, refunds, `refunds?payment_intent=${encodeURIComponent(intentId)}`)
      : ok({ data: [] })
    if (!refunded.ok) return refunded
    return ok(chargeStateOf(read.value, 'USD', { disputed: disputed.value.data, refunded: refunded.value.data }))
  }

  return {
    name: NAME,
    ways: ['card'],
    paysOut: false,
    async charge(charge) {
      const minor = toMinor(charge.amount + charge.fee, charge.currency)
      if (minor === undefined) return err('provider.closed')
      const form = sessionForm(charge, minor)
      const path = '/v1/checkout/sessions'
      const made = await client.ask(session, { method: 'POST', path, form, idempotencyKey: charge.id })
      if (!made.ok) return made
      await save(charge.id, made.value.id)
      return ok({ kind: 'page', url: present(made.value.url, 'the URL of the session') })
    },
    chargeState,
    refund: (asked) => sendBack(client, db, asked),
    // Stripe pays out to the brand's own bank, not to members.
    payOut: async () => err('provider.closed'),
    payoutState: async () => err('provider.closed'),
    async readNotice(headers, body, nowMs) {
      if (!isSigned(settings.webhookSecret, headers['stripe-signature'], body, nowMs)) return 'forged'
      return readNotice(db, body)
    },
    report: (fromMs, toMs) => readReport(client, fromMs, toMs),
  }
}
