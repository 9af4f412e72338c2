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

/** By when somebody has decided on a paper. */
export const DECIDE_WITHIN_MS = hours(DOCUMENT_HOURS)

/** What papers of each kind are compared with: it stays as it is while they stand. */
export const COMPARED: Readonly<Record<DocumentKind, readonly ProfileField[]>> = {
  identity: ['fullName', 'birthday', 'idNumber'],
  address: ['address'],
}

/** The newest paper of a kind. */
export type Paper = {
  readonly state: 'waiting' | 'approved' | 'refused' | 'reopened'
  readonly promisedByMs: number
  readonly reason: DocumentReason | null
  readonly note: string | null
}

/** What the house knows of a member. */
export type Standing = {
  readonly hasContact: boolean
  readonly told: ReadonlySet<string>
  readonly papers: ReadonlyMap<DocumentKind, Pick<Paper, 'state'>>
}

const isPassed = (standing: Standing, kind: DocumentKind): boolean => standing.papers.get(kind)?.state === 'approved'

function hasProfile({ hasContact, told }: Standing): boolean {
  return hasContact && PROFILE_OF_TIER_1.every((field) => told.has(field))
}

/** How well the house knows a member: by a word, by a profile with a way to reach them, or by papers. */
export function decideTier(standing: Standing): Tier {
  if (!hasProfile(standing)) return 0
  return isPassed(standing, 'identity') && isPassed(standing, 'address') ? 2 : 1
}

export type Need = {
  readonly item: TierItem
  readonly state: TierItemState
  readonly promisedByMs: number | null
  readonly reason: DocumentReason | null
  readonly note: string | null
}

const STATES: Readonly<Record<Paper['state'], TierItemState>> = {
  waiting: 'waiting',
  approved: 'done',
  refused: 'refused',
  reopened: 'askedAgain',
}

function needOf(item: TierItem, paper: Paper | undefined): Need {
  if (paper === undefined) return { item, state: 'missing', promisedByMs: null, reason: null, note: null }
  const promisedByMs = paper.state === 'waiting' ? paper.promisedByMs : null
  return { item, state: STATES[paper.state], promisedByMs, reason: paper.reason, note: paper.note }
}

/** Everything that each tier needs, at once: nobody learns of one thing more after having sent the last. */
export function needsOf({
  hasContact,
  told,
  papers,
}: Omit<Standing, 'papers'> & { readonly papers: ReadonlyMap<DocumentKind, Paper> }): readonly (readonly Need[])[] {
  const plain = (item: TierItem, isDone: boolean): Need => ({
    ...needOf(item, undefined),
    state: isDone ? 'done' : 'missing',
  })
  return [
    [],
    [plain('contact', hasContact), ...PROFILE_OF_TIER_1.map((field) => plain(field, told.has(field)))],
    [needOf('identity', papers.get('identity')), needOf('residence', papers.get('address'))],
  ]
}

/** What approving a document depends on. */
export type Approval = {
  readonly state: Paper['state']
  readonly owner: string
  readonly needsTwo: boolean
  readonly firstApprover: string | null
  readonly pages: readonly string[]
}

export type ApprovalRefusal = 'document.own' | 'document.decided' | 'document.unseen' | 'document.same_person'

/** Whether this is the first of two approvals or the last; nobody approves what they have not seen, nor alone for two. */
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

/** Every document counts towards the last tier; where that allows more than one person may decide, two must. */
export function needsTwoPeople({ tiers, documents }: Pick<MoneyPolicy, 'tiers' | 'documents'>): boolean {
  return (tiers.at(-1)?.payoutPerDay ?? 0) > documents.secondApprovalAbove
}

export type SendRefusal =
  | 'document.profile_first'
  | 'document.waiting'
  | 'document.passed'
  | 'document.pictures_missing'

/** Whether a paper may be sent: only with something to compare it with, and not where one stands already. */
export function decideSending(
  standing: Standing,
  form: DocumentForm,
  pictures: number,
): Result<DocumentKind, SendRefusal> {
  const { kind, pictures: needed } = DOCUMENT_FORMS[form]
  if (!hasProfile(standing)) return err('document.profile_first')
  const state = standing.papers.get(kind)?.state
  if (state === 'waiting') return err('document.waiting')
  if (state === 'approved') return err('document.passed')
  return pictures === needed.length ? ok(kind) : err('document.pictures_missing')
}
