import { err, ok, present, type Result } from '@ronda/core'
import { safeParse } from 'zod/mini'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { toMinor } from '../minor.ts'
import type { Charge, ChargeState, NoticeReading, Provider, ProviderFailure, ReportLine } from '../provider.ts'
import { isSigned } from '../signature.actions.ts'
import { openStripeClient, type StripeClient, type StripeSettings } from './client.ts'
import { findCharge, findReference, keepReference } from './reference.sql.ts'
import { listOf, sendBack } from './refund.ts'
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
} from './words.ts'

const NAME = 'stripe'
/** Stripe's own names of sessions begin like this. */
const SESSIONS = 'cs_'
const PAGE = 100
/** Pages of its balance that one report reads at most. */
const PAGES_MAX = 50

export type StripeOptions = { readonly db: Db; readonly clock: Clock; readonly settings: StripeSettings }

/** A session is asked for by what will be paid on it, and carries our id wherever Stripe tells of it. */
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

/** What came in and went back, oldest first, read page by page. */
async function readReport(
  client: StripeClient,
  fromMs: number,
  toMs: number,
): Promise<Result<readonly ReportLine[], ProviderFailure>> {
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
    if (!read.value.has_more || after === '') break
  }
  return ok(lines.toReversed())
}

/** Which deposit a notice is about: by our own id where it carries one, else by the payment that it names. */
async function readNotice(db: Db, body: Buffer): Promise<NoticeReading> {
  const read = safeParse(event, JSON.parse(body.toString()))
  if (!read.success) return 'nothing'
  const { metadata, client_reference_id: ours, payment_intent: intent } = read.data.data.object
  const named = metadata?.['deposit'] ?? ours ?? undefined
  const id = named ?? (intent ? await db.read((tx) => findCharge(tx, NAME, intent)) : undefined)
  return id === undefined ? 'nothing' : { about: 'charge', id }
}

/**
 * Cards through Stripe's own page, by the Checkout Sessions API. Written to Stripe's API reference; its notices say which
 * session to look at, and what was paid is read from the session itself.
 */
export function openStripe({ db, clock, settings }: StripeOptions): Provider {
  const client = openStripeClient(settings)

  async function readSession(reference: string): Promise<Result<Session, ProviderFailure>> {
    const path = `/v1/checkout/sessions/${encodeURIComponent(reference)}?expand[]=payment_intent.latest_charge`
    return client.ask(session, { method: 'GET', path })
  }

  async function keep(charge: string, reference: string): Promise<void> {
    await db.write((tx) => keepReference(tx, { provider: NAME, reference, charge }, clock.nowMs()))
  }

  async function chargeState(id: string): Promise<Result<ChargeState, ProviderFailure>> {
    const reference = await db.read((tx) => findReference(tx, id, SESSIONS))
    // Without its name there is no page on which anybody could have paid.
    if (reference === undefined) return ok({ state: 'waiting', paid: 0n, currency: 'USD' })
    const read = await readSession(reference)
    if (!read.ok) return read
    const { payment_intent: intent } = read.value
    const intentId = typeof intent === 'string' ? intent : intent?.id
    if (intentId === undefined) return ok(chargeStateOf(read.value, 'USD', { disputed: [], refunded: [] }))
    // Disputes and refunds name the payment only.
    await keep(id, intentId)
    // That it was disputed or refunded stays said of a charge; how that ended is said elsewhere.
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
      await keep(charge.id, made.value.id)
      return ok({ kind: 'page', url: present(made.value.url, 'the page of a session') })
    },
    chargeState,
    refund: (asked) => sendBack(client, db, asked),
    // Stripe pays out to the house's own bank, not to members.
    payOut: async () => err('provider.closed'),
    payoutState: async () => err('provider.closed'),
    async readNotice(headers, body, nowMs) {
      if (!isSigned(settings.webhookSecret, headers['stripe-signature'], body, nowMs)) return 'forged'
      return readNotice(db, body)
    },
    report: (fromMs, toMs) => readReport(client, fromMs, toMs),
  }
}
