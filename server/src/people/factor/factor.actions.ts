import type { Id, Result } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { SecretKey } from '../../platform/secrets/index.ts'
import {
  beginAuthenticator,
  checkAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  type ConfirmRefusal,
  type Holder,
  type NewAuthenticator,
} from './authenticator.actions.ts'
import { countRecoveryCodes, hasConfirmed } from './authenticator.sql.ts'
import {
  addPasskey,
  beginPasskey,
  findByPasskey,
  passkeyOptions,
  removePasskey,
  type NewPasskey,
  type PasskeyQuestion,
} from './passkey.actions.ts'
import { deleteOldChallenges, listPasskeys, type PasskeyEntry } from './passkey.sql.ts'

export type FactorOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  readonly rp: {
    /** The house's name, as apps and devices show it. */
    readonly name: string
    readonly origins: () => readonly string[]
  }
}

export type FactorsOfAccount = {
  readonly hasAuthenticator: boolean
  readonly recoveryCodesLeft: number
  readonly passkeys: readonly PasskeyEntry[]
}

/** Keys of an account beyond its password: an authenticator app with recovery codes, and passkeys. */
export type Factors = {
  hasAuthenticator(account: Id<'account'>): Promise<boolean>
  /** A code of the app, or a recovery code; each opens once. False too while the door is shut after wrong ones. */
  checkAuthenticator(account: Id<'account'>, code: string): Promise<boolean>
  /** Undefined where the house has no address that browsers make passkeys for. */
  passkeyOptions(): Promise<PasskeyQuestion | undefined>
  findByPasskey(challenge: string, answer: Readonly<Record<string, unknown>>): Promise<Id<'account'> | undefined>

  of(account: Id<'account'>): Promise<FactorsOfAccount>
  beginAuthenticator(holder: Holder): Promise<Result<NewAuthenticator, 'factor.exists'>>
  confirmAuthenticator(account: Id<'account'>, code: string): Promise<Result<readonly string[], ConfirmRefusal>>
  removeAuthenticator(
    account: Id<'account'>,
    code: string,
  ): Promise<Result<undefined, 'factor.code_wrong' | 'factor.unknown'>>
  beginPasskey(holder: Holder): Promise<Result<PasskeyQuestion, 'verification.not_enabled'>>
  addPasskey(account: Id<'account'>, passkey: NewPasskey): Promise<Result<undefined, 'factor.passkey_refused'>>
  removePasskey(account: Id<'account'>, passkey: string): Promise<Result<undefined, 'factor.unknown'>>
  /** Forgets challenges that nobody answered in time. */
  cleanUp(): Promise<void>
}

export function openFactors({ db, clock, key, rp }: FactorOptions): Factors {
  const options = { db, clock, key, issuer: rp.name, origins: rp.origins }
  return {
    hasAuthenticator: (account) => db.read((tx) => hasConfirmed(tx, account)),
    checkAuthenticator: (account, code) => checkAuthenticator(options, account, code),
    passkeyOptions: () => passkeyOptions(options),
    findByPasskey: (challenge, answer) => findByPasskey(options, challenge, answer),

    of: (account) =>
      db.read(async (tx) => ({
        hasAuthenticator: await hasConfirmed(tx, account),
        recoveryCodesLeft: await countRecoveryCodes(tx, account),
        passkeys: await listPasskeys(tx, account),
      })),
    beginAuthenticator: (holder) => beginAuthenticator(options, holder),
    confirmAuthenticator: (account, code) => confirmAuthenticator(options, account, code),
    removeAuthenticator: (account, code) => removeAuthenticator(options, account, code),
    beginPasskey: (holder) => beginPasskey(options, holder),
    addPasskey: (account, passkey) => addPasskey(options, account, passkey),
    removePasskey: (account, passkey) => removePasskey(options, account, passkey),
    cleanUp: () => db.write((tx) => deleteOldChallenges(tx, clock.nowMs())),
  }
}
