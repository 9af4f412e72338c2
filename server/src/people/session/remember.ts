import { days, seconds } from '@ronda/core'

/** A browser is remembered for a day from when its owner signed in. */
export const REMEMBER_LIFE_MS = days(1)
/** Tabs that open together all send the validator they were closed with. */
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

/** `renew`: let in, with a new validator. `again`: let in, another tab has the new one. */
export type RememberVerdict = 'renew' | 'again' | 'over' | 'stolen'

/** Whoever shows a validator that has been used before holds a copy, or was copied from: nobody can say which. */
export function judgeRemember(known: Remembered | undefined, given: Buffer, nowMs: number): RememberVerdict {
  if (known === undefined || nowMs >= known.expiresAtMs) return 'over'
  if (known.validator.equals(given)) return 'renew'
  const isBefore = known.validatorBefore?.equals(given) ?? false
  return isBefore && nowMs < known.rotatedAtMs + REMEMBER_GRACE_MS ? 'again' : 'stolen'
}
