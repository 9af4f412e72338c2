import type { Id, Result } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { SecretKey } from '../../platform/secrets/index.ts'
import {
  beginAuthenticator,
  checkAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  type ConfirmRefusal,
  type Holder,
  type NewAuthenticator,
  type Removal,
} from './authenticator.actions.ts'
import { countRecoveryCodes, hasConfirmed } from './authenticator.sql.ts'
import {
  addPasskey,
  beginPasskey,
  findByPasskey,
  passkeyOptions,
  removePasskey,
  type NewPasskey,
  type PasskeyOwner,
  type PasskeyChallenge,
  type Verifying,
} from './passkey.actions.ts'
import { deleteOldChallenges, listPasskeys, type PasskeyEntry } from './passkey.sql.ts'

export type FactorOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  readonly rp: {
    /** The brand's name, as apps and devices show it. */
    readonly name: string
    readonly origins: () => readonly string[]
  }
}

export type FactorsOfAccount = {
  readonly hasAuthenticator: boolean
  readonly recoveryCodesLeft: number
  readonly passkeys: readonly PasskeyEntry[]
}

export type FactorsHeld = { readonly hasAuthenticator: boolean; readonly hasPasskey: boolean }

/** The second factors of an account: an authenticator app with recovery codes, and passkeys. */
export type Factors = {
  /** Runs in the caller's transaction, because a sign-in holds a connection already. */
  heldBy(tx: Tx, account: Id<'account'>): Promise<FactorsHeld>
  /** A code of the app or a recovery code; each is valid once. Also false during the lock after wrong ones. */
  checkAuthenticator(account: Id<'account'>, code: string): Promise<boolean>
  /** Undefined when no origin has a domain for which browsers make passkeys. */
  passkeyOptions(verifying: Verifying): Promise<PasskeyChallenge | undefined>
  findByPasskey(challenge: string, answer: Readonly<Record<string, unknown>>): Promise<PasskeyOwner | undefined>

  of(account: Id<'account'>): Promise<FactorsOfAccount>
  beginAuthenticator(holder: Holder): Promise<Result<NewAuthenticator, 'factor.exists'>>
  confirmAuthenticator(account: Id<'account'>, code: string): Promise<Result<readonly string[], ConfirmRefusal>>
  removeAuthenticator(
    account: Id<'account'>,
    code: string,
    removal: Removal,
  ): Promise<Result<undefined, 'factor.code_wrong' | 'factor.unknown' | 'factor.last_one'>>
  beginPasskey(holder: Holder, verifying: Verifying): Promise<Result<PasskeyChallenge, 'verification.not_enabled'>>
  addPasskey(
    account: Id<'account'>,
    passkey: NewPasskey,
    verifying: Verifying,
  ): Promise<Result<undefined, 'factor.passkey_refused'>>
  removePasskey(
    account: Id<'account'>,
    passkey: string,
    removal: Removal,
  ): Promise<Result<undefined, 'factor.unknown' | 'factor.last_one'>>
  /** Deletes expired challenges. */
  cleanUp(): Promise<void>
}

export function openFactors({ db, clock, key, rp }: FactorOptions): Factors {
  const options = { db, clock, key, issuer: rp.name, origins: rp.origins }
  return {
    heldBy: async (tx, account) => ({
      hasAuthenticator: await hasConfirmed(tx, account),
      hasPasskey: (await listPasskeys(tx, account)).length > 0,
    }),
    checkAuthenticator: (account, code) => checkAuthenticator(options, account, code),
    passkeyOptions: (verifying) => passkeyOptions(options, verifying),
    findByPasskey: (challenge, answer) => findByPasskey(options, challenge, answer),

    of: (account) =>
      db.read(async (tx) => ({
        hasAuthenticator: await hasConfirmed(tx, account),
        recoveryCodesLeft: await countRecoveryCodes(tx, account),
        passkeys: await listPasskeys(tx, account),
      })),
    beginAuthenticator: (holder) => beginAuthenticator(options, holder),
    confirmAuthenticator: (account, code) => confirmAuthenticator(options, account, code),
    removeAuthenticator: (account, code, removal) => removeAuthenticator(options, account, code, removal),
    beginPasskey: (holder, verifying) => beginPasskey(options, holder, verifying),
    addPasskey: (account, passkey, verifying) => addPasskey(options, account, passkey, verifying),
    removePasskey: (account, passkey, removal) => removePasskey(options, account, passkey, removal),
    cleanUp: () => db.write((tx) => deleteOldChallenges(tx, clock.nowMs())),
  }
}
