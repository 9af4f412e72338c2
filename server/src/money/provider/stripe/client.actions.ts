import { setTimeout as wait } from 'node:timers/promises'
import { err, ok, seconds, type Result } from '@ronda/core'
import type { z } from 'zod/mini'
import { safeParse } from 'zod/mini'
import type { ProviderFailure } from '../provider.ts'

export type StripeSettings = {
  /** https://api.stripe.com, or a test server. */
  readonly url: string
  readonly secretKey: string
  readonly webhookSecret: string
  readonly timeoutMs?: number
  readonly retryMs?: number
}

/** The API version that this code was written for. */
const API_VERSION = '2025-03-31.basil'
const TRIES_MAX = 3
const RETRY_MS = 500
const TIMEOUT_MS = seconds(8)

type Asked = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly form?: Readonly<Record<string, string>>
  /** Makes a repeated request idempotent. */
  readonly idempotencyKey?: string
}

export type StripeClient = {
  ask<Schema extends z.ZodMiniType>(schema: Schema, asked: Asked): Promise<Result<z.output<Schema>, ProviderFailure>>
}

/** Sends a request to Stripe, with retries where they may help. Without an answer the outcome is unknown. */
export function openStripeClient(settings: StripeSettings): StripeClient {
  const { url, secretKey, timeoutMs = TIMEOUT_MS, retryMs = RETRY_MS } = settings

  async function send({ method, path, form, idempotencyKey }: Asked): Promise<Response> {
    return fetch(new URL(path, url), {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': API_VERSION,
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(form && { body: new URLSearchParams(form) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
  }

  /** An answer, or whether a retry may help. */
  async function once(asked: Asked): Promise<Result<unknown, ProviderFailure | 'again'>> {
    try {
      const answer = await send(asked)
      const body: unknown = await answer.json().catch(() => undefined)
      if (answer.ok) return ok(body)
      const isPassing = answer.status === 409 || answer.status === 429 || answer.status >= 500
      return err(isPassing ? 'again' : 'provider.closed')
    } catch {
      return err('again')
    }
  }

  return {
    async ask(schema, asked) {
      for (let tried = 1; ; tried++) {
        const result = await once(asked)
        if (result.ok) {
          const read = safeParse(schema, result.value)
          // An unreadable answer is still an answer: the outcome is unknown.
          return read.success ? ok(read.data) : err('provider.unknown')
        }
        if (result.error !== 'again') return err(result.error)
        if (tried === TRIES_MAX) return err('provider.unknown')
        await wait(retryMs * 2 ** (tried - 1))
      }
    },
  }
}
