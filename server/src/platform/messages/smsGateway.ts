import { setTimeout as wait } from 'node:timers/promises'
import { err, ok, seconds, type Result } from '@ronda/core'
import { z } from 'zod/mini'
import type { Carrier, SendFailure, Sms } from './messages.ts'

/** A gateway that speaks the Messages resource of Twilio's REST API, as Twilio and several others do. */
export type SmsSettings = {
  /** https://api.twilio.com, or another's. */
  readonly url: string
  readonly account: string
  readonly token: string
  /** A number in E.164, a short code, or a name where the country allows one. */
  readonly from: string
  readonly retryMs?: number
  readonly timeoutMs?: number
  /** Called when the gateway refuses our own account and not the recipient: only a person can fix that. */
  readonly onFailure?: (what: string) => void
}

const TRIES_MAX = 3
const RETRY_MS = 1_000
const TIMEOUT_MS = seconds(8)

const created = z.object({ status: z.string() })
const refused = z.object({ code: z.optional(z.nullable(z.int())) })

/** Statuses in which the gateway has given up already. */
const LOST = new Set(['failed', 'undelivered', 'canceled'])

type Answer = Result<undefined, SendFailure | 'tryAgain'>

async function readAnswer(response: Response, onFailure: (what: string) => void): Promise<Answer> {
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) {
    const message = z.safeParse(created, body)
    // The gateway accepted it even when we cannot read the answer: a retry could send it, and cost, twice.
    return message.success && LOST.has(message.data.status) ? err('rejected') : ok(undefined)
  }
  if (response.status === 429) return err('tryAgain')
  if (response.status === 400) return err('rejected')
  if (response.status < 500) {
    const code = z.safeParse(refused, body).data?.code
    onFailure(`the SMS gateway refuses us with ${response.status}${code ? ` (${code})` : ''}`)
  }
  return err('unreachable')
}

export function openSmsGateway(settings: SmsSettings): Carrier<Sms> {
  const { account, token, from, retryMs = RETRY_MS, timeoutMs = TIMEOUT_MS, onFailure = () => {} } = settings
  const address = new URL(`/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, settings.url)
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`

  async function post({ to, text }: Sms): Promise<Answer> {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { authorization, accept: 'application/json' },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      return await readAnswer(response, onFailure)
    } catch {
      return err('unreachable')
    }
  }

  return {
    async send(sms) {
      for (let tried = 1; ; tried += 1) {
        const answer = await post(sms)
        if (answer.ok) return answer
        // Only "too many requests" is retried: after any other failure the message may have been sent.
        if (answer.error !== 'tryAgain') return err(answer.error)
        if (tried === TRIES_MAX) return err('unreachable')
        await wait(retryMs * 2 ** (tried - 1))
      }
    },
    close: () => {},
  }
}
