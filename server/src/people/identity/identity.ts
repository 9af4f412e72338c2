import { days, type Currency, type Id } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { isCommonPassword } from './commonPasswords.ts'

export type AccountKind = 'member' | 'agent' | 'operator' | 'trial'

/** An account that can sign in. Its contacts are sealed and read separately, by `contactsOf`. */
export type Account = {
  readonly id: Id<'account'>
  readonly merchant: string
  readonly username: string
  readonly kind: AccountKind
  readonly currency: Currency
  readonly language: Language
  /** The short public number of a member. */
  readonly number: string
  readonly nickname: string
  readonly countryCode: string | null
  /** Whether an agent stands above the account. */
  readonly hasUpline: boolean
  readonly mustChangePassword: boolean
  /** Somebody else opened the account, and its owner has not accepted the terms yet. */
  readonly areTermsDue: boolean
  readonly isBlocked: boolean
  readonly firstLoginSeen: boolean
  readonly lastLoginAtMs: number | null
}

const NAME_CHARACTERS_MAX = 64

const PASSWORD_CHARACTERS_MIN = 8
const PASSWORD_CHARACTERS_MAX = 64

/** Whether a text can be a username at all. The rules for new names are in the brand's settings. */
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
  return sameName(password, username) || isCommonPassword(password)
}

/** Long, because forced changes lead to worse passwords; still, a password that leaked unnoticed ends some day. */
export const PASSWORD_AGE_MAX_MS = days(180)

/** Whether a password that was set at a time is too old. */
export function isOldPassword(setAtMs: number, nowMs: number): boolean {
  return nowMs - setAtMs > PASSWORD_AGE_MAX_MS
}

const wordsOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ')

/** Whether two names are the same person's: case, accents, punctuation and word order are ignored. */
export function isSamePerson(one: string, other: string): boolean {
  const words = wordsOf(one)
  return words !== '' && words === wordsOf(other)
}
