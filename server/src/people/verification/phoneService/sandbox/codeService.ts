import { minutes } from '@ronda/core'

/** The errors of the real service that a page must understand, by the names that it gives them. */
export type ServiceError =
  | 'API_KEY_INVALID'
  | 'MISSING_PHONE_NUMBER'
  | 'INVALID_PHONE_NUMBER'
  | 'MISSING_RECAPTCHA_TOKEN'
  | 'CAPTCHA_CHECK_FAILED'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER'
  | 'QUOTA_EXCEEDED'
  | 'MISSING_SESSION_INFO'
  | 'INVALID_SESSION_INFO'
  | 'SESSION_EXPIRED'
  | 'MISSING_CODE'
  | 'INVALID_CODE'

/** A code that was sent, and when. */
export type SentSession = {
  readonly mobile: string
  readonly code: string
  readonly sentAtMs: number
  readonly tries: number
}

export const SESSION_LIFE_MS = minutes(5)
const SENDS_MAX = 5
const SENDS_WINDOW_MS = minutes(5)
const TRIES_MAX = 5
const CAPTCHA_PREFIX = 'sandbox-'

export type SendFacts = {
  readonly phoneNumber: string
  readonly isPossible: boolean
  readonly recaptchaToken: string
  readonly isCaptchaUsed: boolean
  /** When codes were sent to this number. */
  readonly sentAtMs: readonly number[]
}

/** Why the service sends no code; undefined when it does. */
export function sendErrorOf(facts: SendFacts, nowMs: number): ServiceError | undefined {
  if (facts.phoneNumber === '') return 'MISSING_PHONE_NUMBER'
  if (!facts.isPossible) return 'INVALID_PHONE_NUMBER'
  if (facts.recaptchaToken === '') return 'MISSING_RECAPTCHA_TOKEN'
  if (!facts.recaptchaToken.startsWith(CAPTCHA_PREFIX) || facts.isCaptchaUsed) return 'CAPTCHA_CHECK_FAILED'
  const recent = facts.sentAtMs.filter((atMs) => nowMs - atMs < SENDS_WINDOW_MS)
  return recent.length >= SENDS_MAX ? 'TOO_MANY_ATTEMPTS_TRY_LATER' : undefined
}

/** Why the service signs no token; undefined when it does. */
export function signInErrorOf(
  session: SentSession | undefined,
  typed: { readonly sessionInfo: string; readonly code: string },
  nowMs: number,
): ServiceError | undefined {
  if (typed.sessionInfo === '') return 'MISSING_SESSION_INFO'
  if (typed.code === '') return 'MISSING_CODE'
  if (session === undefined) return 'INVALID_SESSION_INFO'
  if (nowMs - session.sentAtMs >= SESSION_LIFE_MS) return 'SESSION_EXPIRED'
  if (session.tries >= TRIES_MAX) return 'TOO_MANY_ATTEMPTS_TRY_LATER'
  return session.code === typed.code ? undefined : 'INVALID_CODE'
}
