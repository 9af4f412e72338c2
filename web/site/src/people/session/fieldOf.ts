import type { Refusal } from '@ronda/client'

export type AccountField = 'username' | 'password' | 'confirmPassword' | 'termsAccepted'

const fields: Partial<Record<Refusal['code'], AccountField>> = {
  'identity.username_taken': 'username',
  'identity.username_invalid': 'username',
  'identity.password_weak': 'password',
  'identity.password_mismatch': 'confirmPassword',
  'identity.terms_not_accepted': 'termsAccepted',
}

/** The field a refusal is about; without one it is about the whole form. */
export function fieldOf(code: Refusal['code']): AccountField | undefined {
  return fields[code]
}
