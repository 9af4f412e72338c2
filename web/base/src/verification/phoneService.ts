import { err, minutes, ok, seconds, type Result } from '@ronda/core'
import type { PhoneService } from '@ronda/contract'
import type { Refusal } from '@ronda/client/lazy'

/** A person waits for the answer. */
const ANSWER_MS_MAX = seconds(10)

/** The service does not say how long it refuses; this is the time that its own documents advise. */
const TOO_MANY_MS = minutes(5)

/** The errors of the service, by the names that it gives them. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  MISSING_PHONE_NUMBER: { code: 'verification.phone_invalid' },
  INVALID_PHONE_NUMBER: { code: 'verification.phone_invalid' },
  MISSING_RECAPTCHA_TOKEN: { code: 'session.captcha_wrong' },
  INVALID_RECAPTCHA_TOKEN: { code: 'session.captcha_wrong' },
  CAPTCHA_CHECK_FAILED: { code: 'session.captcha_wrong' },
  TOO_MANY_ATTEMPTS_TRY_LATER: { code: 'verification.too_many', retryAfterMs: TOO_MANY_MS },
  QUOTA_EXCEEDED: { code: 'verification.quota' },
  OPERATION_NOT_ALLOWED: { code: 'verification.not_enabled' },
  MISSING_CODE: { code: 'verification.code_wrong' },
  INVALID_CODE: { code: 'verification.code_wrong' },
  MISSING_SESSION_INFO: { code: 'verification.code_expired' },
  INVALID_SESSION_INFO: { code: 'verification.code_expired' },
  SESSION_EXPIRED: { code: 'verification.code_expired' },
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined

/** What an answer without success means for the person. A message may have details after its name. */
export function refusalOf(body: unknown): Refusal {
  const message = fieldOf(fieldOf(body, 'error'), 'message')
  const [name = ''] = typeof message === 'string' ? message.split(/[\s:]/) : []
  return REFUSALS[name] ?? { code: 'server.fault' }
}

export type Fetch = (address: string, init: RequestInit) => Promise<Response>

type Asked = { readonly path: string; readonly body?: object; readonly language?: string }

/** One call of the interface of the service, Google's Identity Toolkit, and a field of its answer. */
async function ask(
  { url, apiKey }: PhoneService,
  { path, body, language }: Asked,
  field: string,
  fetch: Fetch,
): Promise<Result<string, Refusal>> {
  try {
    const response = await fetch(`${url}/v1/${path}?key=${encodeURIComponent(apiKey)}`, {
      method: body === undefined ? 'GET' : 'POST',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_MS_MAX),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(language !== undefined && { 'x-firebase-locale': language }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    const value = fieldOf(answer, field)
    return response.ok && typeof value === 'string' ? ok(value) : err(refusalOf(answer))
  } catch {
    return err({ code: 'verification.service_unreachable' })
  }
}

const askNow: Fetch = (address, init) => fetch(address, init)

/** The key with which the service's check for robots is shown. */
export function readSiteKey(service: PhoneService, fetch: Fetch = askNow): Promise<Result<string, Refusal>> {
  return ask(service, { path: 'recaptchaParams' }, 'recaptchaSiteKey', fetch)
}

export type ServiceCodeRequest = {
  /** In E.164. */
  readonly phoneNumber: string
  /** The answer to the check for robots. */
  readonly recaptchaToken: string
  readonly language: string
}

/** Sends a code; the result identifies it when it is exchanged. */
export function sendServiceCode(
  service: PhoneService,
  { language, ...body }: ServiceCodeRequest,
  fetch: Fetch = askNow,
): Promise<Result<string, Refusal>> {
  return ask(service, { path: 'accounts:sendVerificationCode', body, language }, 'sessionInfo', fetch)
}

/** Exchanges the typed code for a token that proves the number. */
export function exchangeCode(
  service: PhoneService,
  typed: { readonly sessionInfo: string; readonly code: string },
  fetch: Fetch = askNow,
): Promise<Result<string, Refusal>> {
  return ask(service, { path: 'accounts:signInWithPhoneNumber', body: typed }, 'idToken', fetch)
}
