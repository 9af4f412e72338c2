import type { PromotionDraft, SettingChange } from '@ronda/contract'
import { createHash } from 'node:crypto'
import { err, id, ok, present, type Result } from '@ronda/core'
import { publishMemberEvent } from '../../people/memberEvent/index.ts'
import { readProfile } from '../../people/profile/index.ts'
import { findNames } from '../../people/identity/index.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { mostOf } from './bonusPrize.ts'
import { canonicalOf } from './hash.ts'
import { findMember, listApplications, type Application, type StoredMember } from './member.sql.ts'
import { isWithinLimits } from './promotion.ts'
import type { PromotionOptions } from './promotion.actions.ts'
import {
  findNewestNumber,
  findVersion,
  findVersions,
  insertClose,
  insertDecision,
  insertVersion,
  listForDesk,
  type DeskRow,
  type Version,
} from './promotion.sql.ts'
import { review } from './settle.actions.ts'

/** More than a brand has; the list has a limit all the same. */
const DESK_MAX = 200

export type DeskRead = {
  readonly promotions: readonly DeskRow[]
  readonly nameOf: (account: string | null) => string | null
  readonly applications: readonly (Application & {
    readonly terms: Version | undefined
    readonly contact: string | null
  })[]
  readonly fund: bigint
}

/** The contact in the profile, where an application is about a network. */
async function contactOf({ key }: PromotionOptions, tx: Tx, account: string, terms: Version | undefined) {
  if (terms?.draft.rule.kind !== 'social') return null
  return (await readProfile(tx, key, id<'account'>(account))).fields.get('zalo') ?? null
}

export async function readDesk(options: PromotionOptions): Promise<DeskRead> {
  const fund = await options.fundBalance()
  return options.db.read(async (tx) => {
    const promotions = await listForDesk(tx, DESK_MAX)
    const staff = promotions.flatMap(({ proposedBy, decidedBy }) => [
      proposedBy,
      ...(decidedBy === null ? [] : [decidedBy]),
    ])
    const names = await findNames(tx, staff)
    const waiting = await listApplications(tx, DESK_MAX)
    const versions = await findVersions(tx, waiting)
    const applications = []
    for (const each of waiting) {
      const terms = versions.get(`${each.promotion} ${each.version}`)
      applications.push({ ...each, terms, contact: await contactOf(options, tx, each.account, terms) })
    }
    const nameOf = (account: string | null) => (account === null ? null : (names.get(account)?.username ?? ''))
    return { promotions, nameOf, applications, fund }
  })
}

const textOf = (value: unknown): string =>
  typeof value === 'bigint' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : typeof value === 'string'
      ? value
      : value === null
        ? ''
        : canonicalOf(value)

/** The fields of a draft as the audit log has them. */
function fieldsOf({ names, texts, rule, ...rest }: PromotionDraft): Readonly<Record<string, string>> {
  const words = { 'names.es': names.es, 'names.en': names.en, 'texts.es': texts.es, 'texts.en': texts.en }
  const parts = Object.entries({ ...rest, ...rule }).map(([name, value]): [string, string] => [name, textOf(value)])
  return { ...words, ...Object.fromEntries(parts) }
}

/** What differs between two drafts. */
function changesBetween(before: PromotionDraft | undefined, after: PromotionDraft): readonly SettingChange[] {
  const old: Readonly<Record<string, string>> = before === undefined ? {} : fieldsOf(before)
  const fresh = fieldsOf(after)
  return Object.entries(fresh).flatMap(([field, value]) => {
    const known = old[field]
    if (known === value) return []
    return [known === undefined ? { field, after: value } : { field, before: known, after: value }]
  })
}

const subjectOf = (promotion: string): string => `promotion:${promotion}`

/** The hash that members see: of the terms, without a code. */
const hashOf = (draft: PromotionDraft): string => createHash('sha256').update(canonicalOf(draft)).digest('hex')

/** Whether a draft is within its limits, and what it gives within those of bonuses. */
export function isDraftValid(draft: PromotionDraft, options: PromotionOptions): boolean {
  if (!isWithinLimits(draft, options)) return false
  const { bonuses, currency } = options
  const terms = mostOf(draft, { currency, stakeMin: bonuses.stakeMin })
  return terms === undefined || bonuses.areValid(terms)
}

export type Proposing = {
  readonly key: string
  /** Null for a new promotion. */
  readonly id: string | null
  /** The version that was edited. */
  readonly version: number
  readonly draft: PromotionDraft
  readonly by: string
}

type Decided = { readonly id: string; readonly version: number }
type ProposeRefusal = 'promotion.unknown' | 'promotion.changed' | 'promotion.draft' | 'wallet.key_reused'

/** The id of the promotion that somebody proposes with a key. */
export const promotionOf = ({ ids }: Pick<PromotionOptions, 'ids'>, by: string, key: string): string =>
  ids.named('promotion.draft', by, key)

/** Proposes a version. Members see nothing of it until somebody else publishes it. */
export async function propose(
  options: PromotionOptions,
  { key, id: given, version, draft, by }: Proposing,
): Promise<Result<Decided, ProposeRefusal>> {
  const { db, clock, currency } = options
  if (!isDraftValid(draft, options)) return err('promotion.draft')
  const promotion = given ?? promotionOf(options, by, key)
  return db.transact<Decided, ProposeRefusal>(async (tx) => {
    const before = given === null ? undefined : await findVersion(tx, promotion, version)
    if (given !== null && before === undefined) return err('promotion.unknown')
    const next = (before?.version ?? 0) + 1
    const nowMs = clock.nowMs()
    const own = { currency, proposedBy: by, proposedAtMs: nowMs }
    if (!(await insertVersion(tx, { ...own, id: promotion, version: next, draft, hash: hashOf(draft) }))) {
      const stored = await findVersion(tx, promotion, next)
      const isSame = stored?.proposedBy === by && changesBetween(stored.draft, draft).length === 0
      if (isSame) return ok({ id: promotion, version: next })
      return err(given === null ? 'wallet.key_reused' : 'promotion.changed')
    }
    const detail = { version: next, changes: changesBetween(before?.draft, draft) }
    await writeAuditEntry(tx, { actor: by, action: 'promotion.propose', subject: subjectOf(promotion), detail }, nowMs)
    return ok({ id: promotion, version: next })
  })
}

export type Deciding = Decided & { readonly by: string }
type DecideRefusal = 'promotion.unknown' | 'promotion.same_person' | 'promotion.decided'

async function decide(
  { db, clock }: PromotionOptions,
  { id: promotion, version, by }: Deciding,
  { isPublished, note }: { readonly isPublished: boolean; readonly note: string | null },
): Promise<Result<Decided, DecideRefusal>> {
  return db.transact<Decided, DecideRefusal>(async (tx) => {
    const proposed = await findVersion(tx, promotion, version)
    if (proposed === undefined) return err('promotion.unknown')
    const { proposedBy } = proposed
    if (isPublished && proposedBy === by) return err('promotion.same_person')
    // An older proposal must not come back after a newer one.
    if ((await findNewestNumber(tx, promotion)) !== version) return err('promotion.decided')
    const nowMs = clock.nowMs()
    const decision = { promotion, version, isPublished, proposedBy, decidedBy: by, atMs: nowMs, note }
    if (!(await insertDecision(tx, decision))) return err('promotion.decided')
    const action = isPublished ? ('promotion.publish' as const) : ('promotion.refuse' as const)
    const detail = { version, proposedBy, note }
    await writeAuditEntry(tx, { actor: by, action, subject: subjectOf(promotion), detail }, nowMs)
    return ok({ id: promotion, version })
  })
}

export const publish = (options: PromotionOptions, deciding: Deciding) =>
  decide(options, deciding, { isPublished: true, note: null })

export async function refuse(
  options: PromotionOptions,
  { note, ...deciding }: Deciding & { readonly note: string },
): Promise<Result<Decided, 'promotion.unknown' | 'promotion.decided'>> {
  const decided = await decide(options, deciding, { isPublished: false, note })
  if (decided.ok || decided.error === 'promotion.same_person') return decided.ok ? decided : err('promotion.decided')
  return err(decided.error)
}

/** Ends a promotion at once. It needs no second person: it protects members and money. */
export function close(
  { db, clock }: PromotionOptions,
  { id: promotion, version, by }: Deciding,
): Promise<Result<Decided, 'promotion.unknown' | 'promotion.decided'>> {
  return db.transact<Decided, 'promotion.unknown' | 'promotion.decided'>(async (tx) => {
    if ((await findVersion(tx, promotion, version)) === undefined) return err('promotion.unknown')
    const nowMs = clock.nowMs()
    // A second click finds it done.
    if (await insertClose(tx, { promotion, version, by, atMs: nowMs })) {
      const detail = { version }
      await writeAuditEntry(tx, { actor: by, action: 'promotion.close', subject: subjectOf(promotion), detail }, nowMs)
    }
    return ok({ id: promotion, version })
  })
}

export type Reviewing = { readonly application: string; readonly note: string | null; readonly by: string }

/** Writes to the member how an application was decided. */
async function tell(
  tx: Tx,
  { id: own, promotion, version, account }: StoredMember,
  { note, atMs }: { readonly note: string | null; readonly atMs: number },
): Promise<void> {
  const event = note === null ? ('promotion.approved' as const) : ('promotion.rejected' as const)
  const terms = present(await findVersion(tx, promotion, version), 'the version that was joined')
  const facts = { promotion: terms.draft.names, reason: note }
  await publishMemberEvent(tx, { account, event, key: `${event}:${own}`, facts, atMs })
}

/** Decides who takes part. */
export async function decideApplication(
  options: PromotionOptions,
  reviewing: Reviewing,
): Promise<Result<Readonly<Record<string, never>>, 'promotion.unknown' | 'promotion.decided'>> {
  const { db, clock, onChanged } = options
  const { by, note, application } = reviewing
  // Read before the transaction: nobody who rests or is excluded is invited to play.
  const asking = await db.read((tx) => findMember(tx, application))
  const isTold = note !== null || (asking !== undefined && (await options.rewards.mayOffer(asking.account)))
  const reviewed = await db.transact<string, 'promotion.unknown' | 'promotion.decided'>(async (tx) => {
    const member = await review(options, tx, reviewing)
    if (!member.ok) return member
    const { id: own, promotion, account } = member.value
    const action = note === null ? ('promotion.approve' as const) : ('promotion.reject' as const)
    const detail = { application: own, member: account, note }
    await writeAuditEntry(tx, { actor: by, action, subject: subjectOf(promotion), detail }, clock.nowMs())
    if (isTold) await tell(tx, member.value, { note, atMs: clock.nowMs() })
    return ok(account)
  })
  if (!reviewed.ok) return reviewed
  onChanged(reviewed.value)
  return ok({})
}
