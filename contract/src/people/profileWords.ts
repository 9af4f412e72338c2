/** The fields of a profile, in the order of the form. */
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

/** The sources of a member's income. */
export const INCOME_SOURCES = ['salary', 'business', 'savings', 'pension', 'investments', 'family', 'other'] as const

/** What is required before higher payouts; verified later by documents. */
export const PROFILE_OF_TIER_1 = [
  'fullName',
  'birthday',
  'idNumber',
  'address',
] as const satisfies readonly ProfileField[]
