import type { DocumentForm, DocumentKind } from '@ronda/contract'
import { err, ok, type Id, type Result } from '@ronda/core'
import type { Settings } from '../../brand/settings/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { seal, unseal, type SecretKey } from '../../platform/secrets/index.ts'
import { claimUploads, type Uploads } from '../../platform/uploads/index.ts'
import { detailOf, lockAccount, type Account } from '../identity/index.ts'
import type { SecurityNotifier } from '../password/index.ts'
import { lockFields } from '../profile/index.ts'
import {
  COMPARED,
  DECIDE_WITHIN_MS,
  decideSending,
  decideTier,
  needsOf,
  needsTwoPeople,
  type Need,
  type DocumentStatus,
  type SendRefusal,
  type Tier,
} from './documents.ts'
import * as stored from './documents.sql.ts'

export type DocumentOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  readonly merchant: string
  readonly settings: Pick<Settings, 'current'>
  readonly uploads: Pick<Uploads, 'read'>
  readonly securityNotifier: SecurityNotifier
  /** Whether an account is one of the staff member's own. */
  readonly isOwn: (tx: Tx, staff: Id<'account'>, account: Id<'account'>) => Promise<boolean>
  /** Makes the open pages of the member refresh. */
  readonly onChanged: (account: Id<'account'>) => void
}

const noteSealContext = (document: string): string => `document.note:${document}`

export const sealNote = (key: SecretKey, document: string, note: string): Buffer | null =>
  note === '' ? null : seal(key, note, noteSealContext(document))

/**
 * The name on an approved identity document; undefined before. While it is approved the full name is locked, so the two
 * cannot differ.
 */
export async function verifiedNameOf(tx: Tx, key: SecretKey, account: Id<'account'>): Promise<string | undefined> {
  const identity = (await stored.latestDocuments(tx, account)).get('identity')
  return identity?.state === 'approved' ? detailOf(tx, key, account, 'fullName') : undefined
}

/** The verification tier of a member, which limits the payouts of a day. */
export async function tierOf(tx: Tx, account: Id<'account'>): Promise<Tier> {
  return decideTier(await stored.tierFactsOf(tx, account))
}

/** Whether staff have approved an identity document of this member. */
export async function isIdentityApproved(tx: Tx, account: Id<'account'>): Promise<boolean> {
  return (await stored.latestDocuments(tx, account)).get('identity')?.state === 'approved'
}

export type TierOverview = {
  readonly tier: Tier
  readonly tiers: { readonly tier: number; readonly payoutPerDay: number; readonly needs: Need[] }[]
}

/** All tiers: what each one allows and everything it needs. */
export async function tiersOf({ db, key, settings }: DocumentOptions, account: Id<'account'>): Promise<TierOverview> {
  const { tiers } = (await settings.current()).money
  return db.read(async (tx) => {
    const facts = await stored.tierFactsOf(tx, account)
    const documents = new Map<DocumentKind, DocumentStatus>()
    for (const [kind, { id, state, promisedByMs, reason, noteSealed }] of await stored.latestDocuments(tx, account)) {
      documents.set(kind, {
        state,
        promisedByMs,
        reason,
        note: noteSealed && unseal(key, noteSealed, noteSealContext(id)),
      })
    }
    const needs = needsOf({ ...facts, documents })
    return {
      tier: decideTier(facts),
      tiers: tiers.map(({ payoutPerDay }, tier) => ({ tier, payoutPerDay, needs: [...(needs[tier] ?? [])] })),
    }
  })
}

export type SentDocument = { readonly id: string; readonly form: DocumentForm; readonly uploads: readonly string[] }
export type DocumentRefusal = SendRefusal | 'document.key_reused' | 'upload.unknown'

/** Sends a document; sending it again under the same id does nothing. */
export async function sendDocument(
  { db, clock, settings, onChanged }: DocumentOptions,
  { id: account }: Account,
  { id, form, uploads }: SentDocument,
): Promise<Result<undefined, DocumentRefusal>> {
  const needsTwo = needsTwoPeople((await settings.current()).money)
  const sent = await db.transact(async (tx): Promise<Result<undefined, DocumentRefusal>> => {
    // The fields that the document is compared with must not change between reading and locking them.
    await lockAccount(tx, account)
    const known = await stored.findDocument(tx, id)
    if (known) return known.account === account && known.form === form ? ok(undefined) : err('document.key_reused')
    const decided = decideSending(await stored.tierFactsOf(tx, account), form, uploads.length)
    if (!decided.ok) return decided
    const nowMs = clock.nowMs()
    if (!(await claimUploads(tx, { owner: account, purpose: 'document', ids: uploads }, nowMs))) {
      return err('upload.unknown')
    }
    const kind = decided.value
    const promisedByMs = nowMs + DECIDE_WITHIN_MS
    await stored.insertDocument(tx, { id, account, kind, form, uploads, sentAtMs: nowMs, promisedByMs, needsTwo })
    await lockFields(tx, account, COMPARED[kind])
    return ok(undefined)
  })
  if (sent.ok) onChanged(account)
  return sent
}
