import type { RegisterField } from '@ronda/contract'
import { err, ok, type Id, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { Visit } from '../../platform/http/index.ts'
import { appendEvent } from '../../platform/outbox/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { insertConsent, insertDetails, setEmail, setMobile, type Account } from '../identity/index.ts'
import type { SignInResult, Entry } from '../session/index.ts'
import type { CodeRefusal } from '../verification/index.ts'
import { NEWCOMER, openAccount, type MemberOptions } from './member.actions.ts'
import { findRegistration, insertRegistration, lockRegistration, type RegistrationMarks } from './registration.sql.ts'

/** Everything that a registration has earned, ready to be written. */
export type Opening = {
  readonly marks: RegistrationMarks
  /** Names to try, first come first: one that a person chose, or several that the house made up. */
  readonly names: readonly string[]
  readonly passwordHash: string | null
  readonly language: Language
  readonly countryCode: string | null
  readonly upline: Id<'account'> | undefined
  /** A mobile, and the code that must prove it. */
  readonly proven: { readonly mobile: string; readonly code: string } | undefined
  readonly email: string | undefined
  readonly details: ReadonlyMap<string, string>
  readonly termsVersion: string
}

/** What is kept beside the account; the rest of the form has done its work. */
const DETAILS = ['payeeName', 'qqNum', 'line', 'whatsapp', 'facebook', 'wechat', 'idNumber', 'birthday'] as const

export function detailsOf(fields: ReadonlyMap<RegisterField, string>): Map<string, string> {
  return new Map(DETAILS.flatMap((field) => (fields.has(field) ? [[field, fields.get(field) ?? '']] : [])))
}

export type OpeningRefusal =
  | CodeRefusal
  | 'identity.username_taken'
  | 'identity.mobile_taken'
  | 'identity.not_available'

/** Known, when another process has opened the account of this very registration in the meantime. */
export type Opened =
  | { readonly outcome: 'opened'; readonly account: Account; readonly entered: SignInResult }
  | { readonly outcome: 'known' }

async function openUnderOneOf(tx: Tx, options: MemberOptions, opening: Opening): Promise<Account | undefined> {
  for (const username of opening.names) {
    const { passwordHash, language, countryCode, upline } = opening
    const about = { username, kind: 'member', passwordHash, language, countryCode, upline } as const
    const account = await openAccount(tx, options, about)
    if (account) return account
  }
  return undefined
}

async function writeAbout(tx: Tx, options: MemberOptions, account: Account, opening: Opening): Promise<void> {
  const { key, clock } = options
  if (opening.email !== undefined) await setEmail(tx, key, account.id, { email: opening.email, provenAtMs: null })
  await insertDetails(tx, key, account.id, opening.details)
  const acceptedAtMs = clock.nowMs()
  await insertConsent(tx, account.id, { kind: 'terms', version: opening.termsVersion, acceptedAtMs })
  await insertRegistration(tx, opening.marks, account.id, acceptedAtMs)
  await appendEvent(tx, 'member.registered', { account: account.id })
}

/**
 * Account, wallets, details, consent and first session come into being together or not at all. The code is judged in
 * here as well, so that it is spent only if all that comes after it stands.
 */
export function open(options: MemberOptions, opening: Opening, visit: Visit): Promise<Result<Opened, OpeningRefusal>> {
  const { db, key, verification, sessions } = options
  return db.transact<Opened, OpeningRefusal>(async (tx) => {
    await lockRegistration(tx, opening.marks.id)
    if (await findRegistration(tx, opening.marks.id)) return ok({ outcome: 'known' })
    const { proven } = opening
    if (proven) {
      const checked = await verification.codes.check(tx, { flow: 'register', to: proven.mobile, code: proven.code })
      if (!checked.ok) return checked
    }
    const account = await openUnderOneOf(tx, options, opening)
    if (!account) return err('identity.username_taken')
    if (proven && !(await setMobile(tx, key, account.id, proven.mobile))) return err('identity.mobile_taken')
    await writeAbout(tx, options, account, opening)
    if (await options.isTurnedAway(tx, account)) return err('identity.not_available')
    // The code of the form has proven the number: that is what a change would ask for.
    const entry: Entry = proven ? { ...NEWCOMER, shown: 'sms' } : NEWCOMER
    return ok({ outcome: 'opened', account, entered: await sessions.open(tx, account, visit, entry) })
  })
}
