import type { RefusalCode } from '@ronda/contract'
import { err, hours, minutes, ok, type Result } from '@ronda/core'
import { isWeakPassword } from '../identity/identity.ts'

/** Wrong current passwords inside a session before it may not try any more: whoever stole a session cannot guess on. */
export const CHANGE_TRIES_MAX = 5
/** How long that lasts. */
export const CHANGE_LOCK_MS = minutes(15)

export const LINK_LIFE_MS = minutes(30)
/** Links that work at the same time, for whoever asks again because the first mail is slow. */
export const LINKS_LIVE_MAX = 3

/** Long enough to reach somebody by phone, short enough not to lie about. */
export const ONE_TIME_LIFE_MS = hours(24)
export const ONE_TIME_CHARACTERS = 14
/** Nothing that is read for something else: it is told by phone or written on paper. */
export const ONE_TIME_ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTVWXYZ23456789'

export type ChangeForm = {
  readonly oldPassword: string
  readonly newPassword: string
  readonly confirmNewPassword: string
}

/** What can be said without knowing the current password, in the order of the fields. */
export function decideChange(
  form: ChangeForm,
  username: string,
): Result<string, RefusalCode & ('identity.password_weak' | 'identity.password_mismatch' | 'password.same')> {
  if (isWeakPassword(form.newPassword, username)) return err('identity.password_weak')
  if (form.newPassword !== form.confirmNewPassword) return err('identity.password_mismatch')
  if (form.newPassword.normalize('NFKC') === form.oldPassword.normalize('NFKC')) return err('password.same')
  return ok(form.newPassword)
}

/** Two spellings of one address, as far as the mail cares. */
export function isSameAddress(left: string, right: string): boolean {
  const spelled = (address: string): string => address.trim().normalize('NFKC').toLowerCase()
  return spelled(left) === spelled(right)
}
