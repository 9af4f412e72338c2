import { err, ok, type Result } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { hashToken, makeToken, type Passwords } from '../../platform/secrets/index.ts'
import { findByName, isUsername, type Account } from '../identity/index.ts'
import { addFailure, clearFailures, findFailures, type Attempt } from './failure.sql.ts'
import { isLocked } from './session.ts'
import { insertSession } from './session.sql.ts'

export type LoginOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly passwords: Passwords
  readonly merchant: string
}

export type Credentials = { readonly username: string; readonly password: string; readonly address: string }

/** The token is shown to the browser once and kept nowhere. */
export type SignedIn = { readonly token: string; readonly account: Account }

export type LoginRefusal = 'session.wrong_credentials' | 'session.locked' | 'server.busy'

export async function openSession(tx: Tx, account: Account, address: string, nowMs: number): Promise<SignedIn> {
  const token = makeToken()
  await insertSession(tx, { tokenHash: hashToken(token), account: account.id, address, nowMs })
  return { token, account }
}

/** Same answer and same work whether the name is unknown or the password wrong. */
export async function logIn(options: LoginOptions, given: Credentials): Promise<Result<SignedIn, LoginRefusal>> {
  const { db, clock, passwords, merchant } = options
  const attempt: Attempt = { username: given.username.toLowerCase(), address: given.address }
  // Text that can be nobody's name is not looked up, but costs the same.
  const mayExist = isUsername(given.username)
  const known = mayExist
    ? await db.read(async (tx) => ({
        failures: await findFailures(tx, attempt),
        found: await findByName(tx, merchant, given.username),
      }))
    : undefined
  if (isLocked(known?.failures, clock.nowMs())) return err('session.locked')

  const matches = await passwords.matches(known?.found?.passwordHash, given.password)
  if (!matches.ok) return matches
  const account = matches.value ? known?.found?.account : undefined
  if (account === undefined) {
    if (mayExist) await db.write((tx) => addFailure(tx, attempt, clock.nowMs()))
    return err('session.wrong_credentials')
  }
  return ok(
    await db.write(async (tx) => {
      await clearFailures(tx, attempt)
      return openSession(tx, account, given.address, clock.nowMs())
    }),
  )
}
