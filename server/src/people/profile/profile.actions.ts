import { randomUUID } from 'node:crypto'
import { PROFILE_FIELDS, type ProfileField } from '@ronda/contract'
import { err, ok, type Id, type Result } from '@ronda/core'
import { matchesFree, type Settings } from '../../brand/settings/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { appendEvent } from '../../platform/outbox/index.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { SecretKey } from '../../platform/secrets/index.ts'
import { detailsOf, findNickname, lockAccount, putDetails, setNickname, type Account } from '../identity/index.ts'
import type { SecurityNotifier } from '../password/index.ts'
import type { Sessions } from '../session/index.ts'
import { decidePayee } from './payee.ts'
import { findPayeeReason, findWaitingPayee, insertPayeeChange } from './payee.sql.ts'
import {
  cleanChange,
  decideChange,
  maskIdNumber,
  plainBirthday,
  type KnownProfile,
  type ProfileChange,
  type ProfileRequirements,
  type ProfileRefusal,
} from './profile.ts'
import * as stored from './profile.sql.ts'

export type ProfileOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  readonly settings: Pick<Settings, 'current'>
  readonly sessions: Pick<Sessions, 'refresh'>
  /** Whether the account, with the new details, belongs to a person who has excluded themselves. */
  readonly isSelfExcluded: (tx: Tx, account: Id<'account'>) => Promise<boolean>
  /** The name on an approved identity document. */
  readonly verifiedNameOf: (tx: Tx, account: Id<'account'>) => Promise<string | undefined>
  readonly securityNotifier: SecurityNotifier
}

/** The profile in clear: for the member, and for staff who compare it with documents. */
export async function readProfile(tx: Tx, key: SecretKey, account: Id<'account'>): Promise<KnownProfile> {
  const fields = new Map<ProfileField, string>()
  const details = await detailsOf(tx, key, account, PROFILE_FIELDS)
  const nickname = await findNickname(tx, account)
  for (const field of PROFILE_FIELDS) {
    const text = field === 'nickname' ? nickname : details.get(field)
    if (text !== undefined) fields.set(field, field === 'birthday' ? plainBirthday(text) : text)
  }
  return { fields, locked: await stored.lockedFields(tx, account) }
}

async function requirementsOf({ settings, clock }: ProfileOptions): Promise<ProfileRequirements> {
  const { rules, ageMin } = (await settings.current()).register
  const now = new Date(clock.nowMs())
  const today = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() }
  return { rules, ageMin, today, matchesFree }
}

export type ShownProfile = {
  readonly fields: Partial<Record<ProfileField, string>>
  readonly locked: ProfileField[]
  readonly ageMin: number
  readonly payeeWaiting: string | null
  readonly payeeRefused: string | null
}

/** The profile as its owner sees it. The ID number is masked, because others may see an open screen. */
export async function showProfile(options: ProfileOptions, account: Id<'account'>): Promise<ShownProfile> {
  const { ageMin } = await requirementsOf(options)
  const { known, waiting, refused } = await options.db.read(async (tx) => ({
    known: await readProfile(tx, options.key, account),
    waiting: await findWaitingPayee(tx, options.key, account),
    refused: await findPayeeReason(tx, options.key, account),
  }))
  const fields: Partial<Record<ProfileField, string>> = Object.fromEntries(known.fields)
  if (fields.idNumber !== undefined) fields.idNumber = maskIdNumber(fields.idNumber)
  const payee = { payeeWaiting: waiting?.name ?? null, payeeRefused: refused ?? null }
  return { fields, locked: [...known.locked], ageMin, ...payee }
}

type LockedProfile = { readonly tx: Tx; readonly account: Id<'account'>; readonly known: string | undefined }

/** True when the name waits for a review by staff instead of being written. */
async function queuePayeeReview(
  { key, clock, verifiedNameOf }: ProfileOptions,
  { tx, account, known }: LockedProfile,
  wanted: string | undefined,
): Promise<Result<boolean, 'profile.payee_kept'>> {
  if (wanted === undefined) return ok(false)
  const decided = decidePayee({ known, wanted, verified: await verifiedNameOf(tx, account) })
  if (!decided.ok) return decided
  if (decided.value === 'counts') return ok(false)
  await insertPayeeChange(tx, key, { id: randomUUID(), account, name: wanted, nowMs: clock.nowMs() })
  return ok(true)
}

/** Writes the change. True when a payee name waits for a review by staff. */
async function writeChange(
  options: ProfileOptions,
  tx: Tx,
  account: Id<'account'>,
  { known, change }: { readonly known: KnownProfile; readonly change: ProfileChange },
): Promise<Result<boolean, ProfileRefusal>> {
  const details = new Map<string, string>(change)
  const held = await queuePayeeReview(
    options,
    { tx, account, known: known.fields.get('payeeName') },
    change.get('payeeName'),
  )
  if (!held.ok) return held
  if (held.value) details.delete('payeeName')
  const nickname = change.get('nickname')
  if (nickname !== undefined) await setNickname(tx, account, nickname)
  details.delete('nickname')
  await putDetails(tx, options.key, account, details)
  if (details.has('idNumber') && (await options.isSelfExcluded(tx, account))) return err('identity.not_available')
  const names = [...details.keys(), ...(nickname === undefined ? [] : ['nickname'])]
  if (names.length > 0) await appendEvent(tx, 'profile.changed', { account, fields: names })
  return held
}

export async function changeProfile(
  options: ProfileOptions,
  account: Account,
  typed: Readonly<Partial<Record<ProfileField, string | undefined>>>,
): Promise<Result<undefined, ProfileRefusal>> {
  const { db, key, sessions, securityNotifier } = options
  const requirements = await requirementsOf(options)
  const changed = await db.transact(async (tx): Promise<Result<boolean, ProfileRefusal>> => {
    await lockAccount(tx, account.id)
    const known = await readProfile(tx, key, account.id)
    const decided = decideChange(cleanChange(typed), known, requirements)
    return decided.ok ? writeChange(options, tx, account.id, { known, change: decided.value }) : decided
  })
  if (!changed.ok) return changed
  sessions.refresh(account.id)
  if (changed.value) securityNotifier.notify(account, { change: 'payeeAsked' })
  return ok(undefined)
}
