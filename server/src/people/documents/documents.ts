import {
  DOCUMENT_FORMS,
  DOCUMENT_HOURS,
  PROFILE_OF_TIER_1,
  type DocumentForm,
  type DocumentKind,
  type DocumentReason,
  type MoneyPolicy,
  type ProfileField,
  type TierItem,
  type TierItemState,
} from '@ronda/contract'
import { err, hours, ok, type Result } from '@ronda/core'

export type Tier = 0 | 1 | 2

/** The promised time for a decision on a document. */
export const DECIDE_WITHIN_MS = hours(DOCUMENT_HOURS)

/** The fields that documents of each kind are compared with; they are locked while a document waits or is approved. */
export const COMPARED: Readonly<Record<DocumentKind, readonly ProfileField[]>> = {
  identity: ['fullName', 'birthday', 'idNumber'],
  address: ['address'],
}

/** The newest document of a kind. */
export type DocumentStatus = {
  readonly state: 'waiting' | 'approved' | 'refused' | 'reopened'
  readonly promisedByMs: number
  readonly reason: DocumentReason | null
  readonly note: string | null
}

/** The facts about a member that decide the tier. */
export type TierFacts = {
  readonly hasContact: boolean
  readonly provided: ReadonlySet<string>
  readonly documents: ReadonlyMap<DocumentKind, Pick<DocumentStatus, 'state'>>
}

const isPassed = (facts: TierFacts, kind: DocumentKind): boolean => facts.documents.get(kind)?.state === 'approved'

function hasProfile({ hasContact, provided }: TierFacts): boolean {
  return hasContact && PROFILE_OF_TIER_1.every((field) => provided.has(field))
}

/** 0: no profile. 1: a full profile with a verified contact. 2: also approved documents. */
export function decideTier(facts: TierFacts): Tier {
  if (!hasProfile(facts)) return 0
  return isPassed(facts, 'identity') && isPassed(facts, 'address') ? 2 : 1
}

export type Need = {
  readonly item: TierItem
  readonly state: TierItemState
  readonly promisedByMs: number | null
  readonly reason: DocumentReason | null
  readonly note: string | null
}

const STATES: Readonly<Record<DocumentStatus['state'], TierItemState>> = {
  waiting: 'waiting',
  approved: 'done',
  refused: 'refused',
  reopened: 'askedAgain',
}

function needOf(item: TierItem, status: DocumentStatus | undefined): Need {
  if (status === undefined) return { item, state: 'missing', promisedByMs: null, reason: null, note: null }
  const promisedByMs = status.state === 'waiting' ? status.promisedByMs : null
  return { item, state: STATES[status.state], promisedByMs, reason: status.reason, note: status.note }
}

/** Everything that each tier needs, listed at once, so that no further need appears after the last was sent. */
export function needsOf({
  hasContact,
  provided,
  documents,
}: Omit<TierFacts, 'documents'> & {
  readonly documents: ReadonlyMap<DocumentKind, DocumentStatus>
}): readonly (readonly Need[])[] {
  const plain = (item: TierItem, isDone: boolean): Need => ({
    ...needOf(item, undefined),
    state: isDone ? 'done' : 'missing',
  })
  return [
    [],
    [plain('contact', hasContact), ...PROFILE_OF_TIER_1.map((field) => plain(field, provided.has(field)))],
    [needOf('identity', documents.get('identity')), needOf('residence', documents.get('address'))],
  ]
}

/** The facts that decide on an approval. */
export type Approval = {
  readonly state: DocumentStatus['state']
  readonly owner: string
  readonly needsTwo: boolean
  readonly firstApprover: string | null
  readonly pages: readonly string[]
}

export type ApprovalRefusal = 'document.own' | 'document.decided' | 'document.unseen' | 'document.same_person'

/** Whether this is the first of two approvals or the last. Approvers must have seen all pages and must differ. */
export function decideApproval(
  { state, owner, needsTwo, firstApprover, pages }: Approval,
  by: string,
  seen: ReadonlySet<string>,
): Result<'first' | 'last', ApprovalRefusal> {
  if (owner === by) return err('document.own')
  if (state !== 'waiting') return err('document.decided')
  if (firstApprover === by) return err('document.same_person')
  if (!pages.every((page) => seen.has(page))) return err('document.unseen')
  return ok(needsTwo && firstApprover === null ? 'first' : 'last')
}

/** Every document counts towards the last tier; if its limit is above `secondApprovalAbove`, two must approve. */
export function needsTwoPeople({ tiers, documents }: Pick<MoneyPolicy, 'tiers' | 'documents'>): boolean {
  return (tiers.at(-1)?.payoutPerDay ?? 0) > documents.secondApprovalAbove
}

export type SendRefusal =
  | 'document.profile_first'
  | 'document.waiting'
  | 'document.passed'
  | 'document.pictures_missing'

/** Whether a document may be sent: only with a profile to compare it with, and not if one waits or is approved. */
export function decideSending(
  facts: TierFacts,
  form: DocumentForm,
  pictures: number,
): Result<DocumentKind, SendRefusal> {
  const { kind, pictures: needed } = DOCUMENT_FORMS[form]
  if (!hasProfile(facts)) return err('document.profile_first')
  const state = facts.documents.get(kind)?.state
  if (state === 'waiting') return err('document.waiting')
  if (state === 'approved') return err('document.passed')
  return pictures === needed.length ? ok(kind) : err('document.pictures_missing')
}
