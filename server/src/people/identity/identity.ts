import { err, ok, type Currency, type Id, type Result } from '@ronda/core'
import type { RefusalCode } from '@ronda/contract'
import type { Language } from '@ronda/i18n'

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

/** What guessing programs try first and our other rules let through. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password1 password12 password123 passw0rd p4ssw0rd qwerty12 qwerty123 qwertyu1 1q2w3e4r 1q2w3e4r5t 1qaz2wsx abc12345
  abcd1234 a1b2c3d4 admin123 admin1234 welcome1 welcome123 iloveyou1 monkey123 dragon123 football1 baseball1 sunshine1
  princess1 letmein1 letmein123 trustno1 master123 hello123 hola1234 hola12345 contrasena1 contraseña1 clave123
  clave1234 teamo123 teamo1234 barcelona1 realmadrid1 mexico123 peru1234 chile123 colombia1 amorcito1 futbol123 test1234
  user1234 demo1234 casino123 ronda123 ronda1234 suerte777 lucky777 jackpot1 jackpot777`.split(/\s+/),
)

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
  return sameName(password, username) || COMMON_PASSWORDS.has(password.toLowerCase())
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
