import { err, ok, type Result } from '@ronda/core'
import type { z } from 'zod/mini'
import type { Db } from '../../../platform/postgres/db.ts'
import { toMinor } from '../minor.ts'
import type { ProviderFailure, Refund, RefundState } from '../provider.ts'
import type { StripeClient } from './client.actions.ts'
import { findReference } from './reference.sql.ts'
import { refund, refundedOf, refunds, refundStateOf } from './responses.schema.ts'

/** The prefix of Stripe's payment intent ids. */
const INTENTS = 'pi_'
const PAGE = 100

/** One page of a list: no payment has more refunds or disputes than that. */
export function listOf<Schema extends z.ZodMiniType>(
  client: StripeClient,
  schema: Schema,
  what: string,
): Promise<Result<z.output<Schema>, ProviderFailure>> {
  return client.ask(schema, { method: 'GET', path: `/v1/${what}&limit=${PAGE}` })
}

/**
 * Refunds what is missing of the total, and no more than requested. The idempotency key counts the refunds of the
 * payment: a refund that is requested twice at once or after a lost answer is made once, and after a failed one another
 * is made.
 */
export async function sendBack(
  client: StripeClient,
  db: Db,
  { id, amount, total, currency }: Refund,
): Promise<Result<RefundState, ProviderFailure>> {
  const intent = await db.read((tx) => findReference(tx, id, INTENTS))
  const [now, all] = [toMinor(amount, currency), toMinor(total, currency)]
  if (intent === undefined || now === undefined || all === undefined) return err('provider.closed')
  const made = await listOf(client, refunds, `refunds?payment_intent=${encodeURIComponent(intent)}`)
  if (!made.ok) return made
  const missing = all - refundedOf(made.value.data)
  const sends = now < missing ? now : missing
  if (sends <= 0n) return ok(refundStateOf(made.value.data))
  const sent = await client.ask(refund, {
    method: 'POST',
    path: '/v1/refunds',
    form: { payment_intent: intent, amount: sends.toString(), 'metadata[deposit]': id },
    idempotencyKey: `${id}/refund/${made.value.data.length}`,
  })
  return sent.ok ? ok(refundStateOf([sent.value])) : sent
}
