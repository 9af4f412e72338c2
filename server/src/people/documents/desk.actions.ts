import type { DocumentKind, DocumentReason, ProfileField } from '@ronda/contract'
import { err, ok, present, type Id, type Result } from '@ronda/core'
import { writeDeed } from '../../platform/deeds/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { findById, findByNumber, type Account } from '../identity/index.ts'
import { readProfile, unlockFields } from '../profile/index.ts'
import { sealNote, type DocumentOptions } from './documents.actions.ts'
import { COMPARED } from './documents.ts'
import * as stored from './documents.sql.ts'

const PAGE = 30

export type QueuePage = { readonly documents: readonly stored.QueuedRow[]; readonly hasMore: boolean }

export async function waitingPapers({ db }: DocumentOptions, after: string | undefined): Promise<QueuePage> {
  const found = await db.read((tx) => stored.listWaiting(tx, after, PAGE + 1))
  return { documents: found.slice(0, PAGE), hasMore: found.length > PAGE }
}

/** What the paper is compared with, and what helps to do so. */
const SHOWN: Readonly<Record<DocumentKind, readonly ProfileField[]>> = {
  identity: [...COMPARED.identity, 'nationality', 'birthPlace'],
  address: ['fullName', ...COMPARED.address],
}

export type OpenedPaper = {
  readonly document: stored.QueuedRow
  readonly told: Partial<Record<ProfileField, string>>
  readonly uploads: readonly string[]
  readonly refusedBefore: number
  readonly isOwn: boolean
}

type Staff = Id<'account'>

function write(tx: Tx, options: DocumentOptions, deed: Parameters<typeof writeDeed>[1]): Promise<void> {
  return writeDeed(tx, deed, options.clock.nowMs())
}

const subjectOf = (document: string): string => `document:${document}`

export async function openPaper(
  options: DocumentOptions,
  staff: Staff,
  id: string,
): Promise<Result<OpenedPaper, 'document.unknown'>> {
  return options.db.transact(async (tx): Promise<Result<OpenedPaper, 'document.unknown'>> => {
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
    return ok({ document, told, uploads, refusedBefore, isOwn: account === staff })
  })
}

export type LookRefusal = 'document.unknown' | 'document.own'

/** A picture, while it is being decided on and by nobody who sent it. */
export async function lookAtPaper(
  options: DocumentOptions,
  staff: Staff,
  { id, upload }: { readonly id: string; readonly upload: string },
): Promise<Result<Buffer, LookRefusal>> {
  return options.db.transact(async (tx): Promise<Result<Buffer, LookRefusal>> => {
    const document = await stored.findQueued(tx, id)
    if (!document?.uploads.includes(upload)) return err('document.unknown')
    if (document.account === staff) return err('document.own')
    const picture = await options.uploads.read(tx, upload)
    if (!picture) return err('document.unknown')
    const detail = { account: document.account, upload }
    await write(tx, options, { actor: staff, action: 'document.look', subject: subjectOf(id), detail })
    return ok(picture.webp)
  })
}

export type PaperDecision = { readonly id: string; readonly reason: DocumentReason | null; readonly note: string }
export type DecideRefusal = LookRefusal | 'document.decided'

async function ownerOf(tx: Tx, account: Id<'account'>): Promise<Account> {
  return present(await findById(tx, account), 'the owner of a paper').account
}

/** Approves without a reason, refuses with one. The member hears of it at once. */
export async function decidePaper(
  options: DocumentOptions,
  staff: Staff,
  { id, reason, note }: PaperDecision,
): Promise<Result<undefined, DecideRefusal>> {
  const { db, clock, key, teller, onChanged } = options
  const state = reason === null ? 'approved' : 'refused'
  const decided = await db.transact(async (tx): Promise<Result<Account, DecideRefusal>> => {
    const document = await stored.lockDocument(tx, id)
    if (!document) return err('document.unknown')
    if (document.account === staff || (await options.isOwn(tx, staff, document.account))) return err('document.own')
    if (document.state !== 'waiting') return err('document.decided')
    const { account, kind, form } = document
    const noteSealed = state === 'refused' ? sealNote(key, id, note.trim()) : null
    await stored.decideDocument(tx, id, { state, by: staff, reason, noteSealed, nowMs: clock.nowMs() })
    if (state === 'refused') await unlockFields(tx, account, COMPARED[kind])
    const detail = { account, kind, form, ...(reason !== null && { reason }) }
    const action = state === 'approved' ? 'document.approve' : 'document.refuse'
    await write(tx, options, { actor: staff, action, subject: subjectOf(id), detail })
    return ok(await ownerOf(tx, account))
  })
  if (!decided.ok) return decided
  onChanged(decided.value.id)
  teller.tell(decided.value, { change: state === 'approved' ? 'documentApproved' : 'documentRefused' })
  return ok(undefined)
}

export type AskedAgain = {
  readonly member: string
  readonly kind: DocumentKind
  readonly reason: DocumentReason
  readonly note: string
}

/** What was approved is asked for once more: only with a reason, which is written down and which the member reads. */
export async function askAgain(
  options: DocumentOptions,
  staff: Staff,
  { member, kind, reason, note }: AskedAgain,
): Promise<Result<undefined, LookRefusal>> {
  const { db, clock, key, merchant, teller, onChanged } = options
  const asked = await db.transact(async (tx): Promise<Result<Account, LookRefusal>> => {
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
    return ok(account)
  })
  if (!asked.ok) return asked
  onChanged(asked.value.id)
  teller.tell(asked.value, { change: 'documentAskedAgain' })
  return ok(undefined)
}
