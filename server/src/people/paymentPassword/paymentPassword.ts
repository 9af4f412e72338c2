import { checkField, type RegisterRule } from '@ronda/contract'
import { hours, minutes } from '@ronda/core'

/** Wrong payment passwords before the lock: five guesses of a million possible ones. */
export const PAYMENT_TRIES_MAX = 5
/** How long the lock lasts, from the last wrong one. */
export const PAYMENT_LOCK_MS = minutes(30)

export type Tries = { readonly failures: number; readonly lastAtMs: number }

/** The end of the lock; undefined when there is none. */
export function lockedUntil(tries: Tries | undefined, nowMs: number): number | undefined {
  if (tries === undefined || tries.failures < PAYMENT_TRIES_MAX) return undefined
  const endsAtMs = tries.lastAtMs + PAYMENT_LOCK_MS
  return nowMs < endsAtMs ? endsAtMs : undefined
}

export function triesLeft(tries: Tries | undefined, nowMs: number): number {
  if (tries === undefined || nowMs >= tries.lastAtMs + PAYMENT_LOCK_MS) return PAYMENT_TRIES_MAX
  return Math.max(0, PAYMENT_TRIES_MAX - tries.failures)
}

/** The first guesses of an attacker: one repeated digit, or digits in sequence. */
function isGuessable(text: string): boolean {
  if (!/^\d{2,}$/.test(text)) return false
  const steps = new Set(Array.from(text.slice(1), (digit, at) => (Number(digit) - Number(text[at]) + 10) % 10))
  const [step] = steps
  return steps.size === 1 && (step === 0 || step === 1 || step === 9)
}

export type Reset = {
  /** The way of the session's current proof. */
  readonly proofWay: string | null
  /** When a contact or factor of the account was changed last. */
  readonly proofChangedAtMs: number | null
  readonly pauseHours: number
}

/**
 * Whether a forgotten payment password may be reset. Never by the account's password, and not by a recently changed
 * contact or factor: an attacker who has the password could have added it.
 */
export function mayReset({ proofWay, proofChangedAtMs, pauseHours }: Reset, nowMs: number): boolean {
  if (proofWay === null || proofWay === 'password' || proofWay === 'sign_in') return false
  return proofChangedAtMs === null || nowMs >= proofChangedAtMs + hours(pauseHours)
}

export type NewPaymentRefusal = 'identity.payment_password_invalid' | 'payment_password.weak'

/** Whether a text can be a payment password, by the rule of the registration form. */
export function refusalOfNew(rule: RegisterRule, text: string): NewPaymentRefusal | undefined {
  if (checkField({ ...rule, enabled: true, required: true }, text) !== undefined) {
    return 'identity.payment_password_invalid'
  }
  return isGuessable(text) ? 'payment_password.weak' : undefined
}
