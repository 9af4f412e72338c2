import { PROFILE_FIELDS, type ProfileField } from '@ronda/contract'
import { err, ok, type Id, type Result } from '@ronda/core'
import { matchesFree, type Settings } from '../../brand/settings/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { appendEvent } from '../../platform/outbox/index.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { SecretKey } from '../../platform/secrets/index.ts'
import { detailsOf, putDetails, type Account } from '../identity/index.ts'
import type { Sessions } from '../session/index.ts'
import {
  cleanChange,
  decideChange,
  maskIdNumber,
  plainBirthday,
  type KnownProfile,
  type ProfileDemands,
  type ProfileRefusal,
} from './profile.ts'
import * as stored from './profile.sql.ts'

export type ProfileOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  readonly settings: Pick<Settings, 'current'>
  readonly sessions: Pick<Sessions, 'refresh'>
  /** Whether what was just told belongs to somebody who has excluded themselves. */
  readonly isTurnedAway: (tx: Tx, account: Id<'account'>) => Promise<boolean>
}

/** Everything a member told, in clear: for the member, and for whoever compares it with papers. */
export async function readProfile(tx: Tx, key: SecretKey, account: Id<'account'>): Promise<KnownProfile> {
  const fields = new Map<ProfileField, string>()
  const told = await detailsOf(tx, key, account, PROFILE_FIELDS)
  const nickname = await stored.findNickname(tx, account)
  for (const field of PROFILE_FIELDS) {
    const text = field === 'nickname' ? nickname : told.get(field)
    if (text !== undefined) fields.set(field, field === 'birthday' ? plainBirthday(text) : text)
  }
  return { fields, locked: await stored.lockedFields(tx, account) }
}

async function demandsOf({ settings, clock }: ProfileOptions): Promise<ProfileDemands> {
  const { rules, ageMin } = (await settings.current()).register
  const now = new Date(clock.nowMs())
  const today = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() }
  return { rules, ageMin, today, matchesFree }
}

export type ShownProfile = {
  readonly fields: Partial<Record<ProfileField, string>>
  readonly locked: ProfileField[]
  readonly ageMin: number
}

/** As its owner sees it: what a stranger at an open screen could use is masked. */
export async function showProfile(options: ProfileOptions, account: Id<'account'>): Promise<ShownProfile> {
  const { ageMin } = await demandsOf(options)
  const known = await options.db.read((tx) => readProfile(tx, options.key, account))
  const fields: Partial<Record<ProfileField, string>> = Object.fromEntries(known.fields)
  if (fields.idNumber !== undefined) fields.idNumber = maskIdNumber(fields.idNumber)
  return { fields, locked: [...known.locked], ageMin }
}

export async function changeProfile(
  options: ProfileOptions,
  { id: account }: Account,
  typed: Readonly<Partial<Record<ProfileField, string | undefined>>>,
): Promise<Result<undefined, ProfileRefusal>> {
  const { db, key, sessions } = options
  const demands = await demandsOf(options)
  const changed = await db.transact(async (tx): Promise<Result<undefined, ProfileRefusal>> => {
    await stored.lockProfile(tx, account)
    const decided = decideChange(cleanChange(typed), await readProfile(tx, key, account), demands)
    if (!decided.ok) return decided
    const details = new Map<string, string>(decided.value)
    const nickname = decided.value.get('nickname')
    if (nickname !== undefined) await stored.setNickname(tx, account, nickname)
    details.delete('nickname')
    await putDetails(tx, key, account, details)
    if (details.has('idNumber') && (await options.isTurnedAway(tx, account))) return err('identity.not_available')
    const names = [...decided.value.keys()]
    if (names.length > 0) await appendEvent(tx, 'profile.changed', { account, fields: names })
    return ok(undefined)
  })
  if (changed.ok) sessions.refresh(account)
  return changed
}
