import type { DocumentKind, DocumentReason, ProfileField } from '@ronda/contract'
import { err, ok, present, type Id, type Result } from '@ronda/core'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { findById, findByNumber, type Account } from '../identity/index.ts'
import { publishMemberEvent } from '../memberEvent/index.ts'
import { readProfile, unlockFields } from '../profile/index.ts'
import { sealNote, type DocumentOptions } from './documents.actions.ts'
import { COMPARED, decideApproval, needsTwoPeople, type ApprovalRefusal } from './documents.ts'
import * as stored from './documents.sql.ts'

const PAGE = 30

export type QueuePage = { readonly documents: readonly stored.QueuedRow[]; readonly hasMore: boolean }

export async function listWaitingDocuments({ db }: DocumentOptions, after: string | undefined): Promise<QueuePage> {
  const found = await db.read((tx) => stored.listWaiting(tx, after, PAGE + 1))
  return { documents: found.slice(0, PAGE), hasMore: found.length > PAGE }
}

/** The fields that a document is compared with, and further fields that help. */
const SHOWN: Readonly<Record<DocumentKind, readonly ProfileField[]>> = {
  identity: [...COMPARED.identity, 'nationality', 'birthPlace'],
  address: ['fullName', ...COMPARED.address],
}

export type OpenedDocument = {
  readonly document: stored.QueuedRow
  readonly told: Partial<Record<ProfileField, string>>
  readonly uploads: readonly string[]
  /** The pages that this staff member has seen. */
  readonly seen: readonly string[]
  readonly refusedBefore: number
  readonly isOwn: boolean
}

type Staff = Id<'account'>

function write(tx: Tx, options: DocumentOptions, auditEntry: Parameters<typeof writeAuditEntry>[1]): Promise<void> {
  return writeAuditEntry(tx, auditEntry, options.clock.nowMs())
}

const subjectOf = (document: string): string => `document:${document}`

export async function openDocument(
  options: DocumentOptions,
  staff: Staff,
  id: string,
): Promise<Result<OpenedDocument, 'document.unknown'>> {
  return options.db.transact(async (tx): Promise<Result<OpenedDocument, 'document.unknown'>> => {
    const document = await stored.findQueued(tx, id)
    if (!document) return err('document.unknown')
    const { account, kind, form, uploads } = document
    const { fields } = await readProfile(tx, options.key, account)
    const told = Object.fromEntries(
      SHOWN[kind].flatMap((field) => (fields.has(field) ? [[field, fields.get(field) ?? '']] : [])),
    )
    const refusedBefore = await stored.countRefused(tx, account, kind)
    const detail = { account, kind, form }
    await write(tx, options, { actor: staff, action: 'document.open', subject: subjectOf(id), detail })
    const seen = [...(await stored.viewedPages(tx, id, staff))]
    return ok({ document, told, uploads, seen, refusedBefore, isOwn: account === staff })
  })
}

export type ViewRefusal = 'document.unknown' | 'document.own'

/** A page of a waiting document, but not for its owner. The view is recorded and written to the audit log. */
export async function viewPage(
  options: DocumentOptions,
  staff: Staff,
  { id, upload }: { readonly id: string; readonly upload: string },
): Promise<Result<Buffer, ViewRefusal>> {
  return options.db.transact(async (tx): Promise<Result<Buffer, ViewRefusal>> => {
    const document = await stored.findQueued(tx, id)
    if (!document?.uploads.includes(upload)) return err('document.unknown')
    if (document.account === staff) return err('document.own')
    const picture = await options.uploads.read(tx, upload)
    if (!picture) return err('document.unknown')
    const detail = { account: document.account, upload }
    await stored.recordView(tx, { document: id, viewer: staff, upload }, options.clock.nowMs())
    await write(tx, options, { actor: staff, action: 'document.look', subject: subjectOf(id), detail })
    return ok(picture.webp)
  })
}

export type DocumentDecision = { readonly id: string; readonly reason: DocumentReason | null; readonly note: string }
export type DecideRefusal = ViewRefusal | ApprovalRefusal
/** Still waiting after the first of two approvals. */
export type Decided = 'waiting' | 'approved' | 'refused'

async function ownerOf(tx: Tx, account: Id<'account'>): Promise<Account> {
  return present(await findById(tx, account), 'the owner of a document').account
}

/** The reason of a refusal is not in the event: it stays sealed and is shown on the page of the message's link. */
async function publishDocument(
  { clock }: DocumentOptions,
  tx: Tx,
  { id, account }: stored.DocumentRow,
  event: 'verification.approved' | 'verification.refused' | 'verification.askedAgain',
): Promise<void> {
  await publishMemberEvent(tx, { account, event, key: `${event}:${id}`, atMs: clock.nowMs() })
}

type LockedDocument = { readonly tx: Tx; readonly staff: Staff; readonly document: stored.DocumentRow }

async function approve(
  options: DocumentOptions,
  { tx, staff, document }: LockedDocument,
): Promise<Result<Decided, DecideRefusal>> {
  const { id, account, kind, form } = document
  const seen = await stored.viewedPages(tx, id, staff)
  const needsTwo = document.needsTwo || needsTwoPeople((await options.settings.current()).money)
  const decided = decideApproval({ ...document, owner: account, needsTwo, pages: document.uploads }, staff, seen)
  if (!decided.ok) return decided
  const isLast = decided.value === 'last'
  const nowMs = options.clock.nowMs()
  if (isLast) {
    await stored.decideDocument(tx, id, { state: 'approved', by: staff, reason: null, noteSealed: null, nowMs })
  } else await stored.recordFirstApproval(tx, id, staff, nowMs)
  const detail = { account, kind, form, ...(needsTwo && { approval: isLast ? 'second' : 'first' }) }
  await write(tx, options, { actor: staff, action: 'document.approve', subject: subjectOf(id), detail })
  return ok(isLast ? 'approved' : 'waiting')
}

async function refuse(
  options: DocumentOptions,
  { tx, staff, document }: LockedDocument,
  reason: DocumentReason,
  note: string,
): Promise<Result<Decided, DecideRefusal>> {
  const { id, account, kind, form } = document
  if (account === staff) return err('document.own')
  if (document.state !== 'waiting') return err('document.decided')
  const noteSealed = sealNote(options.key, id, note.trim())
  const nowMs = options.clock.nowMs()
  await stored.decideDocument(tx, id, { state: 'refused', by: staff, reason, noteSealed, nowMs })
  await unlockFields(tx, account, COMPARED[kind])
  const detail = { account, kind, form, reason }
  await write(tx, options, { actor: staff, action: 'document.refuse', subject: subjectOf(id), detail })
  return ok('refused')
}

/** Approves without a reason, refuses with one. The member is notified at once, unless a second approval is needed. */
export async function reviewDocument(
  options: DocumentOptions,
  staff: Staff,
  { id, reason, note }: DocumentDecision,
): Promise<Result<Decided, DecideRefusal>> {
  const { db, securityNotifier, onChanged } = options
  type Outcome = { readonly state: Decided; readonly owner: Account }
  const decided = await db.transact(async (tx): Promise<Result<Outcome, DecideRefusal>> => {
    const document = await stored.lockDocument(tx, id)
    if (!document) return err('document.unknown')
    if (await options.isOwn(tx, staff, document.account)) return err('document.own')
    const held = { tx, staff, document }
    const done = reason === null ? await approve(options, held) : await refuse(options, held, reason, note)
    if (!done.ok) return done
    if (done.value !== 'waiting') await publishDocument(options, tx, document, `verification.${done.value}`)
    return ok({ state: done.value, owner: await ownerOf(tx, document.account) })
  })
  if (!decided.ok) return decided
  const { state, owner } = decided.value
  if (state !== 'waiting') {
    onChanged(owner.id)
    securityNotifier.notify(owner, { change: state === 'approved' ? 'documentApproved' : 'documentRefused' })
  }
  return ok(state)
}

export type DocumentRequest = {
  readonly member: string
  readonly kind: DocumentKind
  readonly reason: DocumentReason
  readonly note: string
}

/** Requests an approved document again. The reason is required, written to the audit log and shown to the member. */
export async function askAgain(
  options: DocumentOptions,
  staff: Staff,
  { member, kind, reason, note }: DocumentRequest,
): Promise<Result<undefined, ViewRefusal>> {
  const { db, clock, key, merchant, securityNotifier, onChanged } = options
  const asked = await db.transact(async (tx): Promise<Result<Account, ViewRefusal>> => {
    const account = await findByNumber(tx, merchant, BigInt(member))
    const latest = account && (await stored.latestDocuments(tx, account.id)).get(kind)
    const held = latest && (await stored.lockDocument(tx, latest.id))
    if (!account || held?.state !== 'approved') return err('document.unknown')
    if (account.id === staff) return err('document.own')
    const noteSealed = sealNote(key, held.id, note.trim())
    await stored.decideDocument(tx, held.id, { state: 'reopened', by: staff, reason, noteSealed, nowMs: clock.nowMs() })
    await unlockFields(tx, account.id, COMPARED[kind])
    const detail = { account: account.id, kind, reason, note: note.trim() }
    await write(tx, options, { actor: staff, action: 'document.ask_again', subject: subjectOf(held.id), detail })
    await publishDocument(options, tx, held, 'verification.askedAgain')
    return ok(account)
  })
  if (!asked.ok) return asked
  onChanged(asked.value.id)
  securityNotifier.notify(asked.value, { change: 'documentAskedAgain' })
  return ok(undefined)
}
