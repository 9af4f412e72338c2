import type { ProfileField, RefusalCode } from '@ronda/contract'

/** Fields that belong together in the form. */
export const PROFILE_GROUPS = {
  essential: ['fullName', 'birthday', 'idNumber', 'address'],
  more: ['nickname', 'payeeName', 'nationality', 'birthPlace', 'occupation', 'incomeSource'],
  contact: ['telegram', 'line', 'zalo'],
} as const satisfies Record<string, readonly ProfileField[]>
export type ProfileGroup = keyof typeof PROFILE_GROUPS

/** The field that a refusal is about. */
export const FIELD_OF: Partial<Record<RefusalCode, ProfileField>> = {
  'profile.nickname_invalid': 'nickname',
  'profile.full_name_invalid': 'fullName',
  'identity.payee_name_invalid': 'payeeName',
  'profile.name_mismatch': 'payeeName',
  'profile.payee_kept': 'payeeName',
  'identity.birthday_invalid': 'birthday',
  'identity.under_age': 'birthday',
  'identity.id_number_invalid': 'idNumber',
  'profile.address_invalid': 'address',
  'profile.nationality_invalid': 'nationality',
  'profile.birth_place_invalid': 'birthPlace',
  'profile.occupation_invalid': 'occupation',
  'profile.income_invalid': 'incomeSource',
  'profile.telegram_invalid': 'telegram',
  'identity.line_invalid': 'line',
  'profile.zalo_invalid': 'zalo',
}

type Texts = Readonly<Partial<Record<ProfileField, string>>>

/** The fields that differ from the stored ones. Only the end of the ID number is known, so an empty field keeps it. */
export function changesOf(group: ProfileGroup, known: Texts, typed: Texts): Texts {
  const changes: Partial<Record<ProfileField, string>> = {}
  for (const field of PROFILE_GROUPS[group]) {
    const text = typed[field]?.trim() ?? ''
    const before = field === 'idNumber' ? '' : (known[field] ?? '')
    if (text !== before) changes[field] = text
  }
  return changes
}
