import { randomInt } from 'node:crypto'
import { err, ok, present, type Id, type Result } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { blindIndex, seal, unseal, type SecretKey } from '../../platform/secrets/index.ts'
import { recordSecurityChange } from '../identity/index.ts'
import * as stored from './authenticator.sql.ts'
import {
  isLocked,
  parseTypedCode,
  RECOVERY_ALPHABET,
  RECOVERY_CHARACTERS,
  RECOVERY_CODES,
  showRecoveryCode,
} from './factor.ts'
import { listPasskeys, lockFactorsOf } from './passkey.sql.ts'
import { otpauthUri, makeSecret, pictureOf, stepOf } from './totp.lib.ts'

export type AuthenticatorOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  /** The brand's name, as the app shows it. */
  readonly issuer: string
}

export type Holder = { readonly id: Id<'account'>; readonly username: string }

export type NewAuthenticator = { readonly secret: string; readonly uri: string; readonly picture: string }

const sealContext = (account: Id<'account'>): string => `authenticator:${account}`

/** Keyed, because ten characters could be found by trial from a copy of the table. */
function hashRecoveryCode(key: SecretKey, account: Id<'account'>, code: string): Buffer {
  return blindIndex(key, code, `recovery_code:${account}`)
}

function makeRecoveryCode(): string {
  const letter = (): string => present(RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)], 'a letter')
  return Array.from({ length: RECOVERY_CHARACTERS }, letter).join('')
}

/** A secret for an app; it is active only after its first code was confirmed. */
export async function beginAuthenticator(
  options: AuthenticatorOptions,
  holder: Holder,
): Promise<Result<NewAuthenticator, 'factor.exists'>> {
  const { db, clock, key, issuer } = options
  const secret = makeSecret()
  const sealed = seal(key, secret, sealContext(holder.id))
  const isStored = await db.write((tx) => stored.putPending(tx, holder.id, sealed, clock.nowMs()))
  if (!isStored) return err('factor.exists')
  const uri = otpauthUri(secret, issuer, holder.username)
  return ok({ secret, uri, picture: pictureOf(uri) })
}

type CodeUse = { readonly key: SecretKey; readonly account: Id<'account'>; readonly nowMs: number }

/** Uses up a code if it is right and unused. The caller holds the lock of the row. */
async function spendCode(
  tx: Tx,
  { key, account, nowMs }: CodeUse,
  held: stored.Authenticator,
  text: string,
): Promise<boolean> {
  const typed = parseTypedCode(text)
  if (typed?.kind === 'recovery') {
    if (!held.isConfirmed) return false
    const hash = hashRecoveryCode(key, account, typed.code)
    const isSpent = await stored.spendRecoveryCode(tx, account, hash, nowMs)
    if (isSpent) await stored.clearFailures(tx, account)
    return isSpent
  }
  if (typed === undefined) return false
  const step = stepOf(unseal(key, held.secretSealed, sealContext(account)), typed.code, nowMs)
  if (step === undefined || BigInt(step) <= held.usedStep) return false
  await stored.spendStep(tx, account, BigInt(step))
  return true
}

/**
 * Tries a code with the row locked. A wrong one is counted in the same transaction, so that concurrent guesses all
 * count; during the lock even the right code is refused.
 */
async function tryCode(tx: Tx, use: CodeUse, held: stored.Authenticator, text: string): Promise<'right' | 'wrong'> {
  if (isLocked(held.failures, use.nowMs)) return 'wrong'
  if (await spendCode(tx, use, held, text)) return 'right'
  await stored.addFailure(tx, use.account, use.nowMs)
  return 'wrong'
}

export type ConfirmRefusal = 'factor.code_wrong' | 'factor.unknown' | 'factor.exists'

/** The first code activates the authenticator and returns the recovery codes, which are shown only this once. */
export function confirmAuthenticator(
  { db, clock, key }: AuthenticatorOptions,
  account: Id<'account'>,
  text: string,
): Promise<Result<readonly string[], ConfirmRefusal>> {
  const use = { key, account, nowMs: clock.nowMs() }
  // The count of a wrong code must be committed, so the refusal is returned from `write`, which does not roll back.
  return db.write(async (tx) => {
    const held = await stored.lockAuthenticator(tx, account)
    if (!held) return err('factor.unknown')
    if (held.isConfirmed) return err('factor.exists')
    if ((await tryCode(tx, use, held, text)) === 'wrong') return err('factor.code_wrong')
    await stored.confirm(tx, account, use.nowMs)
    const codes = Array.from({ length: RECOVERY_CODES }, makeRecoveryCode)
    await stored.insertRecoveryCodes(
      tx,
      account,
      codes.map((code) => hashRecoveryCode(key, account, code)),
    )
    await recordSecurityChange(tx, account, 'authenticatorAdded', use.nowMs)
    return ok(codes.map(showRecoveryCode))
  })
}

export type SeededAuthenticator = {
  readonly key: SecretKey
  readonly account: Id<'account'>
  readonly secret: string
  readonly nowMs: number
}

/** Sets up an authenticator with a known secret, without its first code. For the staff of a demo. */
export async function seedAuthenticator(tx: Tx, { key, account, secret, nowMs }: SeededAuthenticator): Promise<void> {
  if ((await listPasskeys(tx, account)).length > 0) return
  if (!(await stored.putPending(tx, account, seal(key, secret, sealContext(account)), nowMs))) return
  await stored.confirm(tx, account, nowMs)
}

/** A code of the app or a recovery code; each is valid once. */
export function checkAuthenticator(
  { db, clock, key }: AuthenticatorOptions,
  account: Id<'account'>,
  text: string,
): Promise<boolean> {
  return db.write(async (tx) => {
    const held = await stored.lockAuthenticator(tx, account)
    if (!held?.isConfirmed) return false
    return (await tryCode(tx, { key, account, nowMs: clock.nowMs() }, held, text)) === 'right'
  })
}

export type Removal = {
  /** Staff must keep at least one second factor, because they can do nothing without one. */
  readonly mustKeepOne: boolean
}

export function removeAuthenticator(
  { db, clock, key }: AuthenticatorOptions,
  account: Id<'account'>,
  text: string,
  { mustKeepOne }: Removal,
): Promise<Result<undefined, 'factor.code_wrong' | 'factor.unknown' | 'factor.last_one'>> {
  return db.write(async (tx) => {
    await lockFactorsOf(tx, account)
    const held = await stored.lockAuthenticator(tx, account)
    if (!held?.isConfirmed) return err('factor.unknown')
    if (mustKeepOne && (await listPasskeys(tx, account)).length === 0) return err('factor.last_one')
    const tried = await tryCode(tx, { key, account, nowMs: clock.nowMs() }, held, text)
    if (tried === 'wrong') return err('factor.code_wrong')
    await stored.deleteAuthenticator(tx, account)
    await recordSecurityChange(tx, account, 'authenticatorRemoved', clock.nowMs())
    return ok(undefined)
  })
}
