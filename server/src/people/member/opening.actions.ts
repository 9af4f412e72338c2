import type { RegisterField } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { Visit } from '../../platform/http/index.ts'
import { appendEvent } from '../../platform/outbox/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import {
  findRegistration,
  insertConsent,
  insertDetails,
  insertRegistration,
  lockRegistration,
  setEmail,
  setMobile,
  type Account,
  type RegistrationHashes,
} from '../identity/index.ts'
import type { SignInResult, Entry } from '../session/index.ts'
import type { MobileProofRefusal, ReadProof } from '../verification/index.ts'
import { REGISTER_ENTRY, openAccount, type MemberOptions } from './member.actions.ts'
import type { BroughtBy } from './upline.actions.ts'

/** A checked registration, ready to be written. */
export type Opening = BroughtBy & {
  readonly hashes: RegistrationHashes
  /** The names to try in order: the chosen one, or several invented ones. */
  readonly names: readonly string[]
  readonly passwordHash: string | null
  readonly language: Language
  readonly countryCode: string | null
  /** The proof of the mobile number, where one is needed. */
  readonly proven: ReadProof | undefined
  readonly email: string | undefined
  readonly details: ReadonlyMap<string, string>
  readonly termsVersion: string
}

/** The fields that are stored as personal details. */
const DETAILS = ['payeeName', 'qqNum', 'line', 'whatsapp', 'facebook', 'wechat', 'idNumber', 'birthday'] as const

export function detailsOf(fields: ReadonlyMap<RegisterField, string>): Map<string, string> {
  return new Map(DETAILS.flatMap((field) => (fields.has(field) ? [[field, fields.get(field) ?? '']] : [])))
}

export type OpeningRefusal =
  | MobileProofRefusal
  | 'identity.username_taken'
  | 'identity.mobile_taken'
  | 'identity.not_available'
  | 'tree.too_deep'

/** `known`: another process has opened the account of this registration meanwhile. */
export type Opened =
  | { readonly outcome: 'opened'; readonly account: Account; readonly signIn: SignInResult }
  | { readonly outcome: 'known' }

async function openUnderFreeName(tx: Tx, options: MemberOptions, opening: Opening): Promise<Account | undefined> {
  for (const username of opening.names) {
    const { passwordHash, language, countryCode, upline } = opening
    const kind = opening.link?.account ?? 'member'
    const about = { username, kind, passwordHash, language, countryCode, upline }
    const account = await openAccount(tx, options, about)
    if (account) return account
  }
  return undefined
}

async function writeDetails(tx: Tx, options: MemberOptions, account: Account, opening: Opening): Promise<void> {
  const { key, clock } = options
  if (opening.email !== undefined) await setEmail(tx, key, account.id, { email: opening.email, provenAtMs: null })
  await insertDetails(tx, key, account.id, opening.details)
  const acceptedAtMs = clock.nowMs()
  await insertConsent(tx, account.id, { kind: 'terms', version: opening.termsVersion, acceptedAtMs })
  await insertRegistration(tx, opening.hashes, account.id, acceptedAtMs)
  if (opening.invitation !== undefined) await options.invitations.keep(tx, account.id, opening.invitation)
  if (opening.link !== undefined) await options.linkCodes.keep(tx, account.id, opening.link)
  await appendEvent(tx, 'member.registered', { account: account.id })
}

/**
 * Account, wallets, details, consent and first session are written in one transaction. The code is checked in it as
 * well, so that it is used up only if everything after it commits.
 */
export function openRegistration(
  options: MemberOptions,
  opening: Opening,
  visit: Visit,
): Promise<Result<Opened, OpeningRefusal>> {
  const { db, key, verification, sessions } = options
  return db.transact<Opened, OpeningRefusal>(async (tx) => {
    await lockRegistration(tx, opening.hashes.id)
    if (await findRegistration(tx, opening.hashes.id)) return ok({ outcome: 'known' })
    const { proven } = opening
    if (proven) {
      const checked = await verification.mobileProofs.use(tx, 'register', proven)
      if (!checked.ok) return checked
    }
    const account = await openUnderFreeName(tx, options, opening)
    if (!account) return err('identity.username_taken')
    // The account is placed by now, so no move makes the line deeper any more.
    if (await options.linkCodes.isTooDeep(tx, account.id)) return err('tree.too_deep')
    if (proven && !(await setMobile(tx, key, account.id, proven.mobile))) return err('identity.mobile_taken')
    await writeDetails(tx, options, account, opening)
    if (await options.isSelfExcluded(tx, account)) return err('identity.not_available')
    // The code of the form has verified the number, which counts as a proof for changes.
    const entry: Entry = proven ? { ...REGISTER_ENTRY, shown: 'sms' } : REGISTER_ENTRY
    return ok({ outcome: 'opened', account, signIn: await sessions.open(tx, account, visit, entry) })
  })
}
