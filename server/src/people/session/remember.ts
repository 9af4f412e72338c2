import { days, seconds } from '@ronda/core'

/** A browser is remembered for a day after the sign-in. */
export const REMEMBER_LIFE_MS = days(1)
/** Tabs that open together all send the same old validator, so it stays valid for this long after a rotation. */
const REMEMBER_GRACE_MS = seconds(10)

const COOKIE = /^([\w-]{22})\.([\w-]{43})$/

export type RememberToken = { readonly selector: string; readonly validator: string }

export function parseRemember(cookie: string | undefined): RememberToken | undefined {
  const [, selector, validator] = COOKIE.exec(cookie ?? '') ?? []
  return selector === undefined || validator === undefined ? undefined : { selector, validator }
}

export type Remembered = {
  readonly validator: Buffer
  readonly validatorBefore: Buffer | null
  readonly rotatedAtMs: number
  readonly expiresAtMs: number
}

/** `renew`: accepted, with a new validator. `again`: accepted, another tab has the new one. */
export type RememberVerdict = 'renew' | 'again' | 'over' | 'stolen'

/** A validator that was used before means that the cookie was copied; owner and thief cannot be distinguished. */
export function judgeRemember(known: Remembered | undefined, given: Buffer, nowMs: number): RememberVerdict {
  if (known === undefined || nowMs >= known.expiresAtMs) return 'over'
  if (known.validator.equals(given)) return 'renew'
  const isBefore = known.validatorBefore?.equals(given) ?? false
  return isBefore && nowMs < known.rotatedAtMs + REMEMBER_GRACE_MS ? 'again' : 'stolen'
}
