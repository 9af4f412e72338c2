import { err, ok, type Currency, type Id, type Result } from '@ronda/core'
import type { RefusalCode } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import { isCommonPassword } from './commonPasswords.ts'

export type AccountKind = 'member' | 'agent' | 'operator' | 'trial'

/** Somebody who can sign in. How to reach them is sealed and read apart, by `contactsOf`. */
export type Account = {
  readonly id: Id<'account'>
  readonly merchant: string
  readonly username: string
  readonly kind: AccountKind
  readonly currency: Currency
  readonly language: Language
  /** The short public number that a member copies and says on the phone. */
  readonly number: string
  readonly nickname: string
  readonly countryCode: string | null
  readonly mustChangePassword: boolean
  readonly isBlocked: boolean
  readonly firstLoginSeen: boolean
  readonly lastLoginAtMs: number | null
}

/** Letters and digits, a letter first: readable aloud, and no two names look alike because of a sign. */
const USERNAME = /^[a-z][a-z0-9]{3,19}$/i

const PASSWORD_CHARACTERS_MIN = 8
const PASSWORD_CHARACTERS_MAX = 64

export function isUsername(text: string): boolean {
  return USERNAME.test(text)
}

/** Names that differ only in case are the same name. */
function sameName(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase()
}

export function isWeakPassword(password: string, username: string): boolean {
  const { length } = [...password]
  if (length < PASSWORD_CHARACTERS_MIN || length > PASSWORD_CHARACTERS_MAX) return true
  if (!/\p{L}/u.test(password) || !/\p{Nd}/u.test(password)) return true
  return sameName(password, username) || isCommonPassword(password)
}

export type RegistrationForm = {
  readonly username: string
  readonly password: string
  readonly confirmPassword: string
  readonly termsAccepted: boolean
}

export type Registration = { readonly username: string; readonly password: string }

/** Refusals are checked in the order of the fields on the form. Whether the name is free, only the database can say. */
export function decideRegistration(form: RegistrationForm): Result<Registration, RefusalCode & `identity.${string}`> {
  if (!isUsername(form.username)) return err('identity.username_invalid')
  if (isWeakPassword(form.password, form.username)) return err('identity.password_weak')
  if (form.password !== form.confirmPassword) return err('identity.password_mismatch')
  if (!form.termsAccepted) return err('identity.terms_not_accepted')
  return ok({ username: form.username, password: form.password })
}
