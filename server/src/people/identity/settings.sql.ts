import type { Id } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { Tx } from '../../platform/postgres/db.ts'

type PasswordChange = {
  /** A password that staff issued, or that others may know, can only be used to change it. */
  readonly mustChange: boolean
  readonly nowMs: number
}

export async function setPassword(
  tx: Tx,
  account: Id<'account'>,
  passwordHash: string,
  change: PasswordChange,
): Promise<void> {
  await tx
    .updateTable('account')
    .set({
      password_hash: passwordHash,
      must_change_password: change.mustChange,
      password_changed_at: new Date(change.nowMs),
    })
    .where('id', '=', account)
    .execute()
}

/** The password stays valid, but must be changed before anything else. */
export async function demandPasswordChange(tx: Tx, account: Id<'account'>): Promise<void> {
  await tx.updateTable('account').set({ must_change_password: true }).where('id', '=', account).execute()
}

export async function setLanguage(tx: Tx, account: Id<'account'>, language: Language): Promise<void> {
  await tx.updateTable('account').set({ language }).where('id', '=', account).execute()
}

/** Marks the welcome of the first sign-in as seen. */
export async function markFirstLoginSeen(tx: Tx, account: Id<'account'>): Promise<void> {
  await tx.updateTable('account').set({ first_login_seen: true }).where('id', '=', account).execute()
}

export async function markLoggedIn(tx: Tx, account: Id<'account'>, nowMs: number): Promise<void> {
  await tx
    .updateTable('account')
    .set({ last_login_at: new Date(nowMs) })
    .where('id', '=', account)
    .execute()
}

/** What was accepted, in which version and when. */
export async function insertConsent(
  tx: Tx,
  account: Id<'account'>,
  consent: { readonly kind: 'terms'; readonly version: string; readonly acceptedAtMs: number },
): Promise<void> {
  const { kind, version, acceptedAtMs } = consent
  await tx
    .insertInto('account_consent')
    .values({ account, kind, version, accepted_at: new Date(acceptedAtMs) })
    .execute()
}
