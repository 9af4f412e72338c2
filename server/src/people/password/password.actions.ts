import type { RetryLater } from '@ronda/contract'
import { randomInt } from 'node:crypto'
import { err, ok, present, type Id, type Result, type Rng } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { Passwords, SecretKey } from '../../platform/secrets/index.ts'
import {
  clearPasswords,
  findById,
  isWeakPassword,
  recordSecurityChange,
  setOneTimePassword,
  setPassword,
  type Account,
} from '../identity/index.ts'
import { deleteOldObjections } from './objection.sql.ts'
import {
  CHANGE_LOCK_MS,
  CHANGE_TRIES_MAX,
  decideChange,
  ONE_TIME_ALPHABET,
  ONE_TIME_CHARACTERS,
  ONE_TIME_LIFE_MS,
  type ChangeForm,
} from './password.ts'
import * as stored from './password.sql.ts'
import type { SecurityNotifier } from './securityNotifier.actions.ts'

export type PasswordOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  readonly passwords: Passwords
  /** Ends all sessions of the account, or all but one. */
  readonly endSessions: (account: Id<'account'>, except?: { readonly except: string }) => Promise<void>
  /** Clears the lock of earlier wrong passwords, because the owner was proven. */
  readonly clearLocks: (tx: Tx, account: Account) => Promise<void>
  readonly securityNotifier: SecurityNotifier
}

export type ChangeRefusal =
  | 'password.wrong'
  | 'password.same'
  | 'identity.password_weak'
  | 'identity.password_mismatch'
  | RetryLater<'session.locked'>
  | 'server.busy'

/** Stores a new password, deletes links and one-time passwords, and records the change. */
export async function storePassword(tx: Tx, account: Account, hash: string, nowMs: number): Promise<void> {
  await setPassword(tx, account.id, hash, { mustChange: false, nowMs })
  await stored.clearResets(tx, account.id)
  await recordSecurityChange(tx, account.id, 'password', nowMs)
}

/** Checks the current password, a limited number of times; `server.busy` does not count as a try. */
async function proveCurrent(
  { db, clock, passwords }: PasswordOptions,
  account: Id<'account'>,
  password: string,
): Promise<Result<undefined, 'password.wrong' | RetryLater<'session.locked'> | 'server.busy'>> {
  const tries = await db.write((tx) => stored.countTry(tx, account, clock.nowMs()))
  // Every try counts, so the lock starts again with this one.
  if (tries > CHANGE_TRIES_MAX) return err({ code: 'session.locked', retryAfterMs: CHANGE_LOCK_MS })
  const found = await db.read((tx) => findById(tx, account))
  const matches = await passwords.matches(found?.passwordHash ?? undefined, password)
  if (!matches.ok) {
    await db.write((tx) => stored.uncountTry(tx, account))
    return matches
  }
  return matches.value ? ok(undefined) : err('password.wrong')
}

/** The current password is always required, because a session may be stolen. */
export async function changePassword(
  options: PasswordOptions,
  { account, session }: { readonly account: Account; readonly session: string },
  form: ChangeForm,
): Promise<Result<undefined, ChangeRefusal>> {
  const { db, clock, passwords } = options
  const decided = decideChange(form, account.username)
  if (!decided.ok) return decided
  const proven = await proveCurrent(options, account.id, form.oldPassword)
  if (!proven.ok) return proven
  const hashed = await passwords.hash(decided.value)
  if (!hashed.ok) return hashed
  await db.write(async (tx) => {
    await storePassword(tx, account, hashed.value, clock.nowMs())
    await options.clearLocks(tx, account)
  })
  await options.endSessions(account.id, { except: session })
  options.securityNotifier.notify(account, { change: 'password' })
  return ok(undefined)
}

export function makeOneTimePassword(username: string, rng: Rng): string {
  const letter = (): string => present(ONE_TIME_ALPHABET[rng(ONE_TIME_ALPHABET.length)], 'a letter')
  const made = Array.from({ length: ONE_TIME_CHARACTERS }, letter).join('')
  // One in a thousand has no digit.
  return isWeakPassword(made, username) ? makeOneTimePassword(username, rng) : made
}

/** Whether a one-time password may be made for an account, decided in the same transaction. */
export type MayIssue<Refusal> = (tx: Tx) => Promise<Refusal | undefined>

/** A password that somebody else issues: shown once, valid for a day, and only to choose another. */
export async function issueOneTimePassword<Refusal extends string = never>(
  { db, clock, passwords, endSessions }: Pick<PasswordOptions, 'db' | 'clock' | 'passwords' | 'endSessions'>,
  account: Pick<Account, 'id' | 'username'>,
  refusalOf?: MayIssue<Refusal>,
): Promise<Result<string, 'server.busy' | Refusal>> {
  const password = makeOneTimePassword(account.username, (below) => randomInt(below))
  const hashed = await passwords.hash(password)
  if (!hashed.ok) return hashed
  const issued = await db.transact<'issued', Refusal>(async (tx) => {
    const nowMs = clock.nowMs()
    const refusal = await refusalOf?.(tx)
    if (refusal !== undefined) return err(refusal)
    await stored.clearResets(tx, account.id)
    await setOneTimePassword(tx, account.id, hashed.value)
    await stored.putOneTime(tx, account.id, nowMs + ONE_TIME_LIFE_MS)
    await recordSecurityChange(tx, account.id, 'oneTimePassword', nowMs)
    return ok('issued')
  })
  if (!issued.ok) return issued
  await endSessions(account.id)
  return ok(password)
}

/** Lets the password of a new account expire unless its owner signs in within a day and changes it. */
export const startOneTime = (tx: Tx, account: Id<'account'>, nowMs: number): Promise<void> =>
  stored.putOneTime(tx, account, nowMs + ONE_TIME_LIFE_MS)

/** Expires one-time passwords, links and objections. */
export function cleanUpPasswords({ db, clock }: Pick<PasswordOptions, 'db' | 'clock'>): Promise<void> {
  return db.write(async (tx) => {
    await clearPasswords(tx, await stored.deleteExpiredOneTime(tx, clock.nowMs()))
    await stored.deleteOld(tx, clock.nowMs())
    await deleteOldObjections(tx, clock.nowMs())
  })
}
