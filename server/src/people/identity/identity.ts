import type { Currency, Id } from '@ronda/core'
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

const NAME_CHARACTERS_MAX = 64

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

/** Text that can be somebody's name at all. What a new name must look like, the settings of the house say. */
export function isUsername(text: string): boolean {
  return text.trim() !== '' && [...text].length <= NAME_CHARACTERS_MAX && !/[\p{C}\p{Z}]/u.test(text)
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
