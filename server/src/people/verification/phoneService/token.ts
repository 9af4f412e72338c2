import { err, minutes, ok, type Result } from '@ronda/core'

/** How long after the number was proven its token is accepted. A token itself is valid for an hour. */
const PROVEN_MS_MAX = minutes(10)

/** The clocks of the service and of this server may differ by this much. */
export const CLOCK_SKEW_MS = minutes(1)

/** What a token says, after its signature, issuer, audience and expiry were verified. */
export type PhoneClaims = {
  readonly subject: unknown
  readonly phoneNumber: unknown
  /** How the person signed in at the service. */
  readonly provider: unknown
  /** In seconds: when the number was proven. */
  readonly authTime: unknown
}

export type TokenRefusal = 'verification.code_wrong' | 'verification.code_expired'

/** Whether the token proves this number, and did so just now. */
export function decideToken(claims: PhoneClaims, mobile: string, nowMs: number): Result<undefined, TokenRefusal> {
  const { subject, phoneNumber, provider, authTime } = claims
  if (typeof subject !== 'string' || subject === '' || typeof authTime !== 'number') {
    return err('verification.code_wrong')
  }
  // A person who signed in at the service in another way has not proven the number now.
  if (provider !== 'phone' || phoneNumber !== mobile) return err('verification.code_wrong')
  const ageMs = nowMs - authTime * 1_000
  if (ageMs < -CLOCK_SKEW_MS) return err('verification.code_wrong')
  return ageMs > PROVEN_MS_MAX ? err('verification.code_expired') : ok(undefined)
}

/** How long an answer may be cached, by its `Cache-Control` header. */
export function maxAgeMsOf(cacheControl: string | null): number {
  const seconds = /(?:^|,)\s*max-age=(\d{1,9})\b/i.exec(cacheControl ?? '')?.[1]
  return Number(seconds ?? 0) * 1_000
}
