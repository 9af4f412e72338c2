import { isEmail, type SentCode, type SocialProvider } from '@ronda/contract'
import { err, ok, type Id, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { SecretKey } from '../../platform/secrets/index.ts'
import type { Factors } from '../factor/index.ts'
import {
  contactsOf,
  findPasswordChangedAt,
  parseMobile,
  recordSecurityChange,
  setEmail,
  setMobile,
  type Account,
  type Contacts,
} from '../identity/index.ts'
import type { SecurityNotifier } from '../password/index.ts'
import type { Sessions } from '../session/index.ts'
import { socialsOf } from '../social/index.ts'
import type { CodeRefusal, SendRefusal, Verification } from '../verification/index.ts'
import { maskEmail, maskMobile } from './security.ts'

export type SecurityOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  readonly factors: Factors
  readonly verification: Pick<Verification, 'codes'>
  readonly securityNotifier: SecurityNotifier
  readonly sessions: Pick<Sessions, 'lift' | 'clearProofs' | 'endSessionsOf'>
  /** Whether the account, with the contact that was just set, belongs to a person who has excluded themselves. */
  readonly isSelfExcluded: (tx: Tx, account: Id<'account'>) => Promise<boolean>
}

export type Overview = Awaited<ReturnType<Factors['of']>> & {
  readonly mobile: string | null
  readonly email: string | null
  readonly isEmailProven: boolean
  readonly passwordChangedAtMs: number | null
  readonly socials: readonly SocialProvider[]
}

/** The security overview of an account. Contacts are masked, because others may see an open screen. */
export async function overviewOf({ db, key, factors }: SecurityOptions, account: Id<'account'>): Promise<Overview> {
  const rest = await db.read(async (tx) => {
    const { mobile, email, isEmailProven } = await contactsOf(tx, key, account)
    return {
      mobile: mobile && maskMobile(mobile),
      email: email && maskEmail(email),
      isEmailProven,
      passwordChangedAtMs: await findPasswordChangedAt(tx, account),
      socials: await socialsOf(tx, account),
    }
  })
  return { ...(await factors.of(account)), ...rest }
}

export type CodeRequester = { readonly account: Account; readonly ip: string; readonly language: Language }

type BindRefusal = CodeRefusal | 'identity.not_available'
type EmailRefusal = BindRefusal | 'identity.email_invalid' | 'identity.email_taken'
type MobileRefusal = BindRefusal | 'verification.phone_invalid' | 'identity.mobile_taken'

/** The code works for this account only: another account cannot use it to set the address. */
export async function sendEmailCode(
  { verification }: SecurityOptions,
  { account, ip, language }: CodeRequester,
  typed: string,
): Promise<Result<SentCode, SendRefusal | 'identity.email_invalid'>> {
  const to = typed.trim()
  if (!isEmail(to)) return err('identity.email_invalid')
  const binding = account.id
  return verification.codes.send({ flow: 'setEmail', channel: 'mail', to, ip, language, account: account.id, binding })
}

/** The old address is notified: if the owner did not make the change, that is where they can be reached. */
export async function changeEmail(
  { db, clock, key, verification, securityNotifier, isSelfExcluded }: SecurityOptions,
  account: Account,
  given: { readonly email: string; readonly code: string },
): Promise<Result<undefined, EmailRefusal>> {
  const email = given.email.trim()
  if (!isEmail(email)) return err('identity.email_invalid')
  const changed = await db.transact(async (tx): Promise<Result<Contacts, EmailRefusal>> => {
    const before = await contactsOf(tx, key, account.id)
    const guess = { flow: 'setEmail', to: email, code: given.code, binding: account.id } as const
    const checked = await verification.codes.check(tx, guess)
    if (!checked.ok) return checked
    if (!(await setEmail(tx, key, account.id, { email, provenAtMs: clock.nowMs() }))) return err('identity.email_taken')
    if (await isSelfExcluded(tx, account.id)) return err('identity.not_available')
    await recordSecurityChange(tx, account.id, 'email', clock.nowMs())
    return ok(before)
  })
  if (!changed.ok) return changed
  securityNotifier.notify(account, { change: 'email', to: maskEmail(email) }, changed.value)
  return ok(undefined)
}

export async function sendMobileCode(
  { verification }: SecurityOptions,
  { account, ip, language }: CodeRequester,
  typed: { readonly mobileNum: string; readonly countryDialingCode: string },
): Promise<Result<SentCode, SendRefusal | 'verification.phone_invalid'>> {
  const mobile = parseMobile(typed.countryDialingCode, typed.mobileNum)
  if (!mobile.ok) return mobile
  const to = mobile.value
  const binding = account.id
  return verification.codes.send({ flow: 'setMobile', channel: 'sms', to, ip, language, account: account.id, binding })
}

export async function changeMobile(
  { db, clock, key, verification, securityNotifier, isSelfExcluded }: SecurityOptions,
  account: Account,
  given: { readonly mobileNum: string; readonly countryDialingCode: string; readonly code: string },
): Promise<Result<undefined, MobileRefusal>> {
  const mobile = parseMobile(given.countryDialingCode, given.mobileNum)
  if (!mobile.ok) return mobile
  const changed = await db.transact(async (tx): Promise<Result<Contacts, MobileRefusal>> => {
    const before = await contactsOf(tx, key, account.id)
    const guess = { flow: 'setMobile', to: mobile.value, code: given.code, binding: account.id } as const
    const checked = await verification.codes.check(tx, guess)
    if (!checked.ok) return checked
    if (!(await setMobile(tx, key, account.id, mobile.value))) return err('identity.mobile_taken')
    if (await isSelfExcluded(tx, account.id)) return err('identity.not_available')
    await recordSecurityChange(tx, account.id, 'mobile', clock.nowMs())
    return ok(before)
  })
  if (!changed.ok) return changed
  securityNotifier.notify(account, { change: 'mobile', to: maskMobile(mobile.value) }, changed.value)
  return ok(undefined)
}
