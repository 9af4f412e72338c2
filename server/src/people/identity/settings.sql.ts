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

/** A password of one use, which somebody else made: the time at which the owner chose one stays. */
export async function setOneTimePassword(tx: Tx, account: Id<'account'>, passwordHash: string): Promise<void> {
  const change = { password_hash: passwordHash, must_change_password: true }
  await tx.updateTable('account').set(change).where('id', '=', account).execute()
}

/** The password stays valid, but must be changed before anything else. */
export async function demandPasswordChange(tx: Tx, account: Id<'account'>): Promise<void> {
  await tx.updateTable('account').set({ must_change_password: true }).where('id', '=', account).execute()
}

/** When the password was last changed; null when never. */
export async function findPasswordChangedAt(tx: Tx, account: Id<'account'>): Promise<number | null> {
  const row = await tx.selectFrom('account').select('password_changed_at').where('id', '=', account).executeTakeFirst()
  return row?.password_changed_at?.getTime() ?? null
}

/** When the password was set: by its last change, else with the account. */
export async function findPasswordSetAt(tx: Tx, account: Id<'account'>): Promise<number> {
  const found = tx.selectFrom('account').select(['password_changed_at', 'created_at']).where('id', '=', account)
  const row = await found.executeTakeFirstOrThrow()
  return (row.password_changed_at ?? row.created_at).getTime()
}

/** Removes the passwords of accounts; then none signs in by password. */
export async function clearPasswords(tx: Tx, accounts: readonly string[]): Promise<void> {
  if (accounts.length === 0) return
  await tx.updateTable('account').set({ password_hash: null }).where('id', 'in', accounts).execute()
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

/** The owner of an account that somebody else opened accepts the terms; twice is once. */
export async function acceptTerms(
  tx: Tx,
  account: Id<'account'>,
  { version, acceptedAtMs }: { readonly version: string; readonly acceptedAtMs: number },
): Promise<void> {
  await tx
    .insertInto('account_consent')
    .values({ account, kind: 'terms', version, accepted_at: new Date(acceptedAtMs) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx.updateTable('account').set({ terms_due: false }).where('id', '=', account).execute()
}

/** Serializes changes for one account. Without this, two at once could both pass a check against what is stored. */
export async function lockAccount(tx: Tx, account: string): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', account).forNoKeyUpdate().executeTakeFirstOrThrow()
}

/** Blocks the account, or unblocks it with null. A blocked account cannot sign in, and its sessions are not valid. */
export async function setBlocked(tx: Tx, account: string, nowMs: number | null): Promise<void> {
  await tx
    .updateTable('account')
    .set({ blocked_at: nowMs === null ? null : new Date(nowMs) })
    .where('id', '=', account)
    .execute()
}

export async function findNickname(tx: Tx, account: Id<'account'>): Promise<string | undefined> {
  const row = await tx.selectFrom('account').select('nickname').where('id', '=', account).executeTakeFirst()
  return row?.nickname ?? undefined
}

export async function setNickname(tx: Tx, account: Id<'account'>, nickname: string): Promise<void> {
  await tx
    .updateTable('account')
    .set({ nickname: nickname === '' ? null : nickname })
    .where('id', '=', account)
    .execute()
}

export async function findAvatar(tx: Tx, account: Id<'account'>): Promise<string | undefined> {
  const row = await tx.selectFrom('account').select('avatar').where('id', '=', account).executeTakeFirst()
  return row?.avatar ?? undefined
}

export async function setAvatar(tx: Tx, account: Id<'account'>, avatar: string): Promise<void> {
  await tx.updateTable('account').set({ avatar }).where('id', '=', account).execute()
}
