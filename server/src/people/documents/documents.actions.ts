import type { DocumentForm, DocumentKind } from '@ronda/contract'
import { err, ok, type Id, type Result } from '@ronda/core'
import type { Settings } from '../../brand/settings/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { seal, unseal, type SecretKey } from '../../platform/secrets/index.ts'
import { claimUploads, type Uploads } from '../../platform/uploads/index.ts'
import { detailOf, type Account } from '../identity/index.ts'
import type { SecurityNotifier } from '../password/index.ts'
import { lockFields, lockProfile } from '../profile/index.ts'
import {
  COMPARED,
  DECIDE_WITHIN_MS,
  decideSending,
  decideTier,
  needsOf,
  needsTwoPeople,
  type Need,
  type Paper,
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
  /** Whether an account is one of the staff's own; whoever knows where money goes says so. */
  readonly isOwn: (tx: Tx, staff: Id<'account'>, account: Id<'account'>) => Promise<boolean>
  /** Open pages of the member ask again. */
  readonly onChanged: (account: Id<'account'>) => void
}

const notePlace = (document: string): string => `document.note:${document}`

export const sealNote = (key: SecretKey, document: string, note: string): Buffer | null =>
  note === '' ? null : seal(key, note, notePlace(document))

/**
 * The name that an approved identity document stands for; undefined before. While it stands the full name is locked, so
 * the two cannot come apart.
 */
export async function verifiedNameOf(tx: Tx, key: SecretKey, account: Id<'account'>): Promise<string | undefined> {
  const identity = (await stored.latestDocuments(tx, account)).get('identity')
  return identity?.state === 'approved' ? detailOf(tx, key, account, 'fullName') : undefined
}

/** How well the house knows this member; it decides what may be paid out in a day. */
export async function tierOf(tx: Tx, account: Id<'account'>): Promise<Tier> {
  return decideTier(await stored.standingOf(tx, account))
}

/** Whether staff have seen papers that say who this is. */
export async function isIdentityApproved(tx: Tx, account: Id<'account'>): Promise<boolean> {
  return (await stored.latestDocuments(tx, account)).get('identity')?.state === 'approved'
}

export type TierLadder = {
  readonly tier: Tier
  readonly tiers: { readonly tier: number; readonly payoutPerDay: number; readonly needs: Need[] }[]
}

/** The whole ladder: what each step allows and everything it still needs. */
export async function ladderOf({ db, key, settings }: DocumentOptions, account: Id<'account'>): Promise<TierLadder> {
  const { tiers } = (await settings.current()).money
  return db.read(async (tx) => {
    const standing = await stored.standingOf(tx, account)
    const papers = new Map<DocumentKind, Paper>()
    for (const [kind, { id, state, promisedByMs, reason, noteSealed }] of await stored.latestDocuments(tx, account)) {
      papers.set(kind, { state, promisedByMs, reason, note: noteSealed && unseal(key, noteSealed, notePlace(id)) })
    }
    const needs = needsOf({ ...standing, papers })
    return {
      tier: decideTier(standing),
      tiers: tiers.map(({ payoutPerDay }, tier) => ({ tier, payoutPerDay, needs: [...(needs[tier] ?? [])] })),
    }
  })
}

export type NewPaper = { readonly id: string; readonly form: DocumentForm; readonly uploads: readonly string[] }
export type PaperRefusal = SendRefusal | 'document.key_reused' | 'upload.unknown'

/** Sends a paper; sent again under the same id, it has been sent. */
export async function sendDocument(
  { db, clock, settings, onChanged }: DocumentOptions,
  { id: account }: Account,
  { id, form, uploads }: NewPaper,
): Promise<Result<undefined, PaperRefusal>> {
  const needsTwo = needsTwoPeople((await settings.current()).money)
  const sent = await db.transact(async (tx): Promise<Result<undefined, PaperRefusal>> => {
    // What the paper is compared with must not change between looking at it and locking it.
    await lockProfile(tx, account)
    const known = await stored.findDocument(tx, id)
    if (known) return known.account === account && known.form === form ? ok(undefined) : err('document.key_reused')
    const decided = decideSending(await stored.standingOf(tx, account), form, uploads.length)
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
