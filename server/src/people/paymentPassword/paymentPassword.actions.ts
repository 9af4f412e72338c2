import type { RetryLater } from '@ronda/contract'
import { err, ok, type Id, type Result } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { Passwords, SecretKey } from '../../platform/secrets/index.ts'
import { detailOf } from '../identity/index.ts'
import { lockedUntil, triesLeft } from './paymentPassword.ts'
import * as stored from './paymentPassword.sql.ts'

/** The field of its hash. It is sealed like all personal details, because six digits can be guessed from any hash. */
export const PAYMENT_FIELD = 'paymentPassword'

export type PaymentCheckOptions = {
  readonly db: Db
  /** A separate pool, so that tries are counted even when the surrounding transaction rolls back. */
  readonly attempts: Db
  readonly clock: Clock
  readonly key: SecretKey
  readonly passwords: Passwords
}

export type PaymentRefusal =
  | 'payment_password.missing'
  | 'payment_password.wrong'
  | RetryLater<'payment_password.locked'>
  | 'server.busy'

type Checked = Result<undefined, PaymentRefusal>

/** The checks in progress of each server, by account and text. */
const inProgress = new WeakMap<Passwords, Map<string, Promise<Checked>>>()

/**
 * Whether this is the payment password of the account, a limited number of times. The same text that comes again while
 * it is checked, as from a double click, is the same try: it gives no further information to an attacker.
 */
export function checkPaymentPassword(
  options: PaymentCheckOptions,
  account: Id<'account'>,
  text: string,
): Promise<Checked> {
  const tries = inProgress.get(options.passwords) ?? new Map<string, Promise<Checked>>()
  inProgress.set(options.passwords, tries)
  const name = `${account} ${text}`
  const known = tries.get(name)
  if (known) return known
  const checked = tryPassword(options, account, text).finally(() => tries.delete(name))
  tries.set(name, checked)
  return checked
}

/** A try that is refused by the lock does not extend it, so the lock ends a fixed time after the last counted one. */
async function lockOf(
  { attempts, clock }: Pick<PaymentCheckOptions, 'attempts' | 'clock'>,
  account: Id<'account'>,
): Promise<RetryLater<'payment_password.locked'>> {
  const tries = await attempts.read((tx) => stored.findTries(tx, account))
  const nowMs = clock.nowMs()
  return { code: 'payment_password.locked', retryAfterMs: (lockedUntil(tries, nowMs) ?? nowMs) - nowMs }
}

async function tryPassword(
  { attempts, clock, key, passwords }: PaymentCheckOptions,
  account: Id<'account'>,
  text: string,
): Promise<Checked> {
  const hash = await attempts.read((tx) => detailOf(tx, key, account, PAYMENT_FIELD))
  if (hash === undefined) return err('payment_password.missing')
  if (!(await attempts.write((tx) => stored.countTry(tx, account, clock.nowMs())))) {
    return err(await lockOf({ attempts, clock }, account))
  }
  const matches = await passwords.matches(hash, text)
  if (!matches.ok) {
    await attempts.write((tx) => stored.uncountTry(tx, account))
    return matches
  }
  if (!matches.value) return err('payment_password.wrong')
  await attempts.write((tx) => stored.clearTries(tx, account))
  return ok(undefined)
}

export type PaymentStatus = {
  readonly isSet: boolean
  readonly triesLeft: number
  readonly lockedUntilMs: number | null
}

export async function paymentStatusOf(
  { db, clock, key }: PaymentCheckOptions,
  account: Id<'account'>,
): Promise<PaymentStatus> {
  const nowMs = clock.nowMs()
  return db.read(async (tx) => {
    const hash = await detailOf(tx, key, account, PAYMENT_FIELD)
    const tries = await stored.findTries(tx, account)
    return {
      isSet: hash !== undefined,
      triesLeft: triesLeft(tries, nowMs),
      lockedUntilMs: lockedUntil(tries, nowMs) ?? null,
    }
  })
}

export function cleanUpPaymentTries({ db, clock }: Pick<PaymentCheckOptions, 'db' | 'clock'>): Promise<void> {
  return db.write((tx) => stored.deleteOldTries(tx, clock.nowMs()))
}
