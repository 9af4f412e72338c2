/** What a member can tell about themselves, in the order of the form. */
export const PROFILE_FIELDS = [
  'nickname',
  'fullName',
  'payeeName',
  'birthday',
  'idNumber',
  'address',
  'nationality',
  'birthPlace',
  'occupation',
  'incomeSource',
  'telegram',
  'line',
  'zalo',
] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]

/** Where the money of a member comes from. */
export const INCOME_SOURCES = ['salary', 'business', 'savings', 'pension', 'investments', 'family', 'other'] as const

/** What the house must know before it pays out more; proven later by papers. */
export const PROFILE_OF_TIER_1 = [
  'fullName',
  'birthday',
  'idNumber',
  'address',
] as const satisfies readonly ProfileField[]
