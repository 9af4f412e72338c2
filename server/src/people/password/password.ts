import type { RefusalCode } from '@ronda/contract'
import { err, hours, minutes, ok, type Result } from '@ronda/core'
import { isWeakPassword } from '../identity/identity.ts'

/** Wrong current passwords within a session before it is locked, so that a stolen session cannot be used to guess. */
export const CHANGE_TRIES_MAX = 5
/** How long the lock lasts. */
export const CHANGE_LOCK_MS = minutes(15)

export const LINK_LIFE_MS = minutes(30)
/** Links that are valid at the same time, for users who request again because the first mail is slow. */
export const LINKS_LIVE_MAX = 3

/** Long enough to reach a person by phone, short enough that a lost note is soon useless. */
export const ONE_TIME_LIFE_MS = hours(24)
export const ONE_TIME_CHARACTERS = 14
/** Without characters that look like others, because it is read over the phone or written on paper. */
export const ONE_TIME_ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTVWXYZ23456789'

export type ChangeForm = {
  readonly oldPassword: string
  readonly newPassword: string
  readonly confirmNewPassword: string
}

/** The refusals that need no check of the current password, in the order of the fields. */
export function decideChange(
  form: ChangeForm,
  username: string,
): Result<string, RefusalCode & ('identity.password_weak' | 'identity.password_mismatch' | 'password.same')> {
  if (isWeakPassword(form.newPassword, username)) return err('identity.password_weak')
  if (form.newPassword !== form.confirmNewPassword) return err('identity.password_mismatch')
  if (form.newPassword.normalize('NFKC') === form.oldPassword.normalize('NFKC')) return err('password.same')
  return ok(form.newPassword)
}

/** Whether two spellings are the same mail address. */
export function isSameAddress(left: string, right: string): boolean {
  const normalise = (address: string): string => address.trim().normalize('NFKC').toLowerCase()
  return normalise(left) === normalise(right)
}
